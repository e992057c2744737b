import type { PlanIngredient, PlanType, PlanValues } from '#contract/meal-plans.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-weight.ts';

/** Badge of a plan. */
export const PLAN_BADGE: Readonly<Record<PlanType, string>> = {
  basic: 'Basic Plan',
  enhanced: 'Enhanced Plan',
  advanced: 'Advanced Plan',
};

/** One decimal at most, e.g. "4.2 g". */
export const gramsText = (grams: number): string => `${Number(grams.toFixed(1))} g`;

export const kcalText = (kcal: number): string => `${Math.round(kcal)} kcal`;

/** The same dish for another number of people. */
export const scaled = (values: PlanValues, servings: number): PlanValues => ({
  kcal: values.kcal * servings,
  netCarbs: values.netCarbs * servings,
  protein: values.protein * servings,
  fat: values.fat * servings,
  fiber: values.fiber * servings,
});

/** "1 1/2 tbsp (21 g)"; for two servings "2 x 1 1/2 tbsp (42 g)", since household measures stand in words. */
export function amountText(
  { amount, grams }: Pick<PlanIngredient, 'amount' | 'grams'>,
  unit: FoodWeightUnit,
  servings = 1,
): string {
  const weight = weightText(grams * servings, unit);
  if (amount === null) return weight;
  return `${servings === 1 ? amount : `${Number(servings.toFixed(2))} x ${amount}`} (${weight})`;
}
