import type { Estimate } from '#contract/diary.ts';
import type { ReadRecipe, RecipeChoice, RecipeLine } from '#contract/recipe.ts';
import { certain, times } from '#domain/diary/estimates.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { UNIT_MILLILITRES } from '../meal-text/amount-words.ts';
import { type RankedFood, rankFoods } from '../meal-text/food-ranking.ts';
import { countOf } from '../meal-text/meal-amount.ts';
import { weighMeal } from '../meal-text/portion-grams.ts';
import type { TableFood } from '../meal-text/table-foods.ts';
import { type IngredientLine, ingredientLines, isYieldLine, readYield } from './ingredient-line.ts';

/** Less of what was said than this is another food. */
const COVERED_FROM = 0.35;
const CHOICES = 4;

/** Lines of a recipe with the foods they may mean, and how much it makes. */
export function readRecipe(text: string): ReadRecipe {
  const lines = text.split(/\r?\n/).filter((line) => !isYieldLine(line));
  return { lines: ingredientLines(lines).map(lineOf), ...readYield(text) };
}

function lineOf({ text, part, isByTaste }: IngredientLine): RecipeLine {
  const ranked = asBought(rankFoods(part.words, part.head, LOOKED_AT));
  const isKnown = (ranked[0]?.covered ?? 0) >= COVERED_FROM;
  const choices = ranked.slice(0, CHOICES).map(({ of }) => choiceOf(of, part));
  return { text, isKnown, isByTaste: isByTaste && part.amount === null, choices };
}

/** What goes into a dish is told as it is bought: the tables of foods as eaten come second. */
function asBought(ranked: readonly RankedFood[]): RankedFood[] {
  const scoreOf = ({ of, score }: RankedFood) => score + (of.table === 'reference' ? BOUGHT : 0);
  return ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}
const LOOKED_AT = 8;
const BOUGHT = 0.5;

function choiceOf(of: TableFood, part: IngredientLine['part']): RecipeChoice {
  const { food, sourceName } = of;
  const grams = gramsOf(of, part);
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

/** An ingredient of which nobody said how much is one of it: "an onion". */
function gramsOf(food: TableFood, { amount: said, words }: IngredientLine['part']): Estimate {
  const amount = said ?? countOf(1);
  const weighed = weighMeal(food, amount, words);
  const millilitres = amount.unit === null ? undefined : UNIT_MILLILITRES[amount.unit];
  if (weighed.doubt !== 'usual amount' || millilitres === undefined) return times(weighed.grams, 1);
  const { value } = certain(amount.count * millilitres * densityLike(food.food));
  return { value, low: value * (1 - DENSITY_STRAYS), high: value * (1 + DENSITY_STRAYS) };
}

/** Where the tables weigh no cup of it: water, oil, and what is dry and loose, in g per ml; conventions of ours. */
const densityLike = ({ waterG, fatG }: Food): number => ((waterG ?? 0) >= 60 ? 1 : fatG >= 80 ? 0.92 : 0.6);
const DENSITY_STRAYS = 0.3;
