import type { TableFood } from '#contract/foods.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { typedGrams, UNIT_NAMES } from '../stock-fields.tsx';

/** What a portion holds: kcal and grams. `netCarbsAtMost` is true where the table does not know the fiber. */
export function portionValues(values: TableFood['per100g'], grams: number) {
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
  const grams = typedGrams(text, unit);
  if (!grams) return { error: `Enter a weight in ${UNIT_NAMES[unit]}` };
  if (grams > PORTION_MOST_G)
    return { error: `A portion weighs at most ${weightText(PORTION_MOST_G, unit)}` };
  return { grams: Math.round(grams * 100) / 100 };
}
