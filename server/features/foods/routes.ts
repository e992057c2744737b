import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { foundFoods, searchFoodsQuery } from '#contract/foods.ts';
import { guestOrAccountOnly } from '../../plugins/actor.ts';
import { limitEdits } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { searchFoods } from './search-foods.ts';

/** The USDA table, by name. */
export const foodRoutes: FastifyPluginAsyncZod<{ limits: RateLimits }> = async (app, { limits }) => {
  app.get(
    '/foods',
    {
      onRequest: [guestOrAccountOnly.onRequest, limitEdits(limits)],
      schema: {
        summary: 'Foods of the USDA table that a name may mean, with portions, values and keto score',
        querystring: searchFoodsQuery,
        response: { 200: foundFoods },
      },
    },
    async (request) => searchFoods(request.query.search, request.query.limit),
  );
};
