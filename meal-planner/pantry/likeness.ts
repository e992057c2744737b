import type { PerGram } from '../kitchen/kitchen-food.ts';

/** How far values per 100 g may lie from those of the ingredient: grams, or this share of the ingredient's own. */
const ALLOWED = {
  netCarbs: { grams: 4, share: 0.4 },
  fat: { grams: 10, share: 0.6 },
  protein: { grams: 7, share: 0.5 },
} as const;
const NUTRIENTS = ['netCarbs', 'fat', 'protein'] as const;

/** Cooking takes water out or brings it in: energy per gram may change by this much, raw to cooked. */
const COOKED_ENERGY = { least: 0.6, most: 2.4 };

function isClose(values: PerGram, ingredient: PerGram, scale: number): boolean {
  return NUTRIENTS.every((nutrient) => {
    const expected = ingredient[nutrient] * 100;
    const { grams, share } = ALLOWED[nutrient];
    return Math.abs(values[nutrient] * 100 * scale - expected) <= Math.max(grams, share * expected);
  });
}

/**
 * Whether a food with these values can be the ingredient: "ice cream" is no cream. What was cooked is compared at the
 * same energy, because it holds less or more water.
 */
export function canBe(values: PerGram, ingredient: PerGram, isCooked: boolean): boolean {
  if (isClose(values, ingredient, 1)) return true;
  if (!isCooked || values.kcal <= 0) return false;
  const energy = values.kcal / ingredient.kcal;
  return (
    energy >= COOKED_ENERGY.least && energy <= COOKED_ENERGY.most && isClose(values, ingredient, 1 / energy)
  );
}

/** Grams of the cooked food that hold the protein of one gram raw, or its energy where it has hardly any protein. */
export function cookedYield(cooked: PerGram, raw: PerGram): number {
  const ratio =
    raw.protein > 0.08 && cooked.protein > 0
      ? raw.protein / cooked.protein
      : cooked.kcal > 0
        ? raw.kcal / cooked.kcal
        : 1;
  return Math.min(1.1, Math.max(0.5, ratio));
}
