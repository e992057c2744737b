import type { PlanValues } from '#contract/meal-plans.ts';
import type { PerGram } from '../kitchen/kitchen-food.ts';

const NUTRIENTS = [
  'kcal',
  'netCarbs',
  'protein',
  'fat',
  'fiber',
] as const satisfies readonly (keyof PlanValues)[];
const ZERO: PlanValues = { kcal: 0, netCarbs: 0, protein: 0, fat: 0, fiber: 0 };

const hundredths = (value: number) => Math.round(value * 100) / 100;

function ofEach(value: (nutrient: (typeof NUTRIENTS)[number]) => number): PlanValues {
  const values = { ...ZERO };
  for (const nutrient of NUTRIENTS) values[nutrient] = hundredths(value(nutrient));
  return values;
}

/** Values of so many grams, to the hundredth. */
export const valuesOf = (perGram: PerGram, grams: number): PlanValues =>
  ofEach((nutrient) => perGram[nutrient] * grams);

/** Sums to the hundredth, so that what is shown adds up. */
export const sumValues = (all: readonly PlanValues[]): PlanValues =>
  ofEach((nutrient) => all.reduce((sum, values) => sum + values[nutrient], 0));
