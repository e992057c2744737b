import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../client-network.ts';
import { AppError } from '../../errors.ts';

/** Uploads that may be held at once, on disk or in the line: of everybody, and of one person. */
const HELD_MOST = 60;
const HELD_PER_PERSON = 6;
/** About two photos later. */
const RETRY_AFTER_S = 10;

/** Whose turn it is: an account's, or for guests their network's, since a new guest is made with every call. */
export function personOf({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): string {
  return actor.kind === 'user' ? `account ${actor.userId}` : `network ${clientNetwork(ip)}`;
}

/** Refuses an upload before it is received where too many are held; counted until each is answered or broken off. */
export function boundUploads() {
  const held = new Map<string, number>();
  let all = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const person = personOf(request);
    const own = held.get(person) ?? 0;
    if (own >= HELD_PER_PERSON) {
      throw new AppError('too_many_requests', {
        message: 'We are still reading several of your photos. Please wait until they are done.',
        log: 'uploads of one person',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    if (all >= HELD_MOST) {
      throw new AppError('unavailable', {
        message: 'We are reading a lot of photos right now. Please try again in a moment.',
        log: 'uploads of all',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    held.set(person, own + 1);
    all += 1;
    reply.raw.once('close', () => {
      all -= 1;
      const left = (held.get(person) ?? 1) - 1;
      if (left === 0) held.delete(person);
      else held.set(person, left);
    });
  };
}
