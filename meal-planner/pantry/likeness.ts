import { FLESH_GROUPS } from '#content/dishes/diet-tags.ts';
import type { Ingredient } from '#content/dishes/ingredient.ts';
import type { PerGram } from '../kitchen/kitchen-food.ts';

/** How far values per 100 g may lie from those of the ingredient: grams, or this share of the ingredient's own. */
const ALLOWED = {
  netCarbs: { grams: 4, share: 0.4 },
  fat: { grams: 10, share: 0.6 },
  protein: { grams: 7, share: 0.5 },
} as const;
const NUTRIENTS = ['netCarbs', 'fat', 'protein'] as const;
type Nutrient = (typeof NUTRIENTS)[number];
type Allowance = Readonly<Record<Nutrient, number>>;
const NONE: Allowance = { netCarbs: 0, fat: 0, protein: 0 };

const isOf = ({ groups }: Ingredient, kinds: readonly string[]) =>
  groups.some((group) => kinds.includes(group));

/** Rusk and starch go into those of some countries. */
const SAUSAGES = new Set([
  'pork-sausage',
  'sausage-meat',
  'beef-sausage',
  'italian-sausage',
  'bratwurst',
  'smoked-sausage',
  'turkey-sausage',
  'beef-frankfurter',
  'pork-frankfurter',
]);

/**
 * Grams per 100 g that a food may differ by at least, where one name is given to foods that differ more: cuts of meat
 * and tins in oil by their fat and water, tofu by its water, protein powder by what sweetens it, yogurt and fresh cheese by their
 * cream, grated cheese by the starch it is dusted with, herring by the sugar of its brine, nori by being dry where the
 * table's is fresh, and seasonings and pastes by everything, which nobody takes more than a pinch or a spoonful of.
 */
function allowanceFor(ingredient: Ingredient, isSure: boolean): Allowance {
  if (isSure && ingredient.id === 'pickled-herring') return { ...NONE, netCarbs: 10, fat: 30 };
  if (isOf(ingredient, ['snack-meat'])) return { netCarbs: 7, fat: 35, protein: 12 };
  if (SAUSAGES.has(ingredient.id)) return { netCarbs: 13, fat: 30, protein: 12 };
  if (isOf(ingredient, FLESH_GROUPS)) return { ...NONE, fat: 40, protein: 12 };
  if (isOf(ingredient, ['flatbread'])) return { netCarbs: 15, fat: 15, protein: 20 };
  if (isOf(ingredient, ['baking-aid'])) return { ...NONE, netCarbs: 20 };
  if (ingredient.id === 'flavored-yogurt') return { netCarbs: 8, fat: 15, protein: 8 };
  if (ingredient.id === 'salad-kit') return { netCarbs: 6, fat: 20, protein: 7 };
  if (ingredient.id === 'hummus') return { netCarbs: 5, fat: 20, protein: 7 };
  if (isOf(ingredient, ['olive'])) return { ...NONE, fat: 25 };
  if (isOf(ingredient, ['nut', 'seed'])) return { ...NONE, netCarbs: 9 };
  if (isOf(ingredient, ['pickle'])) return { ...NONE, netCarbs: 8 };
  if (isOf(ingredient, ['yogurt', 'fresh-cheese'])) return { ...NONE, fat: 15 };
  if (isOf(ingredient, ['hard-cheese', 'soft-cheese']))
    return isSure ? { netCarbs: 12, fat: 15, protein: 10 } : { ...NONE, netCarbs: 8 };
  if (isOf(ingredient, ['tofu'])) return { ...NONE, protein: 10 };
  if (isOf(ingredient, ['protein-powder'])) return { ...NONE, netCarbs: 10, protein: 25 };
  if (isSure && ingredient.id === 'nori') return { netCarbs: 45, fat: 10, protein: 45 };
  if (isOf(ingredient, ['condiment'])) return { netCarbs: isSure ? 30 : 12, fat: 30, protein: 20 };
  if (!isOf(ingredient, ['spice', 'fresh-herb'])) return NONE;
  const isDry = ingredient.aisle === 'Oils, sauces & spices';
  if (!isDry) return { ...NONE, netCarbs: isSure ? 8 : 5 };
  return { netCarbs: isSure ? 45 : 30, fat: 20, protein: 15 };
}

/** What is eaten as it is counts with its label, which differs from make to make; sweet and starchy makes hold more. */
const READY_TO_EAT = { netCarbs: 15, kcal: 100, protein: 2, fat: 65 };

function isReadyToEat({ netCarbs, kcal, protein, fat }: PerGram): boolean {
  return (
    netCarbs * 100 <= READY_TO_EAT.netCarbs &&
    kcal * 100 >= READY_TO_EAT.kcal &&
    protein * 100 >= READY_TO_EAT.protein &&
    fat * 100 <= READY_TO_EAT.fat
  );
}

/** Cooking takes water and fat out or brings water in: protein per gram, raw to cooked, may change by this much; labels round it. */
const COOKED_PROTEIN = { least: 0.6, most: 3.5 };

function isClose(nutrient: Nutrient, perGram: number, expected: PerGram, allowance: Allowance): boolean {
  const grams = expected[nutrient] * 100;
  const { grams: least, share } = ALLOWED[nutrient];
  return Math.abs(perGram * 100 - grams) <= Math.max(least, allowance[nutrient], share * grams);
}

/** Fewer net carbs than the table's are those of a better make, or of a country that takes the fiber out first. */
const isNoSweeter = (perGram: number, expected: PerGram, allowance: Allowance) =>
  perGram <= expected.netCarbs || isClose('netCarbs', perGram, expected, allowance);

/** Whether nothing but the values would tell the food from the ingredient. */
export const isLike = (values: PerGram, expected: PerGram): boolean =>
  NUTRIENTS.every((nutrient) => isClose(nutrient, values[nutrient], expected, NONE));

interface Likened {
  readonly ingredient: Ingredient;
  /** Values of the ingredient. */
  readonly expected: PerGram;
  /** The whole name is the ingredient's. */
  readonly isSure: boolean;
  /** The table has no fiber for it, so that its net carbs are only the most that there can be. */
  readonly isUpperBound?: boolean;
}

/**
 * Whether a food with these values can be the ingredient: "Milk chocolate" is no milk. What was cooked holds less or more
 * water and less fat, so its carbs must fit and its protein may have changed.
 */
export function canBe(
  values: PerGram,
  { ingredient, expected: table, isSure, isUpperBound = false }: Likened,
  isCooked: boolean,
): boolean {
  const netCarbs = isUpperBound ? Math.min(table.netCarbs, values.netCarbs) : table.netCarbs;
  const expected = { ...table, netCarbs };
  if (isOf(ingredient, ['ready-snack'])) return isReadyToEat(values);
  const allowance = allowanceFor(ingredient, isSure);
  if (!isNoSweeter(values.netCarbs, expected, allowance)) return false;
  if (
    isClose('fat', values.fat, expected, allowance) &&
    isClose('protein', values.protein, expected, allowance)
  )
    return true;
  if (!isCooked) return false;
  const protein = values.protein / Math.max(expected.protein, 0.005);
  return protein >= COOKED_PROTEIN.least && protein <= COOKED_PROTEIN.most;
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
