import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser, GUEST_ID_HEADER, registerRequest } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { clientNetwork } from '../../client-network.ts';
import { createGuestId } from '../../guest-id.ts';
import { announceGuest } from '../../plugins/actor.ts';
import { endSession } from '../../plugins/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { guestUser } from './current-user.ts';
import { recordEvent } from './events/record-event.ts';
import { openSession } from './open-session.ts';
import { registerAccount } from './register-account.ts';

/** The two ways in for people without an account: make one, or come as a guest. */
export const newcomerRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits, secrets } = deps;

  const register = {
    summary: 'Create an account and sign in',
    body: registerRequest,
    response: { 201: currentUser, 409: errorBody, 429: errorBody },
  };
  app.post('/register', { schema: register }, async (request, reply) => {
    await limits.spend('register_address', clientNetwork(request.ip));
    const account = await registerAccount(deps, request.body);
    await openSession(deps, request, reply, account);
    await recordEvent(deps, request, { userId: account.userId, kind: 'account_created' });
    reply.removeHeader(GUEST_ID_HEADER);
    return reply.code(201).send(account.user);
  });

  const loginGuest = {
    summary: 'Start as a guest, or continue as the guest whose id was sent',
    response: { 200: currentUser, 429: errorBody },
  };
  app.post('/login-guest', { schema: loginGuest }, async (request, reply) => {
    const { actor } = request;
    await limits.spend('guest_address', clientNetwork(request.ip));
    // Who asks to be a guest is no longer signed in; else the session would win over the guest id.
    if (actor.kind === 'user') await endSession(request, reply);
    const guestId = actor.kind === 'guest' ? actor.guestId : createGuestId(secrets.guestKey);
    announceGuest(reply, guestId);
    return guestUser(guestId);
  });
};
