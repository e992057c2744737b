import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pantryIds, pantryIdsQuery, pantryPage, searchPantryQuery } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { sendJson } from '../../database/json-rows.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { listPantryIds } from './list-pantry-ids.ts';
import { searchPantry } from './search-pantry.ts';

/** The pantry of somebody who has thousands of foods, page by page. */
export const pantrySearchRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/pantry/search',
    {
      ...accountOnly,
      schema: {
        summary: 'One page of the saved foods that match, in one of six orders, and how many there are',
        querystring: searchPantryQuery,
        response: { 200: pantryPage },
      },
    },
    async (request, reply) => sendJson(reply, await searchPantry(db, requireUser(request), request.query)),
  );

  app.get(
    '/pantry/ids',
    {
      ...accountOnly,
      schema: {
        summary: 'Ids and names of all saved foods that match, newest first',
        querystring: pantryIdsQuery,
        response: { 200: pantryIds },
      },
    },
    (request) => listPantryIds(db, requireUser(request), request.query.search),
  );
};
