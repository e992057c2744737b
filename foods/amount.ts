/** An amount of food as it is said: "2 cups", "100 g", "half", "a large". */
export interface Amount {
  readonly count: number;
  /** In the singular; "one" where only a number stands. */
  readonly unit: string;
  /** "small", "medium", "large" where said. */
  readonly size: Size | null;
}

export const FOOD_SIZES = ['small', 'medium', 'large', 'jumbo'] as const;
type Size = (typeof FOOD_SIZES)[number];

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
};

/** Ways to write a unit; grams, millilitres or the name of a household measure. */
const UNITS: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  gm: 'g',
  gram: 'g',
  gramme: 'g',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  oz: 'oz',
  ounce: 'oz',
  lb: 'lb',
  pound: 'lb',
  ml: 'ml',
  millilitre: 'ml',
  milliliter: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  litre: 'l',
  liter: 'l',
  cup: 'cup',
  tablespoon: 'tbsp',
  tbsp: 'tbsp',
  tbs: 'tbsp',
  tablespoonful: 'tbsp',
  teaspoon: 'tsp',
  tsp: 'tsp',
  pint: 'pint',
};

/** Household measures whose weight depends on the food. */
const MEASURES = new Set(
  (
    'piece slice can bottle glass mug bowl bag box packet package pack bar square scoop stick link patty strip rasher ' +
    'fillet clove head leaf stalk spear floret ear sheet wedge shot handful serving portion container tub pot ' +
    'spoonful dash pinch pat cube link shot ring wing thigh drumstick breast leg jar carton'
  ).split(' '),
);

function sizeOf(token: string): Size | null {
  return token === 'big' ? 'large' : (FOOD_SIZES.find((size) => size === token) ?? null);
}

/** Number that a token says, or null. */
function numberOf(token: string): number | null {
  const word = NUMBER_WORDS[token];
  if (word !== undefined) return word;
  const fraction = /^(\d+)\/(\d+)$/.exec(token);
  if (fraction) return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : null;
  return /^\d+(?:[.,]\d+)?$/.test(token) ? Number(token.replace(',', '.')) : null;
}

function singularUnit(token: string): string {
  return UNITS[token] === undefined && !MEASURES.has(token) && token.length > 2 && token.endsWith('s')
    ? token.replace(/(?<=ch|sh|ss|x)es$|s$/, '')
    : token;
}

/** The unit that starts at a token, with how many tokens it takes. */
function unitAt(tokens: readonly string[], at: number): { unit: string; took: number } | null {
  const token = tokens[at] ?? '';
  if (/^(?:fl|fluid)$/.test(token) && /^(?:oz|ounces?)$/.test(tokens[at + 1] ?? '')) {
    return { unit: 'fl oz', took: 2 };
  }
  const one = singularUnit(token.replace(/\.$/, ''));
  const unit = UNITS[one] ?? (MEASURES.has(one) ? one : null);
  return unit === null ? null : { unit, took: 1 };
}

/** "grams of carbs" is no amount of a food. */
const WEIGHTS = new Set(['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'dl', 'l']);

/** "glass of milk": a measure without a number. */
function unitAlone(tokens: readonly string[], at: number): { amount: Amount; took: number } | null {
  const unit = unitAt(tokens, at);
  if (!unit || WEIGHTS.has(unit.unit) || tokens[at + unit.took] !== 'of') return null;
  return { amount: { count: 1, unit: unit.unit, size: null }, took: unit.took + 1 };
}

/**
 * The amount that starts at a token, with how many tokens it takes ("of" and an article included), or null.
 * "half a cup of", "1 1/2 cups", "two large", "a small bag of".
 */
export function amountAt(tokens: readonly string[], at: number): { amount: Amount; took: number } | null {
  const first = numberOf(tokens[at] ?? '');
  if (first === null) return unitAlone(tokens, at);
  if (!(first > 0)) return null;
  let next = at + 1;
  let count = first;
  const part = tokens[next];
  if (part?.includes('/') && first >= 1) {
    count += numberOf(part) ?? 0;
    next += 1;
  } else if (part !== undefined && /^(?:half|quarter|dozen|couple)$/.test(part)) {
    count *= numberOf(part) ?? 1;
    next += 1;
  } else if (part === 'and' && tokens[next + 1] === 'a' && tokens[next + 2] === 'half') {
    count += 0.5;
    next += 3;
  }
  if (/^(?:of|a|an)$/.test(tokens[next] ?? '') && count !== 1) {
    next += tokens[next] === 'of' && /^(?:a|an)$/.test(tokens[next + 1] ?? '') ? 2 : 1;
  }
  const size = sizeOf(tokens[next] ?? '');
  if (size) next += 1;
  const unit = unitAt(tokens, next);
  if (unit) next += unit.took;
  if (unit && tokens[next] === 'and' && tokens[next + 1] === 'a' && tokens[next + 2] === 'half') {
    count += 0.5;
    next += 3;
  }
  if (tokens[next] === 'of') next += /^(?:a|an|the)$/.test(tokens[next + 1] ?? '') ? 2 : 1;
  return { amount: { count, unit: unit?.unit ?? 'one', size }, took: next - at };
}
