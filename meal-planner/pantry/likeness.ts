import type { PerGram } from '../kitchen/kitchen-food.ts';

/** How far values per 100 g may lie from those of the ingredient: grams, or this share of the ingredient's own. */
const ALLOWED = {
  netCarbs: { grams: 4, share: 0.4 },
  fat: { grams: 10, share: 0.6 },
  protein: { grams: 7, share: 0.5 },
} as const;
const NUTRIENTS = ['netCarbs', 'fat', 'protein'] as const;

/** Cooking takes water and fat out or brings water in: protein per gram, raw to cooked, may change by this much; labels round it. */
const COOKED_PROTEIN = { least: 0.6, most: 3.5 };

function isClose(nutrient: (typeof NUTRIENTS)[number], perGram: number, ingredient: PerGram): boolean {
  const expected = ingredient[nutrient] * 100;
  const { grams, share } = ALLOWED[nutrient];
  return Math.abs(perGram * 100 - expected) <= Math.max(grams, share * expected);
}

/**
 * Whether a food with these values can be the ingredient: "ice cream" is no cream. What was cooked holds less or more
 * water and less fat, so its carbs must fit and its protein may have changed.
 */
export function canBe(values: PerGram, ingredient: PerGram, isCooked: boolean): boolean {
  if (NUTRIENTS.every((nutrient) => isClose(nutrient, values[nutrient], ingredient))) return true;
  if (!isCooked) return false;
  const protein = values.protein / Math.max(ingredient.protein, 0.005);
  return (
    isClose('netCarbs', values.netCarbs, ingredient) &&
    protein >= COOKED_PROTEIN.least &&
    protein <= COOKED_PROTEIN.most
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
