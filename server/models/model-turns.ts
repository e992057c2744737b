import type { FastifyBaseLogger } from 'fastify';
import type { ModelTurn } from '#coach/worded/model-turn.ts';
import type { CoachInfo } from '#contract/chat.ts';
import type { Actor } from '../plugins/actor.ts';

/** Who asks, as far as a request tells. */
export interface Asking {
  actor: Actor;
  /** Address the request came from. */
  ip: string;
  log: FastifyBaseLogger;
}

/** The way of a question to the model that is set up. */
export interface ModelTurns {
  /** One question's leave to be worded by the model; null where none is set up. */
  turnFor(asking: Asking): ModelTurn | null;
  /** Who answers, and how much of the day is left for this asker. */
  coachInfo(asking: Asking): Promise<CoachInfo>;
}
