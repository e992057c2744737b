import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listPantryQuery, PAGE_CHARACTERS_MOST, PANTRY_LIST_MOST } from '#contract/pages.ts';
import {
  createPantryItemRequest,
  pantryItem,
  pantryItemParams,
  updatePantryItemRequest,
} from '#contract/pantry.ts';
import { sendPage } from '../../database/page.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { createPantryItem, type PantryDeps } from './create-pantry-item.ts';
import { deletePantryItem } from './delete-pantry-item.ts';
import { findPantryItem } from './find-pantry-item.ts';
import { pantryItemsPage } from './list-pantry-items.ts';
import { restorePantryItem } from './restore-pantry-item.ts';
import { pantrySearchRoutes } from './search-routes.ts';
import { updatePantryItem } from './update-pantry-item.ts';

/** Saved foods of an account. */
export const pantryRoutes: FastifyPluginAsyncZod<PantryDeps> = async (app, deps) => {
  await app.register(pantrySearchRoutes, deps);

  app.post(
    '/pantry/items',
    {
      ...accountOnly,
      schema: {
        summary:
          'Save a food; with `foodId` its numbers are those of the USDA table for `portionGrams`; 200 when it was saved before under the same idempotency key',
        body: createPantryItemRequest,
        response: { 200: pantryItem, 201: pantryItem },
      },
    },
    async (request, reply) => {
      const { item, isNew } = await createPantryItem(deps, requireUser(request), request.body);
      return reply.code(isNew ? 201 : 200).send(item);
    },
  );

  app.get(
    '/pantry/items',
    {
      ...accountOnly,
      schema: {
        summary: `Saved foods with their analyses, newest first, at most ${PANTRY_LIST_MOST} or ${PAGE_CHARACTERS_MOST / 1e6} MB at once; the \`Link\` header has the next page`,
        querystring: listPantryQuery,
        response: { 200: z.array(pantryItem) },
      },
    },
    async (request, reply) =>
      sendPage(reply, await pantryItemsPage(deps.db, { userId: requireUser(request), ...request.query })),
  );

  app.get(
    '/pantry/items/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'One saved food with its analysis',
        params: pantryItemParams,
        response: { 200: pantryItem },
      },
    },
    (request) => findPantryItem(deps.db, requireUser(request), request.params.id),
  );

  app.patch(
    '/pantry/items/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Change name, notes, favorite, amount at hand or use-by date',
        params: pantryItemParams,
        body: updatePantryItemRequest,
        response: { 200: pantryItem },
      },
    },
    (request) => updatePantryItem(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/pantry/items/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a food; it can be restored for some minutes',
        params: pantryItemParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deletePantryItem(deps, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/pantry/items/:id/restore',
    {
      ...accountOnly,
      schema: {
        summary: 'Bring a removed food back as it was, with its id',
        params: pantryItemParams,
        response: { 200: pantryItem },
      },
    },
    (request) => restorePantryItem(deps, requireUser(request), request.params.id),
  );
};
