import type { MealCategory, PlanChange } from '#contract/meal-plans.ts';
import { listText } from '#domain/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-weight.ts';
import { PLAN_TYPE_WORDS, type PlanOptions } from './plan-options.ts';

/** What one tap can do about a refusal. */
export type RefusalAction =
  | { kind: 'plan'; label: string; options: PlanOptions }
  | { kind: 'net_carbs'; label: string; to: number }
  | { kind: 'amount'; label: string; pantryItemId: number; grams: number }
  | { kind: 'food'; label: string; examples: readonly string[] };

const mealsText = (meals: readonly MealCategory[]) =>
  meals.length === 0 ? 'complete days' : listText(meals);

/** The change that the planner proposed, as a button; null where the app cannot make it. */
export function refusalAction(
  change: PlanChange,
  options: PlanOptions,
  unit: FoodWeightUnit,
): RefusalAction | null {
  switch (change.kind) {
    case 'change_type':
      return {
        kind: 'plan',
        label: `Choose ${PLAN_TYPE_WORDS[change.to].label}`,
        options: { ...options, mealPlanType: change.to },
      };
    case 'fewer_meals':
      return {
        kind: 'plan',
        label: `Plan ${mealsText(change.mealTypes)} only`,
        options: { ...options, mealTypes: change.mealTypes },
      };
    case 'fewer_days':
      return {
        kind: 'plan',
        label: `Plan ${change.to === 1 ? '1 day' : `${change.to} days`}`,
        options: { ...options, days: change.to },
      };
    case 'raise_net_carbs':
      return { kind: 'net_carbs', label: `Raise my net carbs to ${change.to} g a day`, to: change.to };
    case 'more_at_hand':
      return {
        kind: 'amount',
        label: `I have ${weightText(change.grams, unit)} of ${change.name}`,
        pantryItemId: change.pantryItemId,
        grams: change.grams,
      };
    case 'add_role':
      return { kind: 'food', label: 'Add a food', examples: change.examples };
    case 'none':
      return null;
  }
}
