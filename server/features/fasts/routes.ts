import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import {
  fast,
  fastList,
  fastParams,
  listFasts as listQuery,
  startFast as startBody,
  updateFast as updateBody,
} from '#contract/fasts.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { deleteFast } from './delete-fast.ts';
import { listFasts } from './list-fasts.ts';
import { startFast } from './start-fast.ts';
import { updateFast } from './update-fast.ts';

/** Fasts an account timed. */
export const fastRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (app, deps) => {
  app.get(
    '/fasts',
    {
      ...accountOnly,
      schema: {
        summary: 'Fasts, the last one first, and the server’s time',
        querystring: listQuery,
        response: { 200: fastList },
      },
    },
    (request) => listFasts(deps, requireUser(request), request.query.limit),
  );

  app.post(
    '/fasts',
    {
      ...accountOnly,
      schema: {
        summary: 'Start a fast, or note one that is over',
        body: startBody,
        response: { 200: fast, 201: fast, 409: errorBody },
      },
    },
    async (request, reply) => {
      const started = await startFast(deps, requireUser(request), request.body);
      return reply.code(started.isNew ? 201 : 200).send(started.fast);
    },
  );

  app.patch(
    '/fasts/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'End, correct or reopen a fast',
        params: fastParams,
        body: updateBody,
        response: { 200: fast, 409: errorBody },
      },
    },
    (request) => updateFast(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/fasts/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a fast',
        params: fastParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deleteFast(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
