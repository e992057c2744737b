import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Coach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { type Person, UNKNOWN_PERSON } from '#coach/person/person.ts';
import type { CookingIdeas, PlanIdeas } from '#coach/skills/pantry/cooking-ideas.ts';
import {
  type AnswerEvent,
  askRequest,
  type ChatEntry,
  chatRequest,
  chatResponse,
  coachInfo,
  type GuestData,
} from '#contract/chat.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import { isTimeZone } from '#domain/dates/calendar-day.ts';
import type { Clock } from '../../clock.ts';
import type { ModelTurns } from '../../models/model-turns.ts';
import { guestOrAccountOnly } from '../../plugins/actor.ts';
import { limitAiCalls } from '../../plugins/ai-limit.ts';
import { logError } from '../../plugins/error-handler.ts';
import { toAppError } from '../../plugins/to-app-error.ts';
import type { RateLimits } from '../../rate-limits.ts';
import {
  abortOnDisconnect,
  EVENT_STREAM,
  eventStream,
  sendEvents,
  wantsEvents,
} from '../../streaming/event-stream.ts';
import { type PersonSources, personOfAccount } from './person-of-account.ts';
import { personOfGuest } from './person-of-guest.ts';

const answer = {
  description: 'The answer, whole or, under `Accept: text/event-stream`, as it is made',
  content: {
    'application/json': { schema: chatResponse },
    [EVENT_STREAM]: {
      schema: eventStream(
        'status, safety, off_topic, text, restart, notice, unchecked, source, used, next, then done or error',
      ),
    },
  },
};

interface CoachDeps {
  coach: Coach;
  limits: RateLimits;
  clock: Clock;
  sources: PersonSources;
  turns: ModelTurns;
  /** Dishes from an account's pantry. */
  planIdeas(userId: number, meals: readonly MealCategory[], signal: AbortSignal): Promise<CookingIdeas>;
}

/** Questions to the coach. Nothing is stored here: the client stores an exchange once it is complete. */
export const coachRoutes: FastifyPluginAsyncZod<CoachDeps> = async (app, deps) => {
  const limit = limitAiCalls(deps.limits);

  app.get(
    '/coach',
    {
      schema: {
        summary: 'Who answers, where questions go, and how many more a model words today for who asks this',
        response: { 200: coachInfo },
      },
    },
    (request) => deps.turns.coachInfo(request),
  );

  app.post(
    '/captain-keto/chat',
    {
      onRequest: [guestOrAccountOnly.onRequest, limit],
      schema: {
        summary: 'Ask the coach, with the last exchanges as context',
        body: chatRequest,
        response: { 200: answer },
      },
    },
    (request, reply) => {
      const { message, localHistory, guestData, timeZone } = request.body;
      return answerQuestion(deps, request, reply, {
        question: message,
        history: localHistory,
        guestData,
        timeZone,
      });
    },
  );

  app.post(
    '/ask',
    {
      onRequest: limit,
      schema: {
        summary: 'A question without an account, from the landing page, with the last exchanges as context',
        body: askRequest,
        response: { 200: answer },
      },
    },
    (request, reply) =>
      answerQuestion(deps, request, reply, {
        question: request.body.question,
        history: request.body.localHistory,
      }),
  );
};

interface Asked {
  question: string;
  history: ChatEntry[];
  guestData?: GuestData | undefined;
  timeZone?: string | undefined;
}

async function answerQuestion(
  deps: CoachDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { question, history, guestData, timeZone }: Asked,
) {
  const { coach, clock, sources, turns } = deps;
  const signal = abortOnDisconnect(reply);
  const person = personOf(request, sources, guestData);
  const profile = await person.profile();
  const events = coach.answer({
    question,
    history,
    signal,
    person,
    now: clock.now(),
    zone: [profile?.timeZone, timeZone].find((zone) => zone && isTimeZone(zone)) ?? undefined,
    country: profile?.country ?? undefined,
    turn: turns.turnFor(request),
    planIdeas: ideasFor(deps, request, signal),
  });
  if (!wantsEvents(request)) return collectAnswer(events);
  return sendEvents<AnswerEvent>(reply, events, (thrown) => {
    const error = toAppError(thrown);
    logError(error, request);
    return { type: 'error', message: error.message };
  });
}

/** Ideas for accounts alone. Where planning fails, the coach answers without it. */
function ideasFor(
  { planIdeas }: CoachDeps,
  request: FastifyRequest,
  signal: AbortSignal,
): PlanIdeas | undefined {
  const { actor } = request;
  if (actor.kind !== 'user') return undefined;
  return (meals) =>
    planIdeas(actor.userId, meals, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      logError(toAppError(error), request);
      return null;
    });
}

/** Whose data may be used: the account's own, a guest's as sent, nobody's for a visitor. */
function personOf({ actor }: FastifyRequest, sources: PersonSources, guestData?: GuestData): Person {
  if (actor.kind === 'user') return personOfAccount(sources, actor.userId);
  return actor.kind === 'guest' ? personOfGuest(guestData) : UNKNOWN_PERSON;
}
