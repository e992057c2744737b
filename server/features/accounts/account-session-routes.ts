import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountSessionList, endedSessions } from '#contract/account.ts';
import { accountEventPage, accountEventsQuery } from '#contract/account-events.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import type { AccountDeps } from './account-deps.ts';
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts';
import { listEvents } from './events/list-events.ts';
import { recordEvent } from './events/record-event.ts';
import { listSessions } from './list-sessions.ts';

/** Where an account is signed in and what happened to its safety, for its owner to see and to end. */
export const accountSessionRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db } = deps;

  const list = {
    summary: 'The browsers that are signed in to the account',
    response: { 200: accountSessionList },
  };
  app.get('/account/sessions', { ...accountOnly, schema: list }, (request) =>
    listSessions(deps, requireUser(request), request.session.sessionId),
  );

  const endOne = {
    summary: 'Sign one other browser out',
    params: z.object({ id: z.string().max(100) }),
    response: { 204: z.undefined().describe('Signed out') },
  };
  app.delete('/account/sessions/:id', { ...accountOnly, schema: endOne }, async (request, reply) => {
    const userId = requireUser(request);
    const currentSid = request.session.sessionId;
    await endOwnSession(db, userId, { id: request.params.id, currentSid });
    await recordEvent(deps, request, { userId, kind: 'signed_out_elsewhere' });
    return reply.code(204).send();
  });

  const endOthers = {
    summary: 'Sign every other browser out',
    response: { 200: endedSessions },
  };
  app.delete('/account/sessions', { ...accountOnly, schema: endOthers }, async (request) => {
    const userId = requireUser(request);
    const ended = await endOtherSessions(db, userId, request.session.sessionId);
    if (ended > 0) await recordEvent(deps, request, { userId, kind: 'signed_out_elsewhere' });
    return { ended };
  });

  const events = {
    summary: 'What happened to the safety of the account, the newest first',
    querystring: accountEventsQuery,
    response: { 200: accountEventPage },
  };
  app.get('/account/events', { ...accountOnly, schema: events }, (request) =>
    listEvents(db, requireUser(request), request.query.before),
  );
};
