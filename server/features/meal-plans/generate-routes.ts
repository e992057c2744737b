import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorBody } from '#contract/errors.ts';
import { generateMealPlanRequest, generateMealPlanResponse } from '#contract/meal-plans.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { limitPlans } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { abortOnDisconnect } from '../../streaming/event-stream.ts';
import { generateMealPlan, type PlanningDeps } from './generate-meal-plan.ts';

/** Thousands of items may be sent whole, though only their ids are read. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

export const generateRoutes: FastifyPluginAsyncZod<PlanningDeps & { limits: RateLimits }> = async (
  app,
  deps,
) => {
  app.post(
    '/ai/generate-meal-plan',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: [accountOnly.onRequest, limitPlans(deps.limits)],
      schema: {
        summary: 'Plan meals from selected foods; 422 names the limit in the way and what would free it',
        body: generateMealPlanRequest,
        response: {
          200: generateMealPlanResponse,
          404: errorBody,
          422: errorBody,
          504: errorBody,
        },
      },
    },
    (request, reply) => generateMealPlan(deps, requireUser(request), request.body, abortOnDisconnect(reply)),
  );
};
