import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgotPasswordRequest, messageResponse, resetPasswordRequest } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { clientNetwork } from '../../client-network.ts';
import type { AccountDeps } from './account-deps.ts';
import { recordEvent } from './events/record-event.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const RESET_SENT =
  'If an account exists for this address, a reset link is on its way. It works for one hour.';
const RESET_DONE = 'Your password has been changed. Please sign in with the new one.';

/** The way back for somebody who forgot the password. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits, background } = deps;

  const forgot = {
    summary: 'Ask for a mail with a reset link',
    body: forgotPasswordRequest,
    response: { 200: messageResponse, 429: errorBody },
  };
  app.post('/forgot-password', { schema: forgot }, async (request) => {
    const { username } = request.body;
    await limits.spend('forgot_address', clientNetwork(request.ip));
    // Answered before the address is looked up, so neither text nor time tells whether it has an account.
    background.run('password reset mail', async () => {
      const mailed = await requestPasswordReset({ ...deps, publicUrl: deps.config.PUBLIC_URL }, username);
      if (!mailed) return;
      request.log.info({ sentTo: mailed.sentTo }, 'password reset mail written');
      await recordEvent(deps, request, { userId: mailed.userId, kind: 'password_reset_asked' });
    });
    return { message: RESET_SENT };
  });

  const reset = {
    summary: 'Choose a new password with the token of the mailed link',
    body: resetPasswordRequest,
    response: { 200: messageResponse, 429: errorBody },
  };
  app.post('/reset-password', { schema: reset }, async (request) => {
    await limits.spend('reset_address', clientNetwork(request.ip));
    const userId = await resetPassword(deps, request.body);
    await recordEvent(deps, request, { userId, kind: 'password_reset' });
    return { message: RESET_DONE };
  });
};
