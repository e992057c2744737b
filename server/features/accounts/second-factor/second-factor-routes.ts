import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import {
  authenticatorSetup,
  confirmAuthenticatorRequest,
  confirmedByPassword,
  recoveryCodes,
  secondFactorState,
} from '#contract/second-factor.ts';
import { accountOnly, requireUser } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmPasswordWithin } from '../confirm-password.ts';
import { recordEvent } from '../events/record-event.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  readSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
} from './second-factor.ts';

/** Sign-in in two steps: password, then the code of an authenticator app. */
export const secondFactorRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { limits } = deps;

  const read = {
    summary: 'Whether sign-in takes a second step',
    response: { 200: secondFactorState },
  };
  app.get('/account/second-factor', { ...accountOnly, schema: read }, (request) =>
    readSecondFactor(deps, requireUser(request)),
  );

  const begin = {
    summary: 'Begin to set up an authenticator app',
    body: confirmedByPassword,
    response: { 200: authenticatorSetup, 409: errorBody },
  };
  app.post('/account/second-factor', { ...accountOnly, schema: begin }, async (request) => {
    const userId = requireUser(request);
    await confirmPasswordWithin(deps, userId, request.body.password);
    return beginAuthenticator(deps, userId);
  });

  const confirm = {
    summary: 'Turn sign-in in two steps on with a first code',
    body: confirmAuthenticatorRequest,
    response: { 200: recoveryCodes, 404: errorBody },
  };
  app.post('/account/second-factor/confirm', { ...accountOnly, schema: confirm }, async (request) => {
    const userId = requireUser(request);
    await limits.spend('login_code', String(userId));
    const codes = await confirmAuthenticator(deps, userId, request.body.code);
    await limits.clear('login_code', String(userId));
    await recordEvent(deps, request, { userId, kind: 'authenticator_added' });
    return { recoveryCodes: codes };
  });

  const renew = {
    summary: 'Replace the recovery codes by new ones',
    body: confirmedByPassword,
    response: { 200: recoveryCodes, 404: errorBody },
  };
  app.post('/account/second-factor/recovery-codes', { ...accountOnly, schema: renew }, async (request) => {
    const userId = requireUser(request);
    await confirmPasswordWithin(deps, userId, request.body.password);
    const codes = await renewRecoveryCodes(deps, userId);
    await recordEvent(deps, request, { userId, kind: 'recovery_codes_renewed' });
    return { recoveryCodes: codes };
  });

  const remove = {
    summary: 'Turn sign-in in two steps off',
    body: confirmedByPassword,
    response: { 204: z.undefined().describe('Off') },
  };
  app.post('/account/second-factor/remove', { ...accountOnly, schema: remove }, async (request, reply) => {
    const userId = requireUser(request);
    await confirmPasswordWithin(deps, userId, request.body.password);
    if (await removeAuthenticator(deps, userId))
      await recordEvent(deps, request, { userId, kind: 'authenticator_removed' });
    return reply.code(204).send();
  });
};
