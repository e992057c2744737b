import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  currentUser,
  forgotPasswordRequest,
  GUEST_ID_HEADER,
  loginRequest,
  messageResponse,
  registerRequest,
  resetPasswordRequest,
} from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import type { BackgroundTasks } from '../../background-tasks.ts';
import { clientNetwork } from '../../client-network.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { createGuestId } from '../../guest-id.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { announceGuest, notSignedIn } from '../../plugins/actor.ts';
import { endSession } from '../../plugins/sessions.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { Secrets } from '../../secrets.ts';
import { checkCredentials } from './check-credentials.ts';
import { findUser, guestUser } from './current-user.ts';
import { closeSession, openSession } from './open-session.ts';
import { registerAccount } from './register-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

interface AccountDeps {
  db: Database;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  mailer: Mailer;
  limits: RateLimits;
  background: BackgroundTasks;
}

const RESET_SENT =
  'If an account exists for this address, a reset link is on its way. It works for one hour.';
const RESET_DONE = 'Your password has been changed. Please sign in with the new one.';

/** Sign-in, registration, guests, sign-out and the way back from a forgotten password. */
export const accountRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db, limits } = deps;

  app.get(
    '/user',
    { schema: { summary: 'Who is signed in', response: { 200: currentUser, 401: errorBody } } },
    async (request, reply) => {
      const { actor } = request;
      if (actor.kind === 'guest') return guestUser(actor.guestId);
      const user = actor.kind === 'user' ? await findUser(db, actor.userId) : null;
      if (user) return user;
      if (actor.kind === 'user') await endSession(request, reply);
      throw notSignedIn();
    },
  );

  app.post(
    '/register',
    {
      schema: {
        summary: 'Create an account and sign in',
        body: registerRequest,
        response: { 201: currentUser, 400: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      await limits.spend('register_address', clientNetwork(request.ip));
      const account = await registerAccount(deps, request.body);
      await openSession(deps, request, reply, account);
      reply.removeHeader(GUEST_ID_HEADER);
      return reply.code(201).send(account.user);
    },
  );

  app.post(
    '/login',
    {
      schema: {
        summary: 'Sign in',
        body: loginRequest,
        response: { 200: currentUser, 400: errorBody, 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { username } = request.body;
      const network = clientNetwork(request.ip);
      await limits.spend('login_address', network);
      await limits.spend('login_account_address', `${username} ${network}`);
      await limits.spend('login_account', username);
      const account = await checkCredentials(db, request.body);
      await openSession(deps, request, reply, account);
      await limits.clear('login_account_address', `${username} ${network}`);
      reply.removeHeader(GUEST_ID_HEADER);
      return account.user;
    },
  );

  app.post(
    '/login-guest',
    {
      schema: {
        summary: 'Start as a guest, or continue as the guest whose id was sent',
        response: { 200: currentUser, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { actor } = request;
      await limits.spend('guest_address', clientNetwork(request.ip));
      // Who asks to be a guest is no longer signed in; else the session would win over the guest id.
      if (actor.kind === 'user') await endSession(request, reply);
      const guestId = actor.kind === 'guest' ? actor.guestId : createGuestId(deps.secrets.guestKey);
      announceGuest(reply, guestId);
      return guestUser(guestId);
    },
  );

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

  app.post(
    '/forgot-password',
    {
      schema: {
        summary: 'Ask for a mail with a reset link',
        body: forgotPasswordRequest,
        response: { 200: messageResponse, 400: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { username } = request.body;
      await limits.spend('forgot_address', clientNetwork(request.ip));
      await limits.spend('forgot_account', username);
      // Answered before the address is looked up, so neither text nor time tells whether it has an account.
      deps.background.run('password reset mail', async () => {
        const sentTo = await requestPasswordReset({ ...deps, publicUrl: deps.config.PUBLIC_URL }, username);
        if (sentTo) request.log.info({ sentTo }, 'password reset mail written');
      });
      return { message: RESET_SENT };
    },
  );

  app.post(
    '/reset-password',
    {
      schema: {
        summary: 'Choose a new password with the token of the mailed link',
        body: resetPasswordRequest,
        response: { 200: messageResponse, 400: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      await limits.spend('reset_address', clientNetwork(request.ip));
      await resetPassword(deps, request.body);
      return { message: RESET_DONE };
    },
  );
};
