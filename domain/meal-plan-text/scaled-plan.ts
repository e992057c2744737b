import type { MealPlan, PlanValues } from '#contract/meal-plans.ts';
import { scaledAmount } from './kitchen-amounts.ts';

function scaledValues({ kcal, netCarbs, protein, fat, fiber }: PlanValues, by: number): PlanValues {
  return {
    kcal: kcal * by,
    netCarbs: netCarbs * by,
    protein: protein * by,
    fat: fat * by,
    fiber: fiber * by,
  };
}

/** The plan for several people: every weight, measure and sum is multiplied. */
export function scaledPlan(plan: MealPlan, servings: number): MealPlan {
  if (servings === 1) return plan;
  const days = plan.days.map((day) => ({
    ...day,
    totals: scaledValues(day.totals, servings),
    dishes: day.dishes.map((dish) => ({
      ...dish,
      totals: scaledValues(dish.totals, servings),
      ingredients: dish.ingredients.map((one) => ({
        ...one,
        grams: one.grams * servings,
        amount: one.amount === null ? null : scaledAmount(one.amount, servings),
        values: scaledValues(one.values, servings),
      })),
    })),
  }));
  return { ...plan, days };
}
