import type { MealPlan, PlanIngredient } from '#contract/meal-plans.ts';
import { scaledAmount } from './kitchen-amounts.ts';

const scaledIngredient = (one: PlanIngredient, servings: number): PlanIngredient => ({
  ...one,
  grams: one.grams * servings,
  amount: one.amount === null ? null : scaledAmount(one.amount, servings),
});

/** The plan for several people: weights and measures are multiplied, net carbs and other values stay those of one. */
export function scaledPlan(plan: MealPlan, servings: number): MealPlan {
  if (servings === 1) return plan;
  const days = plan.days.map((day) => ({
    ...day,
    dishes: day.dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.map((one) => scaledIngredient(one, servings)),
    })),
  }));
  return { ...plan, days };
}
