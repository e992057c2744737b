import { loadIngredients } from '#content/dishes/load-ingredients.ts';
import type { Estimate } from '#contract/diary.ts';
import type { ReadRecipe, RecipeChoice, RecipeLine } from '#contract/recipe.ts';
import { times } from '#domain/diary/estimates.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { UNIT_MILLILITRES } from '../meal-text/amount-words.ts';
import { type RankedFood, rankFoods } from '../meal-text/food-ranking.ts';
import { nameWords } from '../meal-text/left-out.ts';
import { countOf } from '../meal-text/meal-amount.ts';
import { weighMeal } from '../meal-text/portion-grams.ts';
import { type TableFood, tableFoods } from '../meal-text/table-foods.ts';
import { type IngredientLine, ingredientLines, isYieldLine, readYield, titled } from './ingredient-line.ts';
import { swapFor } from './ingredient-swaps.ts';

/** Less of what was said than this is another food. */
const COVERED_FROM = 0.6;
const CHOICES = 4;

/** Lines of a recipe with the foods they may mean, and how much it makes. */
export function readRecipe(text: string): ReadRecipe {
  const { title, lines } = titled(text.split(/\r?\n/).filter((line) => !isYieldLine(line)));
  return { title, lines: ingredientLines(lines).map(lineOf), ...readYield(text) };
}

function lineOf({ text, part, isByTaste }: IngredientLine): RecipeLine {
  const ranked = asBought(rankFoods(part.words, part.head, LOOKED_AT));
  const cooked = cookedFrom(part.words);
  const foods = [...new Set([...(cooked ? [cooked.of] : []), ...ranked.map(({ of }) => of)])];
  const isKnown = cooked !== null || (ranked[0]?.covered ?? 0) >= COVERED_FROM;
  const choices = foods
    .slice(0, CHOICES)
    .map((of) => valued(of, gramsOf(of, part, of === cooked?.of ? cooked.pieceG : null)));
  const meant = isKnown ? (foods[0]?.food ?? null) : null;
  return {
    text,
    isKnown,
    isByTaste: isByTaste && part.amount === null,
    choices,
    swap: meant && choices[0] ? swapOf(meant, choices[0].grams) : null,
  };
}

/** What could go in instead, in the amount that does the same. */
function swapOf(meant: Food, grams: Estimate): RecipeChoice | null {
  const swap = swapFor(meant);
  const of = swap && tableFoodById(swap.food);
  return of ? { ...valued(of, times(grams, swap.ratio)), name: swap.name } : null;
}

let byId: ReadonlyMap<string, TableFood> | null = null;
function tableFoodById(id: string): TableFood | null {
  byId ??= new Map(tableFoods().map((of) => [of.food.id, of]));
  return byId.get(id) ?? null;
}

interface CookedFrom {
  readonly of: TableFood;
  /** Grams of one, where one counts them. */
  readonly pieceG: number | null;
}

let byName: ReadonlyMap<string, CookedFrom> | null = null;

/** The food of an ingredient that our own dishes are cooked from, by any of its names. */
function cookedFrom(words: readonly string[]): CookedFrom | null {
  byName ??= new Map(
    loadIngredients()
      // The first that claims a name keeps it.
      .toReversed()
      .flatMap(({ name, plural, words: names, food, measures }) => {
        const of = tableFoodById(food);
        const pieceG = measures.find(({ unit }) => unit === 'piece')?.grams ?? null;
        return of
          ? [...names, plural ?? name, name].map((one) => [keyOf(nameWords(one)), { of, pieceG }] as const)
          : [];
      }),
  );
  return byName.get(keyOf(words)) ?? null;
}
const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** What goes into a dish is told as it is bought: the tables of foods as eaten come second. */
function asBought(ranked: readonly RankedFood[]): RankedFood[] {
  const scoreOf = ({ of, score }: RankedFood) => score + (of.table === 'reference' ? BOUGHT : 0);
  return ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}
const LOOKED_AT = 8;
const BOUGHT = 0.5;

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

/**
 * An ingredient of which nobody said how much is one of it: "an onion".
 * @param pieceG what one weighs that a kitchen means by a bare number, where that is known
 */
function gramsOf(
  food: TableFood,
  { amount: said, words }: IngredientLine['part'],
  pieceG: number | null,
): Estimate {
  const amount = said ?? countOf(1);
  const { grams, doubt } = weighMeal(food, amount, words);
  const isCounted = !amount.unit && !amount.measure && !amount.size && !amount.each;
  if (isCounted && pieceG !== null) {
    const value = amount.count * pieceG;
    return { value, low: Math.min(value, grams.low), high: Math.max(value, grams.high) };
  }
  const millilitres = amount.unit === null ? undefined : UNIT_MILLILITRES[amount.unit];
  if (doubt !== 'usual amount' || millilitres === undefined) return times(grams, 1);
  const value = amount.count * millilitres * densityLike(food.food);
  return { value, low: value * (1 - DENSITY_STRAYS), high: value * (1 + DENSITY_STRAYS) };
}

/** Where the tables weigh no cup of it: water, oil, and what is dry and loose, in g per ml; conventions of ours. */
const densityLike = ({ waterG, fatG }: Food): number => ((waterG ?? 0) >= 60 ? 1 : fatG >= 80 ? 0.92 : 0.6);
const DENSITY_STRAYS = 0.3;
