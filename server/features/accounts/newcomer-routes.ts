import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser, GUEST_ID_HEADER, messageResponse, registerRequest } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { clientNetwork } from '../../client-network.ts';
import { createGuestId } from '../../guest-id.ts';
import { sendsMail } from '../../mail/mailer.ts';
import { announceGuest } from '../../plugins/actor.ts';
import { endSession } from '../../plugins/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { refuseCommonPassword } from './common-password.ts';
import { guestUser } from './current-user.ts';
import { mailRegistration } from './email/mail-registration.ts';
import { recordEvent } from './events/record-event.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { registerAccount } from './register-account.ts';

const REGISTRATION_SENT = 'We sent an email to this address. Open the link in it within 24 hours to finish.';

/** The two ways in for people without an account: make one, or come as a guest. */
export const newcomerRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits, secrets, background } = deps;

  const register = {
    summary: 'Create an account and sign in; where mail is set up, ask for the link that does so',
    body: registerRequest,
    response: { 201: currentUser, 202: messageResponse, 409: errorBody, 429: errorBody },
  };
  app.post('/register', { schema: register }, async (request, reply) => {
    await limits.spend('register_address', clientNetwork(request.ip));
    if (sendsMail(deps.config)) {
      const { username: email, password, displayName = null } = request.body;
      await refuseCommonPassword(password);
      // Worked out for a taken address too, and the address is looked up after the answer: its time tells nothing.
      const passwordHash = await hashPassword(password);
      background.run('registration mail', async () => {
        const sentTo = await mailRegistration(deps, { email, passwordHash, displayName });
        request.log.info({ sentTo }, 'registration mail written');
      });
      return reply.code(202).send({ message: REGISTRATION_SENT });
    }
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
