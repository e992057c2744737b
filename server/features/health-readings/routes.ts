import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { healthReading, healthReadingParams, listReadings as listQuery } from '#contract/health-readings.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { createReading } from './create-reading.ts';
import { deleteReading } from './delete-reading.ts';
import { listReadings } from './list-readings.ts';
import { changesBody, submissionBody } from './read-submission.ts';
import type { ReadingDeps } from './reading-deps.ts';
import { updateReading } from './update-reading.ts';

const refusals = { 400: errorBody, 401: errorBody, 403: errorBody };

/** Glucose, ketones, weight and waist of an account. */
export const healthReadingRoutes: FastifyPluginAsyncZod<ReadingDeps> = async (app, deps) => {
  app.get(
    '/health-readings',
    {
      ...accountOnly,
      schema: {
        summary: 'Readings between two instants, newest first',
        querystring: listQuery,
        response: { 200: z.array(healthReading), ...refusals },
      },
    },
    async (request, reply) => {
      const readings = await listReadings(deps.db, requireUser(request), request.query);
      // Rows come as the contract says (a test holds them to it); checking ten thousand anew would take longer
      // than reading them.
      return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(readings);
    },
  );

  app.post(
    '/health-readings',
    {
      ...accountOnly,
      schema: {
        summary: 'Save a reading, alone or with what it says about the person',
        body: submissionBody,
        response: { 200: healthReading, 201: healthReading, ...refusals },
      },
    },
    async (request, reply) => {
      const { reading, isNew } = await createReading(deps, requireUser(request), request.body);
      return reply.code(isNew ? 201 : 200).send(reading);
    },
  );

  app.patch(
    '/health-readings/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Correct a reading',
        params: healthReadingParams,
        body: changesBody,
        response: { 200: healthReading, 404: errorBody, ...refusals },
      },
    },
    (request) => updateReading(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/health-readings/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a reading',
        params: healthReadingParams,
        response: { 204: z.undefined().describe('Removed'), 404: errorBody, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteReading(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
