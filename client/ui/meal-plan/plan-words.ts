import type { PlanIngredient, PlanType } from '#contract/meal-plans.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';

export const PLAN_TYPE_LABELS: Readonly<Record<PlanType, string>> = {
  basic: 'Basic',
  enhanced: 'Enhanced',
  advanced: 'Advanced',
};

/** Badge of a plan. */
export const planBadge = (type: PlanType): string => `${PLAN_TYPE_LABELS[type]} Plan`;

/** One decimal at most, e.g. "4.2 g". */
export const gramsText = (grams: number): string => `${Number(grams.toFixed(1))} g`;

export const kcalText = (kcal: number): string => `${Math.round(kcal)} kcal`;

/** "1 1/2 tbsp (21 g)". */
export function amountText(
  { amount, grams }: Pick<PlanIngredient, 'amount' | 'grams'>,
  unit: FoodWeightUnit,
): string {
  const weight = weightText(grams, unit);
  return amount === null ? weight : `${amount} (${weight})`;
}
