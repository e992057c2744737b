import { gramsText } from '#domain/amount-text.ts';
import { customaryPortion } from '#domain/customary-portion.ts';
import type { Food } from '#domain/food.ts';
import type { Amount } from './amount.ts';
import { everydayFood } from './everyday-foods.ts';

/** A weighed portion, in words that always name the grams. */
export interface WeighedPortion {
  readonly grams: number;
  /** e.g. "2 cups (246 g) of raspberries", "one banana (118 g)". */
  readonly text: string;
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
/** US customary volumes in millilitres. */
const MILLILITRES: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 4.929,
  tbsp: 14.787,
  'fl oz': 29.574,
  cup: 236.588,
  pint: 473.176,
};
const DRINKS = /Beverages/;
/** A glass or mug of a drink is taken as a US cup. */
const CUP_LIKE = new Set(['glass', 'mug']);
/** A handful, as the swaps of this app weigh it. */
const HANDFUL_GRAMS = 28;
/** A piece lighter than this is not what one eats of a food at one time. */
const WHOLE_PIECE_GRAMS = 40;
const WHOLE_PIECE_GRAMS_MOST = 320;

/** What the table's own household measure says: "0.5 cup, mashed" weighing 105 g is cup -> 210 g. */
function tableMeasure(food: Food): { unit: string; grams: number } | null {
  if (!food.serving) return null;
  const stated = /^(\d*\.?\d+)\s+(fl oz|[a-z]+)/i.exec(food.serving.text);
  if (!stated?.[1] || !stated[2]) return null;
  const unit = stated[2]
    .toLowerCase()
    .replace(/^tablespoon$/, 'tbsp')
    .replace(/s$/, '');
  return { unit, grams: food.serving.grams / Number(stated[1]) };
}

function ownMeasure(food: Food, unit: string): number | null {
  const known = everydayFood(food)?.measures.get(unit);
  if (known !== undefined) return known;
  const table = tableMeasure(food);
  return table?.unit === unit ? table.grams : null;
}

/** Grams per millilitre by any volume measure that is known of the food. */
function density(food: Food): number | null {
  for (const unit of ['cup', 'tbsp', 'fl oz', 'tsp']) {
    const grams = ownMeasure(food, unit);
    const volume = MILLILITRES[unit];
    if (grams !== null && volume) return grams / volume;
  }
  return null;
}

function gramsOfOne(food: Food, unit: string, size: string | null): number | null {
  if (unit === 'oz' && DRINKS.test(food.group)) return gramsOfOne(food, 'fl oz', null);
  const weight = GRAMS[unit];
  if (weight !== undefined) return weight;
  const own = ownMeasure(food, size && unit === 'piece' ? size : size ? `${size} ${unit}` : unit);
  if (own !== null) return own;
  const volume = MILLILITRES[CUP_LIKE.has(unit) ? 'cup' : unit];
  if (volume !== undefined) {
    const known = density(food);
    return known === null ? null : known * volume;
  }
  if (unit === 'handful') return HANDFUL_GRAMS;
  if (unit === 'serving' || unit === 'portion') return customaryPortion(food).grams;
  return null;
}

function plural(count: number, noun: string): string {
  if (count <= 1 || /oz$|^k?g$|^[mcd]?l$|^tbsp$|^tsp$|^lb$/.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/s$/.test(noun) && !/ss$/.test(noun)) return noun;
  return `${noun}${/(?:ch|sh|ss|x|tato|mato)$/.test(noun) ? 'es' : 's'}`;
}

function counted(count: number, noun: string): string {
  if (count === 0.5 || count === 0.25) {
    return `${count === 0.5 ? 'half' : 'a quarter of'} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  }
  return `${count === 1 ? 'one' : Math.round(count * 100) / 100} ${plural(count, noun)}`;
}

/** The amount with its grams and the food; `of` is the food as it was asked for. */
function portionText({ count, unit, size }: Amount, grams: number, names: Names): string {
  if (unit === 'g') return `${gramsText(grams)} of ${names.of}`;
  const sized = size ? `${size} ` : '';
  if (unit === 'piece') return `${counted(count, `${sized}${names.one}`)} (${gramsText(grams)})`;
  return `${counted(count, `${sized}${unit}`)} (${gramsText(grams)}) of ${names.of}`;
}

/** How a food is called where one piece of it is counted, and where an amount of it is weighed. */
export interface Names {
  readonly one: string;
  readonly of: string;
}

/** Weight of an amount of the food, or null where nothing tells what such a measure weighs. */
export function weighAmount(food: Food, amount: Amount, names: Names): WeighedPortion | null {
  const one =
    gramsOfOne(food, amount.unit, amount.size) ??
    (amount.size === 'medium' || isLonePackage(amount) ? gramsOfOne(food, amount.unit, null) : null) ??
    (amount.unit === 'piece' && amount.count === 1 && amount.size === null ? usualGrams(food) : null);
  if (one === null) return null;
  const grams = one * amount.count;
  const isUsual = amount.unit === 'piece' && gramsOfOne(food, 'piece', amount.size) === null;
  if (isUsual && amount.size === null) return usualPortion(food, names);
  return { grams, text: portionText(amount, grams, names) };
}

/** "a small bag": the only bag that is known is the small one. */
function isLonePackage({ unit, size }: Amount): boolean {
  return size === 'small' && unit !== 'piece';
}

function usualGrams(food: Food): number {
  return customaryPortion(food).grams;
}

/** The portion a food is spoken of where none is named: a whole piece where one eats one, else the usual amount. */
export function usualPortion(food: Food, names: Names): WeighedPortion {
  const piece = ownMeasure(food, 'piece');
  const can = piece === null && DRINKS.test(food.group) ? ownMeasure(food, 'can') : null;
  const whole = piece ?? can;
  if (whole !== null && whole >= WHOLE_PIECE_GRAMS && whole <= WHOLE_PIECE_GRAMS_MOST) {
    const text =
      can === null ? `one ${names.one} (${gramsText(whole)})` : `a can (${gramsText(whole)}) of ${names.of}`;
    return { grams: whole, text };
  }
  const { text, grams } = customaryPortion(food);
  const measure = text === `${grams} g` ? gramsText(grams) : `${text} (${gramsText(grams)})`;
  return { grams, text: `${measure} of ${names.of}` };
}
