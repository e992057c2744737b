import { createHmac } from 'node:crypto';
import { clientNetwork } from '../../client-network.ts';
import type { Config } from '../../config.ts';
import type { Asking } from '../../models/model-turns.ts';

/** One count of a day that a question goes into. */
export interface CountedAsker {
  /** Keyed hash: the table names nobody. */
  asker: string;
  /** Null for guests, visitors and networks. */
  userId: number | null;
  /** Questions a day. */
  limit: number;
}

export interface AskerSettings {
  config: Pick<Config, 'AI_DAILY_QUESTIONS_GUEST' | 'AI_DAILY_QUESTIONS_ACCOUNT' | 'RATE_LIMIT_FACTOR'>;
  askerKey: string;
}

/** A household shares an address, and an emptied browser gets a new guest id: so many guests have room behind one. */
const GUESTS_PER_NETWORK = 4;

/**
 * The counts that one question goes into, the asker's own first: an account; a guest and their network; a visitor,
 * who has nothing but a network, and the same wider count of it.
 */
export function countsOf(
  { actor, ip }: Pick<Asking, 'actor' | 'ip'>,
  { config, askerKey }: AskerSettings,
): [CountedAsker, ...CountedAsker[]] {
  const hash = (subject: string) => createHmac('sha256', askerKey).update(subject).digest('base64url');
  if (actor.kind === 'user') {
    const { userId } = actor;
    return [{ asker: hash(`user ${userId}`), userId, limit: config.AI_DAILY_QUESTIONS_ACCOUNT }];
  }
  const limit = config.AI_DAILY_QUESTIONS_GUEST;
  const network = clientNetwork(ip);
  const own = actor.kind === 'guest' ? `guest ${actor.guestId}` : `visitor ${network}`;
  const shared = limit * GUESTS_PER_NETWORK * config.RATE_LIMIT_FACTOR;
  return [
    { asker: hash(own), userId: null, limit },
    { asker: hash(`network ${network}`), userId: null, limit: shared },
  ];
}
