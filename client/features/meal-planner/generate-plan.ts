import {
  type GeneratedMealPlan,
  type GenerateMealPlan,
  generateMealPlanResponse,
} from '#contract/meal-plans.ts';
import { api } from '../../lib/api/api.ts';
import { ConnectionError } from '../../lib/api/api-error.ts';

const NO_PLAN = 'No meal plan received from server';

/** A plan's text that is no text, or empty, is a failure with words of its own. */
const answerParser = {
  parse(value: unknown): GeneratedMealPlan {
    const text = typeof value === 'object' && value !== null && 'mealPlan' in value ? value.mealPlan : null;
    if (typeof text !== 'string' || text.trim() === '') throw new Error(NO_PLAN);
    return generateMealPlanResponse.parse(value);
  },
};

/** POST /api/ai/generate-meal-plan. Rejects with ApiError; its `refusal` says why no plan is possible. */
export const generatePlan = (request: GenerateMealPlan, signal: AbortSignal): Promise<GeneratedMealPlan> =>
  api.post('/api/ai/generate-meal-plan', answerParser, { body: request, signal });

/** What to say when there is no plan and no reason in the planner's words. */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionError)
    return 'A meal plan is made by the server and needs the network. What you selected stays selected.';
  return error instanceof Error && error.message === NO_PLAN ? NO_PLAN : 'Please try again later';
}
