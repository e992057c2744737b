import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_ID_HEADER } from '#contract/auth.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { AppError } from '../errors.ts';
import { createGuestId, isOwnGuestId } from '../guest-id.ts';
import { refusing } from './describe-refusals.ts';

/** Who makes a request. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'user'; userId: number };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Tells from session and guest header who is asking. The registered session wins over the guest header. */
export function identifyActor(app: FastifyInstance, guestKey: string): void {
  app.decorateRequest('actor');
  app.addHook('onRequest', async (request, reply) => {
    request.actor = actorOf(request, guestKey);
    checkSender(request);
    if (request.actor.kind === 'guest') announceGuest(reply, request.actor.guestId);
  });
}

function actorOf(request: FastifyRequest, guestKey: string): Actor {
  const { userId } = request.session;
  if (userId !== undefined) return { kind: 'user', userId };
  const header = request.headers[GUEST_ID_HEADER];
  if (typeof header !== 'string' || header === '') return { kind: 'anonymous' };
  return { kind: 'guest', guestId: isOwnGuestId(header, guestKey) ? header : createGuestId(guestKey) };
}

/** @throws AppError not_signed_in for a call that was made in somebody else's name */
function checkSender({ actor, headers }: FastifyRequest): void {
  const sentBy = headers[SENT_BY_HEADER];
  if (sentBy === undefined) return;
  const isOwn = actor.kind === 'user' ? sentBy === String(actor.userId) : sentBy === actor.kind;
  if (!isOwn) throw notSignedIn();
}

/** The browser keeps the guest id that this header carries. */
export function announceGuest(reply: FastifyReply, guestId: string): void {
  reply.header(GUEST_ID_HEADER, guestId);
}

const ACCOUNT_NEEDED = 'You need an account for this. Please sign up or log in.';

/**
 * @param message what guests are told
 * @throws AppError not_signed_in for anonymous visitors, account_required for guests
 */
export function requireUser({ actor }: FastifyRequest, message = ACCOUNT_NEEDED): number {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind === 'guest') throw new AppError('account_required', { message });
  throw notSignedIn();
}

/** @throws AppError not_signed_in for anonymous visitors */
export function requireGuestOrUser({ actor }: FastifyRequest): Exclude<Actor, { kind: 'anonymous' }> {
  if (actor.kind === 'anonymous') throw notSignedIn();
  return actor;
}

export function notSignedIn(): AppError {
  return new AppError('not_signed_in', { message: 'Please sign in to continue.' });
}

/** Route options that turn others away before their body is even looked at; `message` is for guests. */
export const accountOnlyFor = (message: string) => ({
  onRequest: refusing([401, 403], async (request) => {
    requireUser(request, message);
  }),
});

export const accountOnly = accountOnlyFor(ACCOUNT_NEEDED);

export const guestOrAccountOnly = {
  onRequest: refusing([401], async (request) => {
    requireGuestOrUser(request);
  }),
};
