import type { FoodPortion } from '#domain/nutrition/food.ts';
import { foodWord } from '../food-words.ts';
import { type MeasuredUnit, SIZE_WORDS, UNIT_WORDS } from './amount-words.ts';
import type { TableFood } from './table-foods.ts';

/** A measure of the table, "1 cup, sliced", by its words. */
export interface Portion {
  readonly count: number;
  readonly unit: MeasuredUnit | null;
  readonly words: ReadonlySet<string>;
  /** What stands in brackets too, which costs nothing unsaid. */
  readonly aside: ReadonlySet<string>;
  readonly grams: number;
  readonly text: string;
  /** True for what comes of so much before it was cooked: "1 oz, dry, yields". */
  readonly isYield: boolean;
}

const UNSPECIFIED = /^Quantity not specified|^Guideline amount/;
/** Words of portions that ask for nothing. */
export const QUIET = new Set(
  '1 nf ns nfs size any to yield after cooking cooked raw removed bone skin as the of or no ice with without serving regular medium purchased refuse approx edible'.split(
    ' ',
  ),
);

const isNumber = (word = ''): boolean => /^\d+(?:\.\d+)?$|^\.\d+$|^\d+\/\d+$/.test(word);
function fractionOf(word: string): number {
  const [top, bottom = '1'] = word.split('/');
  return Number(top) / Number(bottom);
}
/** What stands outside of brackets. */
const outside = (text: string): string =>
  text
    .split(/[()]/)
    .filter((_, at) => at % 2 === 0)
    .join(' ');

function parsePortion({ text, grams }: FoodPortion): Portion {
  const words = text.split(' ');
  const isMixed = isNumber(words[0]) && /^\d+\/\d+$/.test(words[1] ?? '');
  const numbers = words.slice(0, isMixed ? 2 : isNumber(words[0]) ? 1 : 0);
  const count = numbers.reduce((sum, word) => sum + fractionOf(word), 0) || 1;
  const rest = words.slice(numbers.length).join(' ');
  const lower = rest.toLowerCase();
  const unit = /^fl oz\b/.test(lower)
    ? 'fl oz'
    : (UNIT_WORDS[/^[a-z]+/.exec(lower)?.[0]?.replace(/s$/, '') ?? ''] ?? null);
  return {
    count,
    unit,
    words: wordsOf(outside(lower)),
    aside: wordsOf(lower),
    grams: grams / count,
    text,
    isYield: / yields?\b/.test(lower),
  };
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []).flatMap((word) => sizeWords(word) ?? [foodWord(word)]));

/** "mini" as "miniature", "king" as "extra" and "large". */
const sizeWords = (word: string): string[] | undefined => SIZE_WORDS[word]?.split(' ');

const parsedBefore = new WeakMap<TableFood, readonly Portion[]>();
export function portionsOf(food: TableFood): readonly Portion[] {
  const before = parsedBefore.get(food);
  if (before) return before;
  const parsed = food.portions
    .filter(({ text, grams }) => !UNSPECIFIED.test(text) && grams > 0)
    .map(parsePortion);
  parsedBefore.set(food, parsed);
  return parsed;
}

/** USDA's own default where nobody said how much; else the measure that is nearest to a helping. */
export function usualGrams(food: TableFood): number {
  const stated = food.portions.find(({ text }) => text.startsWith('Quantity not specified'));
  if (stated) return stated.grams;
  const far = (grams: number) =>
    Math.abs(Math.log(Math.max(1, grams * food.food.kcal) / (100 * HELPING_KCAL)));
  const all = portionsOf(food).map(({ grams, count }) => grams * count);
  const helpings = isDrink(food) ? all : all.filter((grams) => grams <= HELPING_MOST_G);
  const [nearest] = (helpings.length > 0 ? helpings : all).sort((a, b) => far(a) - far(b));
  return nearest ?? 100;
}
/** Who eats more of a thing at once says so: a head of cabbage is no helping. A convention of ours. */
const HELPING_MOST_G = 250;
/** Energy of a helping: the median of what USDA states for 7,259 foods of FNDDS where nobody said how much, 172 kcal. */
const HELPING_KCAL = 172;

/** True where USDA says what is eaten of it when nobody says how much. */
export const hasUsualAmount = (food: TableFood): boolean =>
  food.portions.some(({ text }) => text.startsWith('Quantity not specified'));

/** True for what is poured: it is measured in fluid ounces. */
export const isDrink = (food: TableFood): boolean => portionsOf(food).some(({ unit }) => unit === 'fl oz');
