import type { Estimate } from '#contract/diary.ts';
import { foodWord } from '../food-words.ts';
import { type MeasuredUnit, UNIT_GRAMS, UNIT_MILLILITRES } from './amount-words.ts';
import { densityOf, densityOfSuch, median } from './food-density.ts';
import type { MealAmount } from './meal-amount.ts';
import { MEASURE_MILLILITRES, SAME_MEASURE } from './measure-words.ts';
import { bestOf, fitOf, PARTS, SIZES, WHOLES } from './portion-fit.ts';
import type { TableFood } from './table-foods.ts';
import { hasUsualAmount, isDrink, type Portion, portionsOf, QUIET, usualGrams } from './table-portions.ts';

/** What an amount of a food weighs, and why that is not certain; null doubt where it was weighed. */
export interface WeighedAmount {
  readonly grams: Estimate;
  readonly doubt: 'household measure' | 'several portions' | 'usual amount' | null;
}

/** How far a household measure strays from what the tables weigh it at, as a share; a convention of ours. */
const MEASURE_STRAYS = 0.12;
const USUAL_STRAYS = 0.5;
/** Where the density is that of its kind. */
const CLASS_STRAYS = 0.3;

const around = (grams: number, low: number, high: number): Estimate => ({ value: grams, low, high });

/** Grams of an amount of the food. `words` are those of the food as it was said. */
export function weighMeal(food: TableFood, amount: MealAmount, words: readonly string[]): WeighedAmount {
  const { count, countLow, countHigh } = amount;
  const one = gramsOfOne(food, amount, words);
  if (one === null) {
    const grams = usualGrams(food) * (amount.measure === null && amount.unit === null ? count : 1);
    return {
      grams: around(grams, grams * (1 - USUAL_STRAYS), grams * (1 + USUAL_STRAYS)),
      doubt: 'usual amount',
    };
  }
  const grams = around(one.grams.value * count, one.grams.low * countLow, one.grams.high * countHigh);
  return { grams, doubt: one.doubt ?? (countHigh > countLow ? 'household measure' : null) };
}

const BEFORE_COOKING = ['dry', 'raw', 'unpopped', 'uncooked'];

function measured(food: TableFood, unit: MeasuredUnit, asked: ReadonlySet<string>): number | null {
  const weight = UNIT_GRAMS[unit];
  const cooked = portionsOf(food).find(
    (portion) =>
      portion.isYield &&
      portion.unit === unit &&
      BEFORE_COOKING.some((word) => asked.has(word) && portion.aside.has(word)),
  );
  if (cooked) return cooked.grams;
  if (weight !== undefined && !(unit === 'oz' && isDrink(food))) return weight;
  const volume = UNIT_MILLILITRES[unit === 'oz' ? 'fl oz' : unit] ?? 1;
  const density = densityOf(food, asked);
  return density === null ? null : density * volume;
}

const strayed = (grams: number, share: number): Estimate =>
  around(grams, grams * (1 - share), grams * (1 + share));

function gramsOfOne(food: TableFood, amount: MealAmount, words: readonly string[]): WeighedAmount | null {
  const { unit, measure, size, each } = amount;
  const asked = new Set([...words, ...(measure?.split(' ').map(foodWord) ?? [])]);
  if (each) {
    const grams = measured(food, each.unit, asked);
    if (grams !== null) return { grams: strayed(grams * each.count, 0.05), doubt: null };
  }
  if (unit) {
    const grams = measured(food, unit, asked);
    if (grams === null) {
      const density = densityOfSuch(food);
      if (density === null) return null;
      const volume = UNIT_MILLILITRES[unit === 'oz' ? 'fl oz' : unit] ?? 1;
      return { grams: strayed(density * volume, CLASS_STRAYS), doubt: 'usual amount' };
    }
    const isWeight = UNIT_GRAMS[unit] !== undefined;
    return {
      grams: strayed(grams, isWeight ? 0.03 : MEASURE_STRAYS),
      doubt: isWeight ? null : 'household measure',
    };
  }
  const counted = portionsOf(food).filter(({ unit: own }) => own === null);
  return measure === null
    ? countedFood(food, counted, asked, size, amount.count)
    : byMeasure(food, counted, asked, size, measure);
}

/** In the middle of those that fit alike; the range reaches over those that may have been meant too. */
function spread(fitting: readonly Portion[], strays: number, meant = fitting): WeighedAmount | null {
  if (fitting.length === 0) return null;
  const value = median(fitting.map(({ grams }) => grams));
  const all = meant.map(({ grams }) => grams);
  const low = Math.min(value, ...all) * (1 - strays);
  const high = Math.max(value, ...all) * (1 + strays);
  return {
    grams: around(value, Math.max(low, value / 3), Math.min(high, value * 3)),
    doubt: meant.length > 1 ? 'several portions' : 'household measure',
  };
}

function byMeasure(
  food: TableFood,
  counted: readonly Portion[],
  asked: ReadonlySet<string>,
  size: string | null,
  measure: string,
): WeighedAmount | null {
  if (
    /^(?:serving|portion|helping|order|usual)$/.test(measure) &&
    !counted.some(({ words }) => words.has(foodWord(measure)))
  ) {
    return { grams: strayed(usualGrams(food), USUAL_STRAYS), doubt: 'usual amount' };
  }
  for (const name of SAME_MEASURE[measure] ?? measure.split(' ').slice(-1)) {
    const named = counted.filter(
      ({ words, grams }) => words.has(foodWord(name)) && !(PIECES.test(measure) && grams > PIECE_MOST_G),
    );
    if (named.length > 0) return spread(bestOf(named, asked, size), 0.1);
  }
  const volume = MEASURE_MILLILITRES[measure];
  const isSmall = volume !== undefined && volume <= SMALL_ML;
  const density = volume === undefined ? null : (densityOf(food, asked) ?? (isSmall ? LOOSE : null));
  if (volume !== undefined && density !== null)
    return { grams: strayed(volume * density, 0.4), doubt: 'usual amount' };
  // "An orange slice": where the tables know none.
  if (measure === 'slice') return { grams: PIECE_G, doubt: 'usual amount' };
  if (!/^(?:piece|serving|portion|helping|order|cut)$/.test(measure)) return null;
  const one = countedFood(food, counted, asked, size, 1);
  return PIECES.test(measure) && (one?.grams.value ?? 0) > PIECE_MOST_G
    ? { grams: PIECE_G, doubt: 'usual amount' }
    : one;
}

/** So little weighs no helping, whatever it is of: a forkful, a splash; ml, and g/ml of what lies loosely. */
const SMALL_ML = 30;
const LOOSE = 0.8;

/** A piece of a pineapple is no pineapple, a spear of broccoli no packet of them. */
const PIECES = /^(?:piece|chunk|cube|spear|stick|strip|ring|floret|segment|section|bit|bite)$/;
const PIECE_MOST_G = 250;
/** What such a piece weighs where the tables know the whole alone; a convention of ours. */
const PIECE_G = { value: 30, low: 10, high: 80 };

/** "An eighth of a pie" is a share of the whole one. */
const SHARE_MOST = 1 / 3;

/** "An apple", "two large eggs", "12 fries": the portion that is one of the food itself, so many of which are eaten. */
function countedFood(
  food: TableFood,
  counted: readonly Portion[],
  asked: ReadonlySet<string>,
  size: string | null,
  count: number,
): WeighedAmount | null {
  if (counted.length === 0) return null;
  const usual = usualGrams(food);
  const whole = new Set([...asked, ...WHOLES]);
  let best = -Infinity;
  let found: Portion[] = [];
  for (const portion of counted) {
    const times = count <= SHARE_MOST ? count : Math.max(1, count);
    const farFromUsual = size === null ? Math.abs(Math.log((portion.grams * times) / usual)) : 0;
    const isUsual =
      size === null &&
      portion.grams === usual &&
      hasUsualAmount(food) &&
      !PARTS.some((word) => portion.words.has(word));
    const score = fitOf(portion, whole, size) - 0.8 * Math.min(2, farFromUsual) + (isUsual ? USUAL_FITS : 0);
    if (score > best) {
      best = score;
      found = [portion];
    }
  }
  return spread(found, 0.15, size === null ? ofAnySize(found, counted, whole) : found);
}

/** What USDA takes for the usual amount is meant by "one of it", unless it is a slice. */
const USUAL_FITS = 0.6;

/** The portions that differ from those found in nothing but the size, which nobody said. */
function ofAnySize(
  found: readonly Portion[],
  counted: readonly Portion[],
  asked: ReadonlySet<string>,
): readonly Portion[] {
  const key = ({ words }: Portion) =>
    [...words].filter((word) => asked.has(word) || !(SIZES.includes(word) || QUIET.has(word))).join(' ');
  const keys = new Set(found.map(key));
  return counted.filter((portion) => keys.has(key(portion)));
}
