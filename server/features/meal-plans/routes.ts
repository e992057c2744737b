import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import {
  mealPlanParams,
  renameMealPlanRequest,
  savedMealPlan,
  saveMealPlanRequest,
} from '#contract/meal-plans.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { cookingRoutes } from './cooking-routes.ts';
import { deleteMealPlan } from './delete-meal-plan.ts';
import type { PlanningDeps } from './generate-meal-plan.ts';
import { generateRoutes } from './generate-routes.ts';
import { listMealPlans } from './list-meal-plans.ts';
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
        summary: 'Saved meal plans, newest first',
        response: { 200: z.array(savedMealPlan) },
      },
    },
    (request) => listMealPlans(deps.db, requireUser(request)),
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
