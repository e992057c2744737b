import type { Estimate } from '#contract/diary.ts';
import type { ReadRecipe, RecipeChoice, RecipeLine } from '#contract/recipe.ts';
import { areStorable, times } from '#domain/diary/estimates.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { tableFoodById } from '../meal-text/name-table.ts';
import { namedGrams } from '../meal-text/named-grams.ts';
import type { TableFood } from '../meal-text/table-foods.ts';
import { meantFoods } from './ingredient-food.ts';

import { type IngredientLine, ingredientLines } from './ingredient-line.ts';
import { swapFor } from './ingredient-swaps.ts';
import { isYieldLine, linesAboveMethod, readYield, titled, withoutHeadings } from './recipe-frame.ts';

const CHOICES = 4;

/** Lines of a recipe with the foods they may mean, and how much it makes. */
export function readRecipe(text: string): ReadRecipe {
  const { title, lines } = titled(
    withoutHeadings(linesAboveMethod(text).filter((line) => !isYieldLine(line))),
  );
  const ingredients = ingredientLines(lines);
  const areWeighed = ingredients.filter(({ amount }) => amount !== null).length * 2 > ingredients.length;
  return { title, lines: ingredients.map((line) => lineOf(line, areWeighed)), ...readYield(text) };
}

/** @param areWeighed true where most lines say an amount: one that says none is then added by taste */
function lineOf(line: IngredientLine, areWeighed: boolean): RecipeLine {
  const { text, amount } = line;
  const { foods, isKnown, measures } = meantFoods(line);
  const choices = foods
    .slice(0, CHOICES)
    .map((of, at) => valued(of, gramsOf(of, line, at === 0 ? measures : NO_MEASURES)));
  // So much, or less than nothing, is no amount that was understood.
  if (choices[0] && !isCountable(choices[0]))
    return { text, isKnown: false, isByTaste: false, choices: [], swap: null };
  const meant = isKnown ? (foods[0]?.food ?? null) : null;
  const swap = meant && choices[0] ? swapOf(meant, choices[0].grams) : null;
  return {
    text,
    isKnown,
    isByTaste: amount === null && (areWeighed || line.isByTaste || (meant !== null && isSeasoning(meant))),
    choices: choices.filter(isCountable),
    swap: swap && isCountable(swap) ? swap : null,
  };
}
const isCountable = ({ grams, values }: RecipeChoice): boolean =>
  areStorable([grams, ...Object.values(values)]);
const NO_MEASURES: ReadonlyMap<string, number> = new Map();

/** Of a drained can what stays: 8 oz of 14 are beans, 5 oz of 7 tuna. Conventions of ours. */
const DRAINED = { value: 0.62, low: 0.5, high: 0.8 };

function gramsOf(of: TableFood, line: IngredientLine, measures: ReadonlyMap<string, number>): Estimate {
  const grams = namedGrams(of, line.amount, line.name, measures);
  if (!line.isDrained) return grams;
  const { value, low, high } = DRAINED;
  return { value: grams.value * value, low: grams.low * low, high: grams.high * high };
}

/** Where nobody said how much of it, it is a little. */
const isSeasoning = ({ group, description }: Food): boolean =>
  group === 'Spices and Herbs' || /^Water\b/.test(description);

/** What could go in instead, in the amount that does the same. */
function swapOf(meant: Food, grams: Estimate): RecipeChoice | null {
  const swap = swapFor(meant);
  const of = swap && tableFoodById(swap.food);
  return of ? { ...valued(of, times(grams, swap.ratio)), name: swap.name } : null;
}

/** So many grams of a food, with what they hold. */
function valued({ food, sourceName }: TableFood, grams: Estimate): RecipeChoice {
  const inGrams = (per100: number | null) => (per100 === null ? null : times(grams, per100 / 100));
  const { value, low, high } = foodNetCarbs(food);
  return {
    name: food.description.replace(/,? ?\b(?:NFS|NS as to [^,;]*)/g, ''),
    sourceName,
    grams,
    values: {
      energy: inGrams(food.kcal),
      fat: inGrams(food.fatG),
      saturates: inGrams(food.saturatedFatG),
      totalCarbs: inGrams(food.carbsG),
      netCarbs: {
        value: times(grams, value / 100).value,
        low: times(grams, low / 100).low,
        high: times(grams, high / 100).high,
      },
      fibre: inGrams(food.fibreG),
      sugars: inGrams(food.sugarsG),
      protein: inGrams(food.proteinG),
      // Salt is sodium times 2.5 (EU regulation 1169/2011, annex I).
      salt: inGrams(food.sodiumMg === null ? null : (food.sodiumMg * 2.5) / 1000),
    },
  };
}
