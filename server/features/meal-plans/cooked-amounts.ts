import type { MealPlan, PlanIngredient } from '#contract/meal-plans.ts';
import { notFound } from '../../errors.ts';

/** What cooking takes from one pantry item. */
export interface Needed {
  readonly pantryItemId: number;
  readonly name: string;
  /** Whole tenths of a gram. */
  readonly tenths: number;
}

/**
 * What a dish, or without a key the whole plan, needs of each pantry item.
 * @throws AppError not_found for a dish that the plan does not have
 */
export function neededItems(plan: MealPlan, dishKey: string | undefined, servings: number): Needed[] {
  const all = plan.days.flatMap(({ dishes }) => dishes);
  const dishes = dishKey === undefined ? all : all.filter(({ key }) => key === dishKey);
  if (dishes.length === 0) throw notFound('dish');
  const byItem = Map.groupBy(
    dishes.flatMap(({ ingredients }) => ingredients).filter(isOfPantry),
    ({ pantryItemId }) => pantryItemId,
  );
  return [...byItem].map(([pantryItemId, used]) => ({
    pantryItemId,
    name: used[0]?.name ?? '',
    tenths: Math.round(used.reduce((sum, { grams }) => sum + grams, 0) * servings * 10),
  }));
}

const isOfPantry = (ingredient: PlanIngredient): ingredient is PlanIngredient & { pantryItemId: number } =>
  ingredient.pantryItemId !== null;
