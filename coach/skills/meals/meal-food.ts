import type { DiaryValues, Estimate } from '#contract/diary.ts';
import type { MealChoice } from '#contract/meal-text.ts';
import { times, totalValues } from '#domain/diary/estimates.ts';
import { type FoundFood, findFood } from '#foods/food-finder.ts';
import { eatenNamed } from '#foods/meal-text/eaten-names.ts';
import { rankFoods } from '#foods/meal-text/food-ranking.ts';
import { leftOut } from '#foods/meal-text/left-out.ts';
import { mealParts } from '#foods/meal-text/meal-parts.ts';
import { mealTokens } from '#foods/meal-text/meal-tokens.ts';
import type { MealPart } from '#foods/meal-text/one-food.ts';
import { readMeal } from '#foods/meal-text/read-meal.ts';
import { remembered } from '#foods/remembered.ts';
import { servingOf } from '#foods/serving.ts';
import { ownWords } from '../own-words.ts';

/** One thing of a list with what it holds. */
export interface MealFood {
  /** As it was said: "2 boiled eggs", "salad with feta". */
  readonly name: string;
  readonly grams: number;
  readonly values: DiaryValues;
  /** Rows of SR28 that the values come from; none where they are of the survey tables. */
  readonly ids: readonly string[];
  /** What the tables call it. */
  readonly described: string;
  /** Nobody said how much of it, or of a part of it. */
  readonly isUsual: boolean;
}

export const netCarbsOf = ({ values }: MealFood): number => values.netCarbs?.value ?? 0;

const AMOUNT =
  /^(?:(?:an?|some|the|my|one|two|three|four|half|\d[\d/.]*|few|couple|bowl|slices?|pieces?|sides?|plate|glass(?:es)?|cups?|handful|tbsp|oz|g|of) ){1,5}/;
/** "A small slice of toast" is "toast". */
export const bareName = ({ name }: MealFood): string => ownWords(name.replace(AMOUNT, ''));

/** The tables take "coffee with cream" for equal parts, as in `foods/read-foods.ts`. */
const SPLASH =
  /\b(coffee|tea|espresso) with (?:a (?:splash|bit|little|dash|drop) of |a little |some )?((?:[a-z]+ )?(?:milk|cream|creamer|half and half))\b/;
/** The same list is read for each way a message may be meant. */
const RECENT_MOST = 200;

/** What these words name, weighed as it was said, else in the usual amount; null unless all of it is known for sure. */
export const mealFood = remembered(RECENT_MOST, weighedMeal);

/** More net carbs are no portion of anything: the amount was not understood. */
const NET_MOST_G = 150;

function weighedMeal(said: string): MealFood | null {
  const told = said.replace(SPLASH, '$1 with 2 tbsp $2').replace(/\bsides? of /, '');
  const parts = mealParts(mealTokens(told));
  if (parts.length === 0 || !parts.every(isSure)) return null;
  const all = readMeal(told).flatMap(({ choices: [choice], asks }, at) => {
    const part = parts[at];
    return part && choice && asks === null ? [weighed(part, choice)] : [];
  });
  const values = totalValues(all.map(({ values }) => values));
  if (all.length < parts.length || (values.netCarbs?.value ?? 0) > NET_MOST_G) return null;
  return {
    name: /\bhot ?dogs?$/.test(said) ? `${said} without the bun` : said,
    grams: all.reduce((sum, { grams }) => sum + grams, 0),
    values,
    ids: all.flatMap(({ ids }) => ids),
    described: all.map(({ described }) => described).join(', '),
    isUsual: told !== said || parts.some(({ amount }) => amount === null),
  };
}

/**
 * What has no everyday name must be told with so much of what was said, and leave little unsaid or fit as well as a
 * name: "big" is no Big Mac.
 */
const COVERED_FROM = 0.8;
const UNSAID_MOST = 9;
const NAMED_FROM = 4.4;

function isSure(part: MealPart): boolean {
  const { words, head } = part;
  if (everyday(words) || eatenNamed(part)?.rest.length === 0) return true;
  const [best] = rankFoods(words, head, 1);
  if (!best?.isHead || best.covered < (words.some(isBunLeftOut) ? 1 : COVERED_FROM)) return false;
  return best.unsaid <= UNSAID_MOST || best.score >= NAMED_FROM;
}

/** The everyday food or dish that is meant without a doubt. */
function everyday(words: readonly string[]): FoundFood | null {
  const found = words.some(isBunLeftOut) ? null : findFood(words.join(' '));
  if (found?.kind !== 'food') return found;
  return !found.brand && (found.taken === null || found.taken === 'usual') ? found : null;
}

/** What is left out changes most of the carbs, so the food must be known without it: "big mac without bun" is not. */
const isBunLeftOut = (word: string): boolean =>
  /^(?:bun|bread|crust|tortilla|wrap|rice|noodle|pasta|fry|potato|bean|shell)$/.test(leftOut(word) ?? '');

const SR28_DIGITS = 5;

/**
 * An everyday food gets the number it has when it is asked about alone. For it, and where what was left out says what
 * it is ("burger without bun"), only the portion is uncertain.
 */
function weighed({ said, words }: MealPart, { grams, values, source, name }: MealChoice) {
  const found = everyday(words);
  const one = found && servingOf({ said, found, amount: null });
  const row = source.kind === 'food' && source.foodId.length === SR28_DIGITS ? [source.foodId] : [];
  const held = (told: Estimate | null, amount: number | null | undefined) => {
    if (!grams || !(one || words.some(isBunLeftOut))) return told;
    return times(grams, one ? (amount ?? 0) / one.grams : (told?.value ?? 0) / (grams.value || 1));
  };
  return {
    grams: grams?.value ?? 0,
    values: {
      netCarbs: held(values.netCarbs, one?.values.netCarbs),
      totalCarbs: held(values.totalCarbs, one?.values.carbs),
      energy: held(values.energy, one?.values.kcal),
      protein: held(values.protein, one?.values.protein),
      fat: held(values.fat, one?.values.fat),
    },
    ids: one ? one.foods.slice(0, 1).map(({ id }) => id) : row,
    described: one ? one.foods.map(({ description }) => description).join(', ') : name,
  };
}
