import type { SaveMealPlan } from '#contract/meal-plans.ts';
import type { ShownPlan } from './plan-visit.ts';

/** The plan as it is saved under a title; its key is the idempotency key. */
export const toSaveRequest = (
  { answer: { mealPlan, plan }, items }: ShownPlan,
  title: string,
): SaveMealPlan => ({
  title,
  content: mealPlan,
  pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
  mealPlanType: plan.type,
  mealTypes: plan.mealTypes,
  plan,
});
