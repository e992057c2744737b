import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, GUEST_ID_HEADER, loginRequest } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { clientNetwork } from '../../client-network.ts';
import { notSignedIn } from '../../plugins/actor.ts';
import { endSession } from '../../plugins/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { checkCredentials } from './check-credentials.ts';
import { guestUser, toCurrentUser } from './current-user.ts';
import { recordEvent, recordSignIn } from './events/record-event.ts';
import { closeSession, openSession } from './open-session.ts';
import { passSecondFactor } from './second-factor/second-factor.ts';

/** Who is signed in, sign-in and sign-out. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db, limits } = deps;

  app.get(
    '/user',
    { schema: { summary: 'Who is signed in', response: { 200: currentUser } } },
    async (request, reply) => {
      const { actor, session } = request;
      if (actor.kind === 'guest') return guestUser(actor.guestId);
      if (actor.kind === 'user' && session.account) return toCurrentUser(session.account);
      if (actor.kind === 'user') await endSession(request, reply);
      throw notSignedIn();
    },
  );

  const login = {
    summary: 'Sign in',
    body: loginRequest,
    response: { 200: currentUser, 429: errorBody },
  };
  app.post('/login', { schema: login }, async (request, reply) => {
    const { username, code } = request.body;
    const network = clientNetwork(request.ip);
    const accountAndPlace = `${username} ${network}`;
    await limits.spend('login_address', network);
    await limits.spend('login_account_address', accountAndPlace);
    await limits.spend('login_account', username);
    const account = await checkCredentials(db, request.body);
    const { userId } = account;
    const spend = () => limits.spend('login_code', String(userId));
    const passed = await passSecondFactor(deps, { userId, code, spend });
    await openSession(deps, request, reply, account);
    if (passed !== 'none') await limits.clear('login_code', String(userId));
    if (passed === 'recovery_code') await recordEvent(deps, request, { userId, kind: 'recovery_code_used' });
    await recordSignIn(deps, request, userId);
    await limits.clear('login_account_address', accountAndPlace);
    reply.removeHeader(GUEST_ID_HEADER);
    return account.user;
  });

  app.post(
    '/logout',
    { schema: { summary: 'Sign out', response: { 204: z.undefined().describe('Signed out') } } },
    async (request, reply) => {
      if (request.actor.kind === 'user') await closeSession(db, request, reply);
      // The browser has just forgotten its guest id and must not learn it again from this answer.
      reply.removeHeader(GUEST_ID_HEADER);
      return reply.code(204).send();
    },
  );
};
