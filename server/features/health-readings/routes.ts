import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { healthReading, healthReadingParams, savedReading } from '#contract/health-readings.ts';
import { listReadingsQuery, READINGS_LIST_MOST } from '#contract/pages.ts';
import { importReadings as importBody, importResult } from '#contract/readings-import.ts';
import { sendPage } from '../../database/page.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { limitImports } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { abortOnDisconnect } from '../../streaming/event-stream.ts';
import { createReading } from './create-reading.ts';
import { createCsvReader } from './csv-reader.ts';
import { deleteReading } from './delete-reading.ts';
import { importReadings } from './import-readings.ts';
import { readingsPage } from './list-readings.ts';
import { changesBody, submissionBody } from './read-submission.ts';
import type { ReadingDeps } from './reading-deps.ts';
import { updateReading } from './update-reading.ts';
import { type AdviceDeps, withAdvice } from './with-advice.ts';

/** A file of 5 MB, of which JSON escapes half. */
const IMPORT_BODY_BYTES = 8 * 1024 * 1024;

/** Glucose, ketones, weight and waist of an account. */
export const healthReadingRoutes: FastifyPluginAsyncZod<
  ReadingDeps & AdviceDeps & { limits: RateLimits }
> = async (app, deps) => {
  const csvReader = createCsvReader();
  app.addHook('onClose', () => csvReader.close());

  app.get(
    '/health-readings',
    {
      ...accountOnly,
      schema: {
        summary: `Readings between two instants, newest first, at most ${READINGS_LIST_MOST.toLocaleString('en-US')} at once; the \`Link\` header has the next page`,
        querystring: listReadingsQuery,
        response: { 200: z.array(healthReading) },
      },
    },
    async (request, reply) =>
      sendPage(reply, await readingsPage(deps.db, requireUser(request), request.query)),
  );

  app.post(
    '/health-readings',
    {
      ...accountOnly,
      schema: {
        summary: 'Save a reading, alone or with what it says about the person',
        body: submissionBody,
        response: { 200: savedReading, 201: savedReading },
      },
    },
    async (request, reply) => {
      const userId = requireUser(request);
      const { reading, isNew, facts } = await createReading(deps, userId, request.body);
      return reply.code(isNew ? 201 : 200).send(await withAdvice(deps, userId, reading, facts));
    },
  );

  app.post(
    '/health-readings/import',
    {
      bodyLimit: IMPORT_BODY_BYTES,
      onRequest: [accountOnly.onRequest, limitImports(deps.limits)],
      schema: {
        summary: 'Store what is new in a CSV file, and say why each other line was refused',
        body: importBody,
        response: {
          200: importResult,
          504: errorBody,
        },
      },
    },
    (request, reply) =>
      importReadings({ ...deps, csvReader }, requireUser(request), request.body, abortOnDisconnect(reply)),
  );

  app.patch(
    '/health-readings/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Correct a reading',
        params: healthReadingParams,
        body: changesBody,
        response: { 200: savedReading },
      },
    },
    async (request) => {
      const userId = requireUser(request);
      const reading = await updateReading(deps, userId, request.params.id, request.body);
      return withAdvice(deps, userId, reading);
    },
  );

  app.delete(
    '/health-readings/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a reading',
        params: healthReadingParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deleteReading(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
