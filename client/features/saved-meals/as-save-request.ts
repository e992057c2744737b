import type { SavedMealPlan, SaveMealPlan } from '#contract/meal-plans.ts';

/** A plan to be saved anew as it was, under another id. */
export const asSaveRequest = (saved: SavedMealPlan): SaveMealPlan => {
  const { title, content, pantryItemIds, mealPlanType, plan } = saved;
  return {
    title,
    content,
    pantryItemIds,
    mealPlanType,
    mealTypes: JSON.parse(saved.mealTypes ?? '[]'),
    plan,
  };
};
