import type { Estimate } from '#contract/diary.ts';
import type { FoodPortion } from '#domain/nutrition/food.ts';
import { foodWord } from '../food-words.ts';
import { type MeasuredUnit, SIZE_WORDS, UNIT_GRAMS, UNIT_MILLILITRES, UNIT_WORDS } from './amount-words.ts';
import type { MealAmount } from './meal-amount.ts';
import { type TableFood, tableFoods } from './table-foods.ts';

/** What an amount of a food weighs, and why that is not certain; null doubt where it was weighed. */
export interface WeighedAmount {
  readonly grams: Estimate;
  readonly doubt: 'household measure' | 'several portions' | 'usual amount' | null;
}

interface Portion {
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
const QUIET = new Set(
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
function portionsOf(food: TableFood): readonly Portion[] {
  const before = parsedBefore.get(food);
  if (before) return before;
  const parsed = food.portions
    .filter(({ text, grams }) => !UNSPECIFIED.test(text) && grams > 0)
    .map(parsePortion);
  parsedBefore.set(food, parsed);
  return parsed;
}

/** USDA's own default where nobody said how much; else the measure that is nearest to a helping. */
function usualGrams(food: TableFood): number {
  const stated = food.portions.find(({ text }) => text.startsWith('Quantity not specified'));
  if (stated) return stated.grams;
  const far = (grams: number) =>
    Math.abs(Math.log(Math.max(1, grams * food.food.kcal) / (100 * HELPING_KCAL)));
  const [nearest] = portionsOf(food)
    .map(({ grams, count }) => grams * count)
    .sort((a, b) => far(a) - far(b));
  return nearest ?? 100;
}
/** Energy of a helping: the median of what USDA states for 7,259 foods of FNDDS where nobody said how much, 172 kcal. */
const HELPING_KCAL = 172;

/** True where USDA says what is eaten of it when nobody says how much. */
export const hasUsualAmount = (food: TableFood): boolean =>
  food.portions.some(({ text }) => text.startsWith('Quantity not specified'));

/** True for what is poured: it is measured in fluid ounces. */
export const isDrink = (food: TableFood): boolean => portionsOf(food).some(({ unit }) => unit === 'fl oz');

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** Grams per millilitre, from the measure of volume that fits what was said best. */
function densityOf(food: TableFood, asked: ReadonlySet<string>): number | null {
  const volumes = portionsOf(food).filter(
    ({ unit, isYield }) => unit !== null && !isYield && UNIT_MILLILITRES[unit] !== undefined,
  );
  if (volumes.length === 0) return null;
  const best = bestOf(volumes, asked, null);
  return median(best.map(({ grams, unit }) => grams / (UNIT_MILLILITRES[unit ?? 'cup'] ?? 1)));
}

/** So many foods of a category must tell a volume before others of it are taken to weigh the same. */
const SUCH_LEAST = 4;
const CLASS_STRAYS = 0.3;
let densities: ReadonlyMap<string, number> | null = null;

/** The median of its category in FNDDS, for a food of it whose own measures hold no volume; null for few or none. */
function densityOfSuch({ food, table }: TableFood): number | null {
  if (table === 'reference') return null;
  if (!densities) {
    const known = new Map<string, number[]>();
    for (const such of tableFoods()) {
      const density = such.table === 'reference' ? null : densityOf(such, new Set());
      if (density === null) continue;
      const before = known.get(such.food.group);
      if (before) before.push(density);
      else known.set(such.food.group, [density]);
    }
    densities = new Map(
      [...known].filter(([, all]) => all.length >= SUCH_LEAST).map(([group, all]) => [group, median(all)]),
    );
  }
  return densities.get(food.group) ?? null;
}

/** Those of the portions that fit best the words that were said; several where they fit alike. */
function bestOf(portions: readonly Portion[], asked: ReadonlySet<string>, size: string | null): Portion[] {
  let best = -Infinity;
  let found: Portion[] = [];
  for (const portion of portions) {
    const score = fitOf(portion, asked, size);
    if (score > best + 1e-9) {
      best = score;
      found = [portion];
    } else if (Math.abs(score - best) <= 1e-9) found.push(portion);
  }
  return found;
}

const SIZES = [
  'small',
  'medium',
  'large',
  'miniature',
  'jumbo',
  'thin',
  'thick',
  'personal',
  'extra',
  'individual',
  'regular',
];

function fitOf({ words, aside }: Portion, asked: ReadonlySet<string>, size: string | null): number {
  let score = 0;
  const sizes = size === null ? [] : size.split(' ');
  for (const word of words) {
    if (PARTS.includes(word) && !asked.has(word)) score -= 1.2;
    else if (asked.has(word)) score += WHOLES.includes(word) ? 1 : 2;
    else if (SIZES.includes(word) && !sizes.includes(word))
      score -= word === 'regular' || word === 'medium' ? 0.1 : 1;
    else if (!QUIET.has(word) && !sizes.includes(word)) score -= 0.6;
  }
  for (const word of aside) if (!words.has(word) && asked.has(word)) score += 1;
  for (const one of sizes) {
    if (words.has(one)) score += 2;
    else if (one === 'medium' && words.has('regular')) score += 1.8;
    else if (one === 'regular' && words.has('medium')) score += 1.8;
  }
  if (size === null && (words.has('nf') || words.has('nfs') || words.has('any') || words.has('ns')))
    score += 0.5;
  return score;
}

/** How far a household measure strays from what the tables weigh it at, as a share; a convention of ours. */
const MEASURE_STRAYS = 0.12;
const USUAL_STRAYS = 0.5;

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

/** Other words for a measure that the tables write otherwise. */
const SAME_MEASURE: Readonly<Record<string, readonly string[]>> = {
  bowl: ['bowl'],
  tin: ['can', 'tin'],
  pack: ['packet', 'package', 'pouch', 'bag'],
  packet: ['packet', 'pouch', 'package'],
  package: ['package', 'bag', 'pouch'],
  pouch: ['pouch', 'bag', 'packet'],
  container: ['container', 'carton', 'tub', 'cup'],
  carton: ['carton', 'container'],
  tub: ['tub', 'container'],
  floret: ['floweret', 'spear', 'floret'],
  rasher: ['slice', 'strip'],
  strip: ['strip', 'slice', 'stick'],
  piece: ['piece', 'slice', 'item'],
  slice: ['slice', 'piece'],
  chunk: ['chunk', 'piece', 'cube'],
  wedge: ['wedge', 'piece', 'slice'],
  stalk: ['stalk', 'stick', 'spear'],
  link: ['link', 'sausage'],
  serving: ['serving'],
  half: ['half'],
};

/** Household measures that mean a volume where the food has none of its own, in millilitres; conventions of ours. */
const MEASURE_MILLILITRES: Readonly<Record<string, number>> = {
  glass: 237,
  mug: 237,
  bowl: 355,
  bowlful: 355,
  plate: 473,
  plateful: 473,
  spoon: 14.8,
  spoonful: 14.8,
  dollop: 29.6,
  scoop: 118,
  splash: 14.8,
  drizzle: 9.9,
  squirt: 9.9,
  dash: 0.6,
  pinch: 0.4,
  drop: 0.05,
  sprinkle: 2.5,
  sprinkling: 2.5,
  handful: 60,
  shot: 44.4,
  can: 355,
  bottle: 500,
  sip: 15,
  swig: 30,
  bite: 20,
};

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
    const named = counted.filter(({ words }) => words.has(foodWord(name)));
    if (named.length > 0) return spread(bestOf(named, asked, size), 0.1);
  }
  const volume = MEASURE_MILLILITRES[measure];
  const density = volume === undefined ? null : densityOf(food, asked);
  if (volume !== undefined && density !== null)
    return { grams: strayed(volume * density, 0.4), doubt: 'usual amount' };
  return /^(?:piece|serving|portion|helping|order|cut)$/.test(measure)
    ? countedFood(food, counted, asked, size, 1)
    : null;
}

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

/** Words of portions that are a part of the food. */
const PARTS = ['piece', 'slice', 'wedge'];
/** Words of portions that are one of the food itself. */
const WHOLES = ['whole', 'fruit', 'item', 'order', 'sandwich'];
