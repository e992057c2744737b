import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, GUEST_ID_HEADER } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import {
  newPasskeyRequest,
  passkey,
  passkeyCreation,
  passkeyList,
  passkeyQuestion,
  passkeySignInRequest,
  renamePasskeyRequest,
} from '#contract/passkeys.ts';
import { confirmedByPassword } from '#contract/second-factor.ts';
import { clientNetwork } from '../../../client-network.ts';
import { accountOnly, requireUser } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmPasswordWithin } from '../confirm-password.ts';
import { deviceWords } from '../device-words.ts';
import { recordEvent, recordSignIn } from '../events/record-event.ts';
import { openSession } from '../open-session.ts';
import { askForSignIn, checkPasskey } from './passkey-sign-in.ts';
import { addPasskey, askForNewPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

const byId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Keys of a person's devices that sign in without a password. */
export const passkeyRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db, limits } = deps;

  const list = { summary: 'The passkeys of the account', response: { 200: passkeyList } };
  app.get('/account/passkeys', { ...accountOnly, schema: list }, (request) =>
    listPasskeys({ db }, requireUser(request)),
  );

  const ask = {
    summary: 'Begin to add a passkey',
    body: confirmedByPassword,
    response: { 200: passkeyCreation, 409: errorBody },
  };
  app.post('/account/passkeys/options', { ...accountOnly, schema: ask }, async (request) => {
    const userId = requireUser(request);
    await confirmPasswordWithin(deps, userId, request.body.password);
    return askForNewPasskey(deps, userId);
  });

  const add = {
    summary: 'Add the passkey that the browser made',
    body: newPasskeyRequest,
    response: { 201: passkeyList, 409: errorBody },
  };
  app.post('/account/passkeys', { ...accountOnly, schema: add }, async (request, reply) => {
    const userId = requireUser(request);
    const { credential, name = deviceWords(request.headers['user-agent']) || 'Passkey' } = request.body;
    await addPasskey(deps, userId, { credential, name });
    await recordEvent(deps, request, { userId, kind: 'passkey_added' });
    return reply.code(201).send(await listPasskeys({ db }, userId));
  });

  const rename = {
    summary: 'Give a passkey another name',
    params: byId,
    body: renamePasskeyRequest,
    response: { 200: passkey },
  };
  app.patch('/account/passkeys/:id', { ...accountOnly, schema: rename }, (request) =>
    renamePasskey({ db }, requireUser(request), { id: request.params.id, name: request.body.name }),
  );

  const remove = {
    summary: 'Remove a passkey',
    params: byId,
    response: { 204: z.undefined().describe('Removed') },
  };
  app.delete('/account/passkeys/:id', { ...accountOnly, schema: remove }, async (request, reply) => {
    const userId = requireUser(request);
    await removePasskey({ db }, userId, request.params.id);
    await recordEvent(deps, request, { userId, kind: 'passkey_removed' });
    return reply.code(204).send();
  });

  const askSignIn = { summary: 'Begin to sign in with a passkey', response: { 200: passkeyQuestion } };
  app.post('/login/passkey/options', { schema: askSignIn }, async (request) => {
    await limits.spend('passkey_address', clientNetwork(request.ip));
    return askForSignIn(deps);
  });

  const signIn = {
    summary: 'Sign in with a passkey',
    body: passkeySignInRequest,
    response: { 200: currentUser },
  };
  app.post('/login/passkey', { schema: signIn }, async (request, reply) => {
    await limits.spend('passkey_address', clientNetwork(request.ip));
    const account = await checkPasskey(deps, request.body);
    await openSession(deps, request, reply, account);
    await recordSignIn(deps, request, account.userId);
    reply.removeHeader(GUEST_ID_HEADER);
    return account.user;
  });
};
