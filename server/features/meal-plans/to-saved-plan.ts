import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { planType } from '#contract/meal-plans.ts';
import type { savedMealPlans } from '../../database/schema/meals.ts';

/** A stored row as it goes over the wire; a check in the database holds the type to the known ones. */
export function toSavedPlan({
  userId: _owner,
  idempotencyKey: _key,
  createdAt,
  mealPlanType,
  ...plan
}: typeof savedMealPlans.$inferSelect): SavedMealPlan {
  return { ...plan, mealPlanType: planType.parse(mealPlanType), createdAt: createdAt.toISOString() };
}
