import { gramsText, sentenceStart } from '../food-text/amount-text.ts';
import { type Food, netCarbsInPortion } from '../nutrition/food.ts';
import { type NutritionFacts, nutrientValue } from '../nutrition/nutrition-facts.ts';
import { portionOf } from '../nutrition/portion.ts';
import { type FoodSwap, PROFILE_GROUPS, SWAP_GROUPS } from './food-swaps.ts';

const MOST_ALTERNATIVES = 5;
/** Share of the carbohydrate from which sugars make a product sweet rather than starchy. */
const SWEET_SHARE = 0.4;
/** Share of energy from which fat or protein names the product's kind. */
const FATTY_SHARE = 0.5;
const PROTEIN_SHARE = 0.3;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The ingredients that come first are the most; later ones would match anything. */
function firstIngredients(ingredients: string | null): string {
  return (ingredients ?? '').split(/[,;(]/).slice(0, 2).join(' ');
}

function isSweet(facts: NutritionFacts): boolean {
  const carbs = nutrientValue(facts, 'total_carbs') ?? 0;
  return carbs > 0 && (nutrientValue(facts, 'sugars') ?? 0) / carbs >= SWEET_SHARE;
}

function byProfile(facts: NutritionFacts): readonly FoodSwap[] {
  const fat = 9 * (nutrientValue(facts, 'total_fat') ?? 0);
  const protein = 4 * (nutrientValue(facts, 'protein') ?? 0);
  const energy = fat + protein + 4 * (nutrientValue(facts, 'total_carbs') ?? 0);
  if (energy > 0 && fat / energy >= FATTY_SHARE) return PROFILE_GROUPS.fatty.swaps;
  if (energy > 0 && protein / energy >= PROTEIN_SHARE) return PROFILE_GROUPS.protein.swaps;
  return PROFILE_GROUPS.starchy.swaps;
}

function byWords(text: string | null): readonly FoodSwap[] | null {
  const words = plain(text ?? '');
  return (words && SWAP_GROUPS.find((group) => group.words.test(words))?.swaps) || null;
}

/** Ingredients tell the kind of starchy and savory foods; nearly every sweet one begins with sugar or flour. */
function swapsFor(facts: NutritionFacts): readonly FoodSwap[] {
  const named = byWords(facts.productName);
  if (named) return named;
  if (portionOf(facts).unit === 'ml') return PROFILE_GROUPS.drink.swaps;
  if (isSweet(facts)) return PROFILE_GROUPS.sugary.swaps;
  return byWords(firstIngredients(facts.ingredients)) ?? byProfile(facts);
}

/**
 * Foods of the same kind with fewer net carbs in a portion than the product has in its own, best first as the
 * swap table lists them. Kind by the product's name, else its first ingredients, else what it is made of.
 * Every number comes from the foods table; a swap that the table lacks is left out.
 */
export function lowerCarbAlternatives(
  facts: NutritionFacts,
  portionNetCarbsG: number,
  foods: readonly Food[],
): string[] {
  const swaps = swapsFor(facts);
  const wanted = new Set(swaps.map(({ id }) => id));
  const byId = new Map(foods.filter(({ id }) => wanted.has(id)).map((food) => [food.id, food]));
  const lines: string[] = [];
  for (const { id, name, portion } of swaps) {
    const food = byId.get(id);
    if (!food || lines.length === MOST_ALTERNATIVES) continue;
    const net = netCarbsInPortion(food, portion.grams);
    if (net >= portionNetCarbsG) continue;
    const weight = gramsText(portion.grams);
    lines.push(`${sentenceStart(name)}: ${gramsText(net)} net carbs in ${portion.text} (${weight})`);
  }
  return lines;
}
