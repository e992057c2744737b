import type { TableFood } from '#contract/foods.ts';
import { type FoodWeightUnit, gramsOf, weightText } from '#domain/food-text/food-weight.ts';

type Values = TableFood['per100g'];

/** Amounts of a portion: kcal and grams. */
export interface PortionValues {
  kcal: number;
  netCarbs: number;
  /** True where the table does not know the fiber. */
  netCarbsAtMost: boolean;
  fat: number;
  protein: number;
}

export function portionValues(values: Values, grams: number): PortionValues {
  const scaled = (per100: number) => (per100 * grams) / 100;
  return {
    kcal: scaled(values.kcal),
    netCarbs: scaled(values.netCarbs),
    netCarbsAtMost: values.netCarbsAtMost,
    fat: scaled(values.fat),
    protein: scaled(values.protein),
  };
}

/** The server takes portions up to this. */
const PORTION_MOST_G = 5000;

type ReadPortion = { grams: number; error?: undefined } | { grams?: undefined; error: string };

/** Grams of a weight that was typed. */
export function readPortion(text: string, unit: FoodWeightUnit): ReadPortion {
  const typed = text.trim().replace(',', '.');
  const amount = /^(?:\d+\.?|\d*\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(amount > 0)) return { error: `Enter a weight in ${unit === 'g' ? 'grams' : 'ounces'}` };
  const grams = gramsOf(amount, unit);
  if (grams > PORTION_MOST_G)
    return { error: `A portion weighs at most ${weightText(PORTION_MOST_G, unit)}` };
  return { grams: Math.round(grams * 100) / 100 };
}
