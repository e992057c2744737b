import type { FoodPortion } from '../nutrition/food.ts';
import { type FoodWeightUnit, weightText } from './food-weight.ts';

/** "3 oz", "100 g", "1/4 lb": a measure that says nothing beyond its weight. */
const WEIGHT_ALONE = /^[\d./]+ ?(?:g|oz|lb)$/;

/** "1 cup (150 g)" in the person's unit; a portion that is a weight already stands alone. ".5 cup" gets its nought. */
export function portionText({ text, grams }: FoodPortion, unit: FoodWeightUnit): string {
  const weight = weightText(grams, unit);
  return WEIGHT_ALONE.test(text) ? weight : `${text.replace(/^\./, '0.')} (${weight})`;
}

/** A weight in grams, as labels and the foods table print it: "150 g", "55g", "1,5 g". */
const GRAMS = /(?<!\d)(\d+(?:[.,]\d+)?) ?g\b/g;
/** By weight: a fluid ounce is none. */
const NAMES_OUNCES = /(?<!fl\.? ?)\boz\b|(?<!fluid )ounce/i;
const GRAMS_IN_BRACKETS = / ?\(\d+(?:[.,]\d+)? ?g\)/g;

/** A serving as it was printed, its grams in ounces for who reads those: "2/3 cup (55g)" is "2/3 cup (1.9 oz)". */
export function servingText(serving: string, unit: FoodWeightUnit): string {
  if (unit === 'g') return serving;
  if (NAMES_OUNCES.test(serving)) return serving.replace(GRAMS_IN_BRACKETS, '');
  return serving.replace(GRAMS, (_all, grams: string) => weightText(Number(grams.replace(',', '.')), unit));
}
