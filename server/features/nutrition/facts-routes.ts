import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analyzeFactsRequest } from '#contract/analyze-facts.ts';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import { guestOrAccountOnly } from '../../plugins/actor.ts';
import { limitEdits } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';

interface FactsDeps {
  foods: () => readonly Food[];
  limits: RateLimits;
}

/** An analysis of a product is a few kilobytes. */
const BODY_LIMIT_BYTES = 128 * 1024;

/** What a browser cannot work out after an edit: better choices from the foods table. */
export const factsRoutes: FastifyPluginAsyncZod<FactsDeps> = async (app, { foods, limits }) => {
  app.post(
    '/analyze-facts',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: [guestOrAccountOnly.onRequest, limitEdits(limits)],
      schema: {
        summary: 'Compute score, texts and alternatives anew for a product that was edited or typed by hand',
        body: analyzeFactsRequest,
        response: { 200: nutritionAnalysis },
      },
    },
    async (request) => analyzeFacts(factsFromAnalysis(request.body.analysis), foods()),
  );
};
