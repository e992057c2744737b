import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cooked, cookedParams, cookingUndone, cookRequest, mealPlanParams } from '#contract/meal-plans.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { cookPlan } from './cook-plan.ts';
import { undoCooking } from './undo-cooking.ts';

/** What cooking takes from the pantry. */
export const cookingRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (app, deps) => {
  app.post(
    '/meal-plans/:id/cooked',
    {
      ...accountOnly,
      schema: {
        summary:
          'Take what a dish or the whole plan used from the pantry; 200 when that was done before under the same key',
        params: mealPlanParams,
        body: cookRequest,
        response: { 200: cooked, 201: cooked },
      },
    },
    async (request, reply) => {
      const done = await cookPlan(deps, requireUser(request), request.params.id, request.body);
      return reply.code(done.isNew ? 201 : 200).send(done.cooked);
    },
  );

  app.post(
    '/meal-plans/cooked/:cookedId/undo',
    {
      ...accountOnly,
      schema: {
        summary: 'Put back what a cooking took, once',
        params: cookedParams,
        response: { 200: cookingUndone },
      },
    },
    (request) => undoCooking(deps, requireUser(request), request.params.cookedId),
  );
};
