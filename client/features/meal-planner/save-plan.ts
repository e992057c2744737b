import { type SavedMealPlan, type SaveMealPlan, savedMealPlan } from '#contract/meal-plans.ts';
import { api } from '../../lib/api/api.ts';
import type { ShownPlan } from './plan-visit.ts';

/** POST /api/meal-plans. */
export const savePlan = (request: SaveMealPlan): Promise<SavedMealPlan> =>
  api.post('/api/meal-plans', savedMealPlan, { body: request });

export const toSaveRequest = (
  { answer: { mealPlan, plan }, items, key }: ShownPlan,
  title: string,
): SaveMealPlan => ({
  title,
  content: mealPlan,
  pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
  mealPlanType: plan.type,
  mealTypes: plan.mealTypes,
  plan,
  idempotencyKey: key,
});
