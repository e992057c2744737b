import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import {
  createPantryItemRequest,
  pantryItem,
  pantryItemParams,
  updatePantryItemRequest,
} from '#contract/pantry.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { createPantryItem } from './create-pantry-item.ts';
import { deletePantryItem } from './delete-pantry-item.ts';
import { listPantryItems } from './list-pantry-items.ts';
import { updatePantryItem } from './update-pantry-item.ts';

const refusals = { 401: errorBody, 403: errorBody };

/** Saved foods of an account. */
export const pantryRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (app, deps) => {
  app.post(
    '/pantry/items',
    {
      ...accountOnly,
      schema: {
        summary: 'Save a food',
        body: createPantryItemRequest,
        response: { 201: pantryItem, 400: errorBody, ...refusals },
      },
    },
    async (request, reply) => {
      const item = await createPantryItem(deps, requireUser(request), request.body);
      return reply.code(201).send(item);
    },
  );

  app.get(
    '/pantry/items',
    {
      ...accountOnly,
      schema: {
        summary: 'All saved foods, newest first',
        response: { 200: z.array(pantryItem), ...refusals },
      },
    },
    (request) => listPantryItems(deps.db, requireUser(request)),
  );

  app.patch(
    '/pantry/items/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Change name or notes',
        params: pantryItemParams,
        body: updatePantryItemRequest,
        response: { 200: pantryItem, 400: errorBody, 404: errorBody, ...refusals },
      },
    },
    (request) => updatePantryItem(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/pantry/items/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a food',
        params: pantryItemParams,
        response: { 204: z.undefined().describe('Removed'), 404: errorBody, ...refusals },
      },
    },
    async (request, reply) => {
      await deletePantryItem(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
