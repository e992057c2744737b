import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountExport,
  changeAccountRequest,
  changePasswordRequest,
  deleteAccountRequest,
} from '#contract/account.ts';
import { currentUser, messageResponse } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import { AppError } from '../../errors.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { endSession } from '../../plugins/sessions.ts';
import { sendPieces } from '../../streaming/file-pieces.ts';
import type { AccountDeps } from './account-deps.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { recordEvent } from './events/record-event.ts';
import { exportAccount } from './export-account.ts';
import { openSession } from './open-session.ts';
import { renameAccount } from './rename-account.ts';

/** Each holds a connection of the pool as long as somebody downloads. */
const EXPORTS_AT_ONCE = 4;
const BUSY = 'Several people are downloading their data right now. Please try again in half a minute.';
const CHANGED = 'Your password has been changed. Other devices are signed out.';
/** What the owner of an account can change, take along and delete. */
export const accountRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db, limits } = deps;

  const rename = {
    summary: 'Change the display name; null takes it away',
    body: changeAccountRequest,
    response: { 200: currentUser },
  };
  app.patch('/account', { ...accountOnly, schema: rename }, (request) =>
    renameAccount(db, requireUser(request), request.body),
  );

  const password = {
    summary: 'Change the password and sign out everywhere else',
    body: changePasswordRequest,
    response: { 200: messageResponse, 429: errorBody },
  };
  app.post('/account/password', { ...accountOnly, schema: password }, async (request, reply) => {
    const userId = requireUser(request);
    await limits.spend('confirm_password', String(userId));
    const passwordHash = await changePassword(db, userId, request.body);
    await openSession(deps, request, reply, { userId, passwordHash });
    await recordEvent(deps, request, { userId, kind: 'password_changed' });
    await limits.clear('confirm_password', String(userId));
    return { message: CHANGED };
  });

  const download = {
    summary: 'Everything that is stored about the account, as JSON',
    response: { 200: accountExport, 429: errorBody },
  };
  let exports = 0;
  app.get('/account/export', { ...accountOnly, schema: download }, async (request, reply) => {
    const userId = requireUser(request);
    if (exports >= EXPORTS_AT_ONCE) throw new AppError('unavailable', { message: BUSY, retryAfterS: 30 });
    exports += 1;
    try {
      await limits.spend('export_person', String(userId));
      await recordEvent(deps, request, { userId, kind: 'data_downloaded' });
      const pieces = exportAccount(deps, userId, request.session.sessionId);
      const file = { fileName: 'my-keto-data.json', type: 'application/json' } as const;
      return await sendPieces(reply, pieces, file, () => {
        exports -= 1;
      });
    } catch (error) {
      exports -= 1;
      throw error;
    }
  });

  const remove = {
    summary: 'Delete the account and everything it stored',
    body: deleteAccountRequest,
    response: {
      204: z.undefined().describe('Deleted'),
      429: errorBody,
    },
  };
  app.post('/account/delete', { ...accountOnly, schema: remove }, async (request, reply) => {
    const userId = requireUser(request);
    await limits.spend('confirm_password', String(userId));
    await deleteAccount(db, userId, request.body.password);
    await endSession(request, reply);
    return reply.code(204).send();
  });
};
