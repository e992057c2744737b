import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createDiaryEntries,
  diaryDays,
  diaryEntries,
  diaryEntry,
  diaryEntryParams,
  exportDiaryQuery,
  frequentFoods,
  listDiary,
  loggedEntries,
  updateDiaryEntry,
} from '#contract/diary.ts';
import { errorBody } from '#contract/errors.ts';
import { readMeal as mealAnswer, readMealRequest } from '#contract/meal-text.ts';
import { readRecipe, readRecipeRequest } from '#contract/recipe.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { sendJson } from '../../database/json-rows.ts';
import { accountOnly, guestOrAccountOnly, requireUser } from '../../plugins/actor.ts';
import { limitEdits } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { sendPieces } from '../../streaming/file-pieces.ts';
import { deleteEntry, updateEntry } from './change-entry.ts';
import { createEntries } from './create-entries.ts';
import { diaryCsv } from './export-diary.ts';
import { daysAsJson, entriesAsJson, frequentAsJson } from './list-entries.ts';
import { createMealReader } from './meal-reader.ts';
import { readToldMeal } from './read-told-meal.ts';

/** What was eaten. */
export const diaryRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock; limits: RateLimits }> = async (
  app,
  { limits, ...deps },
) => {
  const { db, clock } = deps;
  const meals = createMealReader();
  app.addHook('onClose', () => meals.close());
  app.get(
    '/diary',
    {
      ...accountOnly,
      schema: {
        summary: 'What was eaten on some days, in order',
        querystring: listDiary,
        response: { 200: diaryEntries },
      },
    },
    async (request, reply) => sendJson(reply, await entriesAsJson(db, requireUser(request), request.query)),
  );

  app.get(
    '/diary/days',
    {
      ...accountOnly,
      schema: {
        summary: 'Sums of the days on which something was eaten',
        querystring: listDiary,
        response: { 200: diaryDays },
      },
    },
    async (request, reply) => sendJson(reply, await daysAsJson(db, requireUser(request), request.query)),
  );

  app.get(
    '/diary/frequent',
    {
      ...accountOnly,
      schema: {
        summary: 'Favorites, then what was eaten lately, each as it was eaten last',
        response: { 200: frequentFoods },
      },
    },
    async (request, reply) => sendJson(reply, await frequentAsJson(db, requireUser(request), clock.now())),
  );

  app.get(
    '/diary/export',
    {
      ...accountOnly,
      schema: {
        summary: 'Everything that was logged, as CSV',
        querystring: exportDiaryQuery,
        response: {
          200: {
            description: 'A line an entry, its values as they stand in the diary',
            content: { 'text/csv': { schema: z.string() } },
          },
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const userId = requireUser(request);
      await limits.spend('export_person', String(userId));
      const file = { fileName: 'my-diary.csv', type: 'text/csv' } as const;
      return sendPieces(reply, diaryCsv(db, userId, request.query.timeZone), file);
    },
  );

  app.post(
    '/diary',
    {
      ...accountOnly,
      schema: {
        summary: 'Log what was eaten, all or nothing',
        body: createDiaryEntries,
        response: { 200: loggedEntries, 201: loggedEntries },
      },
    },
    async (request, reply) => {
      const logged = await createEntries(deps, requireUser(request), request.body.entries);
      return reply.code(logged.added > 0 ? 201 : 200).send(logged);
    },
  );

  app.patch(
    '/diary/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Correct an entry',
        params: diaryEntryParams,
        body: updateDiaryEntry,
        response: { 200: diaryEntry },
      },
    },
    (request) => updateEntry(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/diary/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove an entry; the pantry gets back what it gave',
        params: diaryEntryParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deleteEntry(db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/diary/read',
    {
      onRequest: [guestOrAccountOnly.onRequest, limitEdits(limits)],
      schema: {
        summary: 'What a meal told in words holds: foods, amounts and values, each with its range',
        body: readMealRequest,
        response: { 200: mealAnswer },
      },
    },
    (request) => readToldMeal({ db, meals }, request.actor, request.body),
  );

  app.post(
    '/recipes/read',
    {
      onRequest: [guestOrAccountOnly.onRequest, limitEdits(limits)],
      schema: {
        summary: 'What a recipe holds: each line as the foods it may mean, with grams and values',
        body: readRecipeRequest,
        response: { 200: readRecipe },
      },
    },
    (request) => meals.readRecipe(request.body.text),
  );
};
