import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountEmail, changeEmailRequest, confirmEmailRequest } from '#contract/account-email.ts';
import { currentUser, GUEST_ID_HEADER, messageResponse } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { clientNetwork } from '../../../client-network.ts';
import { AppError } from '../../../errors.ts';
import { accountOnly, requireUser } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmPasswordWithin } from '../confirm-password.ts';
import { recordEvent } from '../events/record-event.ts';
import { openSession } from '../open-session.ts';
import { hashResetToken } from '../reset-token.ts';
import { confirmAddress } from './confirm-address.ts';
import { finishRegistration } from './finish-registration.ts';
import { mailAccountLink } from './mail-account-link.ts';
import { findMailLink, type OfAccount } from './mail-link.ts';
import { readEmail } from './read-email.ts';

const VERIFIED = 'Your email address is verified. Thank you.';
const ALREADY_VERIFIED = 'Your email address is already verified.';
const sentTo = (address: string) =>
  `We sent an email to ${address}. Open the link in it within 24 hours to finish.`;

/** The address of an account: whether it is verified, how it is changed, and the page that mailed links lead to. */
export const emailRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits, background } = deps;

  const mailLater = (link: OfAccount) =>
    background.run('email link', async () => {
      const sent = await mailAccountLink(deps, link);
      app.log.info({ kind: link.kind, sentTo: sent }, 'email link mailed');
    });

  const read = {
    summary: 'The email address of the account, and whether it is verified',
    response: { 200: accountEmail },
  };
  app.get('/account/email', { ...accountOnly, schema: read }, (request) =>
    readEmail(deps, requireUser(request)),
  );

  const change = {
    summary: 'Ask for a link to a new email address; the account moves when it is opened',
    body: changeEmailRequest,
    response: { 200: messageResponse, 409: errorBody },
  };
  app.post('/account/email', { ...accountOnly, schema: change }, async (request) => {
    const userId = requireUser(request);
    const { newEmail, password } = request.body;
    const { address, canChange } = await readEmail(deps, userId);
    if (!canChange) throw noMail('change');
    await confirmPasswordWithin(deps, userId, password);
    if (newEmail === address) throw sameAddress();
    await limits.spend('mail_account', String(userId));
    await recordEvent(deps, request, { userId, kind: 'email_change_asked', noticeTo: address });
    mailLater({ kind: 'change', email: newEmail, userId });
    return { message: sentTo(newEmail) };
  });

  const verify = {
    summary: 'Ask for a link that verifies the email address',
    response: { 200: messageResponse, 409: errorBody },
  };
  app.post('/account/email/verify', { ...accountOnly, schema: verify }, async (request) => {
    const userId = requireUser(request);
    const { address, isVerified, canChange } = await readEmail(deps, userId);
    if (!canChange) throw noMail('verify');
    if (isVerified) return { message: ALREADY_VERIFIED };
    await limits.spend('mail_account', String(userId));
    mailLater({ kind: 'verify', email: address, userId });
    return { message: sentTo(address) };
  });

  const confirm = {
    summary: 'Use a mailed link: finishes a registration and signs in, or verifies or changes an address',
    body: confirmEmailRequest,
    response: { 200: messageResponse, 201: currentUser, 429: errorBody },
  };
  app.post('/confirm-email', { schema: confirm }, async (request, reply) => {
    const { token, password } = request.body;
    await limits.spend('confirm_email_address', clientNetwork(request.ip));
    await limits.spend('confirm_email_link', hashResetToken(token));
    const link = await findMailLink(deps, token);
    if (link.kind === 'register') {
      const account = await finishRegistration(deps, link, password);
      await openSession(deps, request, reply, account);
      await recordEvent(deps, request, { userId: account.userId, kind: 'account_created' });
      reply.removeHeader(GUEST_ID_HEADER);
      return reply.code(201).send(account.user);
    }
    const { kind, userId, email } = link;
    const before = await confirmAddress(deps, link, password);
    if (kind === 'verify') {
      await recordEvent(deps, request, { userId, kind: 'email_verified' });
      return { message: VERIFIED };
    }
    await recordEvent(deps, request, { userId, kind: 'email_changed', noticeTo: before });
    return { message: `Your email address is now ${email}. Please use it to sign in.` };
  });
};

const noMail = (what: string) =>
  new AppError('no_mail', {
    message: `This server can’t send email, so you can’t ${what} an email address here.`,
  });

function sameAddress(): AppError {
  const message = 'This is already your email address.';
  return new AppError('invalid_input', { message, fields: { newEmail: message } });
}
