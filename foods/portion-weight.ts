import { gramsText } from '#domain/food-text/amount-text.ts';
import { plural } from '#domain/food-text/plural.ts';
import { customaryPortion } from '#domain/keto-score/customary-portion.ts';
import type { Food } from '#domain/nutrition/food.ts';
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

/** A glass or mug of a drink is taken as a US cup. */
const CUP_LIKE = new Set(['glass', 'mug']);
/** What a drink is had in. */
const VESSELS = ['can', 'glass', 'shot', 'mug'];
/** A handful, as the swaps of this app weigh it. */
const HANDFUL_GRAMS = 28;
/** A piece lighter than this is not what one eats of a food at one time. */
const WHOLE_PIECE_GRAMS = 40;
const WHOLE_PIECE_GRAMS_MOST = 320;

/** Whose ounces are fluid ounces. */
function isDrink({ group, description }: Food): boolean {
  return /Beverages/.test(group) || /^(?:Milk,(?! dry)|Kefir|Soymilk|Eggnog)|\bjuice\b/i.test(description);
}

/** What the table's own household measure says: "0.5 cup, mashed" weighing 105 g is cup -> 210 g. */
function tableMeasure(food: Food): { unit: string; grams: number } | null {
  if (!food.serving) return null;
  const stated = /^(\d+(?:\.\d+)?|\.\d+)\s+(fl oz|[a-z]+)/i.exec(food.serving.text);
  if (!stated?.[1] || !stated[2]) return null;
  const unit = stated[2]
    .toLowerCase()
    .replace(/^tablespoon$/, 'tbsp')
    .replace(/s$/, '');
  return { unit, grams: food.serving.grams / Number(stated[1]) };
}

/** A cup of cream is poured, whatever the table says of whipped cream. */
const NOT_AS_SAID = /whipped/;

/** A food of the survey under a name that people have for it, with what that weighs by the piece, bowl and so on. */
export interface FoodAsEaten extends Food {
  readonly measures: ReadonlyMap<string, number>;
}

const measuresOf = (food: Food | FoodAsEaten): ReadonlyMap<string, number> | undefined =>
  'measures' in food ? food.measures : everydayFood(food)?.measures;

/** The table's own measure, else one that is known from USDA beside it. */
function ownMeasure(food: Food, unit: string): number | null {
  const table = tableMeasure(food);
  const known = measuresOf(food)?.get(unit) ?? null;
  if (table?.unit !== unit) return known;
  return known !== null && NOT_AS_SAID.test(food.serving?.text ?? '') ? known : table.grams;
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

/** What one of it is: a piece, or a slice where a piece of it is one. */
function oneOf(food: Food): { grams: number; isSlice: boolean } | null {
  const piece = ownMeasure(food, 'piece');
  return piece === null ? null : { grams: piece, isSlice: ownMeasure(food, 'slice') === piece };
}

function gramsOf(food: Food, unit: string, size: string | null): number | null {
  if (unit === 'oz' && isDrink(food)) return gramsOf(food, 'fl oz', null) ?? GRAMS.oz ?? null;
  const weight = GRAMS[unit];
  if (weight !== undefined) return weight;
  const own = ownMeasure(food, size ? `${size} ${unit}` : unit);
  if (own !== null) return own;
  if (unit === 'piece') return ownMeasure(food, 'slice');
  const volume = MILLILITRES[CUP_LIKE.has(unit) ? 'cup' : unit];
  if (volume !== undefined) {
    const known = density(food);
    return known === null ? null : known * volume;
  }
  if (unit === 'handful') return HANDFUL_GRAMS;
  return unit === 'serving' || unit === 'portion' ? usualGrams(food) : null;
}

/** Grams of one of the unit; the only bag that is known stands for a small one, a plain piece for a medium. */
function gramsOfOne(food: Food, { unit, size }: Amount): number | null {
  if (unit !== 'one') {
    return (
      gramsOf(food, unit, size) ?? (size === 'small' || size === 'medium' ? gramsOf(food, unit, null) : null)
    );
  }
  const sized = size ? ownMeasure(food, size) : null;
  return sized ?? (size === null || size === 'medium' ? (oneOf(food)?.grams ?? null) : null);
}

function counted(count: number, noun: string): string {
  if (count === 0.5 || count === 0.25) {
    return `${count === 0.5 ? 'half' : 'a quarter of'} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  }
  return `${count === 1 ? 'one' : Math.round(count * 100) / 100} ${plural(count, noun)}`;
}

/** How a food is called where one piece of it is counted, and where an amount of it is weighed. */
export interface Names {
  readonly one: string;
  readonly of: string;
}

function portionText(food: Food, { count, unit, size }: Amount, grams: number, names: Names): string {
  if (unit === 'g') return `${gramsText(grams)} of ${names.of}`;
  const sized = size ? `${size} ` : '';
  if (unit === 'one' && !oneOf(food)?.isSlice) {
    return `${counted(count, `${sized}${names.one}`)} (${gramsText(grams)})`;
  }
  return `${counted(count, `${sized}${unit === 'one' ? 'slice' : unit}`)} (${gramsText(grams)}) of ${names.of}`;
}

/** Weight of an amount of the food, or null where nothing tells what such a measure weighs. */
export function weighAmount(food: Food, amount: Amount, names: Names): WeighedPortion | null {
  const one = gramsOfOne(food, amount);
  if (one !== null) {
    const grams = one * amount.count;
    return { grams, text: portionText(food, amount, grams, names) };
  }
  const isArticle = amount.unit === 'one' && amount.count === 1 && amount.size === null;
  return isArticle ? usualPortion(food, names) : null;
}

function usualGrams(food: Food): number {
  return ownMeasure(food, 'portion') ?? customaryPortion(food).grams;
}

/** The table's measure without its own bookkeeping: "1 cup (1 NLEA serving)" is a cup. */
export function tidyMeasure(text: string): string {
  const tidy = text
    .replace(/^1 serving (?=\d)/i, '')
    .replace(/(?<!\s)\s*\(?\b1 (?:NLEA )?serving\)?(?=$)/i, '')
    .replace(/^\./, '0.')
    .replace(/(?<=^[\d.]{1,6} cup) .* not packed$/, '')
    .replace(/\bTBSP\b/, 'tbsp')
    .trim();
  return tidy || '1 serving';
}

/** The portion a food is spoken of where none is named: a whole piece where one eats one, else the usual amount. */
export function usualPortion(food: Food, names: Names): WeighedPortion {
  const one = oneOf(food);
  if (one && one.grams >= WHOLE_PIECE_GRAMS && one.grams <= WHOLE_PIECE_GRAMS_MOST) {
    const amount: Amount = { count: 1, unit: 'one', size: null };
    return { grams: one.grams, text: portionText(food, amount, one.grams, names) };
  }
  for (const vessel of isDrink(food) ? VESSELS : []) {
    const grams = ownMeasure(food, vessel);
    if (grams !== null) return { grams, text: `a ${vessel} (${gramsText(grams)}) of ${names.of}` };
  }
  const grams = usualGrams(food);
  const { text } = customaryPortion(food);
  const isWeight = text === `${grams} g` || ownMeasure(food, 'portion') !== null;
  return {
    grams,
    text: `${isWeight ? gramsText(grams) : `${tidyMeasure(text)} (${gramsText(grams)})`} of ${names.of}`,
  };
}
