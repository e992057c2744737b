import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import {
  listedMealPlan,
  mealPlanParams,
  renameMealPlanRequest,
  savedMealPlan,
  saveMealPlanRequest,
} from '#contract/meal-plans.ts';
import { listPlansQuery, PAGE_CHARACTERS_MOST, PLANS_LIST_MOST } from '#contract/pages.ts';
import { sendPage } from '../../database/page.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { cookingRoutes } from './cooking-routes.ts';
import { deleteMealPlan } from './delete-meal-plan.ts';
import type { PlanningDeps } from './generate-meal-plan.ts';
import { generateRoutes } from './generate-routes.ts';
import { findMealPlan, listMealPlans } from './list-meal-plans.ts';
import { renameMealPlan } from './rename-meal-plan.ts';
import { saveMealPlan } from './save-meal-plan.ts';

/** Plans from the pantry, and those that were saved. */
export const mealPlanRoutes: FastifyPluginAsyncZod<PlanningDeps & { limits: RateLimits }> = async (
  app,
  deps,
) => {
  await app.register(generateRoutes, deps);
  await app.register(cookingRoutes, deps);

  app.post(
    '/meal-plans',
    {
      ...accountOnly,
      schema: {
        summary: 'Save a meal plan; 200 when it was stored before under the same idempotency key',
        body: saveMealPlanRequest,
        response: { 200: savedMealPlan, 201: savedMealPlan, 404: errorBody },
      },
    },
    async (request, reply) => {
      const { plan, isNew } = await saveMealPlan(deps, requireUser(request), request.body);
      return reply.code(isNew ? 201 : 200).send(plan);
    },
  );

  app.get(
    '/meal-plans',
    {
      ...accountOnly,
      schema: {
        summary: `Saved meal plans, newest first, at most ${PLANS_LIST_MOST} or ${PAGE_CHARACTERS_MOST / 1e6} MB at once; the \`Link\` header has the next page. \`view=titles\` lists them without their text`,
        querystring: listPlansQuery,
        response: { 200: z.union([z.array(savedMealPlan), z.array(listedMealPlan)]) },
      },
    },
    async (request, reply) =>
      sendPage(reply, await listMealPlans(deps.db, requireUser(request), request.query)),
  );

  app.get(
    '/meal-plans/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'One saved meal plan with its text',
        params: mealPlanParams,
        response: { 200: savedMealPlan },
      },
    },
    (request) => findMealPlan(deps.db, requireUser(request), request.params.id),
  );

  app.patch(
    '/meal-plans/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Rename a meal plan',
        params: mealPlanParams,
        body: renameMealPlanRequest,
        response: { 200: savedMealPlan },
      },
    },
    (request) => renameMealPlan(deps.db, requireUser(request), request.params.id, request.body.title),
  );

  app.delete(
    '/meal-plans/:id',
    {
      ...accountOnly,
      schema: {
        summary: 'Remove a meal plan',
        params: mealPlanParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deleteMealPlan(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
