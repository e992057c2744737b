import { everydayNames } from '../everyday-foods.ts';
import { foodWords } from '../food-words.ts';
import { MEASURE_WORDS, type MeasuredUnit, NUMBER_WORDS, SIZE_WORDS, UNIT_WORDS } from './amount-words.ts';

export interface Found<T> {
  readonly value: T;
  /** Tokens it takes. */
  readonly took: number;
}

const decimal = (token: string): number | null => {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(token);
  if (fraction) return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : null;
  return /^-?\d+(?:\.\d+)?$/.test(token) ? Number(token) : null;
};

const ORDINAL = /^(?:third|fourth|fifth|sixth|eighth|tenth|twelfth)$/;
/** "A third of", "a third cup"; "third" alone is a name or a place in a row. */
const isShareHere = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'of' || unitAt(tokens, at) !== null;

/** A number before these is a name: "quarter pounder", "Five Guys", "7 layer dip". */
export const NAMED_BY_NUMBER =
  /^(?:pounder|pounders|guys|eleven|musketeers|layer|grain|spice|second|minute)$/;

/** "2", "1 1/2", "two and a half", "a dozen", "half"; not the article alone. */
export function numberAt(tokens: readonly string[], at: number): Found<number> | null {
  const first = decimal(tokens[at] ?? '') ?? NUMBER_WORDS[tokens[at] ?? ''] ?? null;
  if (
    first === null ||
    NAMED_BY_NUMBER.test(tokens[at + 1] ?? '') ||
    (ORDINAL.test(tokens[at] ?? '') && !isShareHere(tokens, at + 1))
  )
    return null;
  let took = 1;
  let value = first;
  const next = tokens[at + 1] ?? '';
  if (next.includes('/') && next !== '/' && first >= 1) {
    value += decimal(next) ?? 0;
    took += 1;
  } else if (next === 'and' && /^(?:a|one|1\/2|1\/4|3\/4)$/.test(tokens[at + 2] ?? '')) {
    const part = tokens[at + 2] ?? '';
    const share = part.includes('/') ? decimal(part) : NUMBER_WORDS[tokens[at + 3] ?? ''];
    if (share !== undefined && share !== null && share < 1) {
      value += share;
      took += part.includes('/') ? 2 : 3;
    }
  } else if (next === 'dozen') {
    value *= 12;
    took += 1;
  } else if (
    /^(?:half|halves|(?:quarter|third|fourth|fifth|sixth|eighth|tenth|twelfth)s?)$/.test(next) &&
    first >= 1
  ) {
    const share = NUMBER_WORDS[next.replace(/ves$/, 'f').replace(/s$/, '')] ?? 1;
    // "three quarters of a cup", but "two half sandwiches" is one.
    value *= share;
    took += 1;
  }
  return { value, took };
}

/** "fl oz", "g", "tbsp": a unit of weight or volume. */
export function unitAt(tokens: readonly string[], at: number): Found<MeasuredUnit> | null {
  const token = (tokens[at] ?? '').replace(/\.$/, '');
  const dot = tokens[at + 1] === '.' && token.length <= 4 ? 1 : 0;
  if (/^(?:fl|fluid)$/.test(token) && /^(?:oz|ounces?)$/.test(tokens[at + 1 + dot] ?? '')) {
    return { value: 'fl oz', took: 2 + dot };
  }
  const unit = UNIT_WORDS[token] ?? UNIT_WORDS[token.replace(/s$/, '')];
  return unit === undefined
    ? null
    : { value: unit, took: 1 + (dot && /^(?:oz|lb|tbsp|tsp|g|ml)s?$/.test(token) ? 1 : 0) };
}

const singular = (token: string): string =>
  token === 'halves'
    ? 'half'
    : /^(?:leaves|loaves)$/.test(token)
      ? `${token.slice(0, -3)}f`
      : /(?:ches|shes|xes|sses|oes)$/.test(token)
        ? token.slice(0, -2)
        : /ies$/.test(token)
          ? `${token.slice(0, -3)}y`
          : token.replace(/(?<=[^s])s$/, '');

/** "slices", "single serving bag": a household measure, in the singular. */
export function measureAt(tokens: readonly string[], at: number): Found<string> | null {
  for (let took = 3; took > 0; took--) {
    const words = tokens.slice(at, at + took);
    if (words.length < took) continue;
    const name = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
    if (MEASURE_WORDS.has(name)) return { value: name, took };
  }
  return null;
}

/** "Big mac", "king crab": two words that are one name. */
const isNameAt = (tokens: readonly string[], at: number): boolean =>
  everydayNames().get(foodWords(tokens.slice(at, at + 2).join(' '))) !== undefined;

export function sizeAt(tokens: readonly string[], at: number): Found<string> | null {
  const two = SIZE_WORDS[`${tokens[at]} ${tokens[at + 1]}`];
  if (two !== undefined) return { value: two, took: 2 };
  const one = isNameAt(tokens, at) ? undefined : SIZE_WORDS[tokens[at] ?? ''];
  return one === undefined ? null : { value: one, took: /^sized?$/.test(tokens[at + 1] ?? '') ? 2 : 1 };
}

/** A size said among the words of the food: "frozen personal pizza", "plain mini bagel"; null for none. */
export function sizeIn(tokens: readonly string[]): string | null {
  const at = tokens.findIndex((token) =>
    /^(?:personal|individual|king|jumbo|mini|small|medium|large)$/.test(token),
  );
  return at < 0 ? null : (sizeAt(tokens, at)?.value ?? null);
}

/** How long or how hot it was cooked, and when it was eaten, is no amount of it: "10 minutes", "4 am". */
export const isTimeAt = (tokens: readonly string[], at: number): boolean =>
  /^\d/.test(tokens[at] ?? '') &&
  // "1 minute oats", "90 second bread" are names.
  !(/^(?:minute|second)$/.test(tokens[at + 1] ?? '') && !isNoWord(tokens[at + 2])) &&
  /^(?:minutes?|mins?|hours?|hrs?|degrees?|seconds?|secs?|am|pm|o'clock|oclock)$/.test(tokens[at + 1] ?? '');

/** How many tokens a size in inches or a label in calories takes: "7 to 8 inch", "100 calorie"; 0 for none. */
export function dimensionAt(tokens: readonly string[], at: number): number {
  let took = numberAt(tokens, at)?.took ?? 0;
  while (took > 0 && took < 12) {
    const token = tokens[at + took] ?? '';
    if (/^(?:inch|calorie|kcal|cm|centimeter|centimetre|diameter|percent|ply)$/.test(token)) return took + 1;
    if (/^(?:to|or|-)$/.test(token) && /^\d.*%$/.test(tokens[at + took + 1] ?? '')) return took + 2;
    const next = /^(?:to|by|x|or|and|-|times)$/.test(token) ? numberAt(tokens, at + took + 1) : null;
    if (!next) return 0;
    took += 1 + next.took;
  }
  return 0;
}

export const isNoWord = (token = ''): boolean =>
  !/^[a-z]/.test(token) || /^(?:and|with|on|or|plus)$/.test(token);

/** Measures that foods are called by too: "two eggs", "a chicken leg", "one bar". */
const FOODS_TOO =
  /^(?:bar|stick|link|leg|breast|thigh|wing|cake|pie|roll|patty|fillet|steak|rib|ball|cone|drink|sandwich|nut|bean|fruit|shell|cracker|cookie|egg|chip|nugget|strip|drumstick|ring|tart|berry|floret|spear|head|heart)$/;

export const isFoodToo = (measure: string): boolean => FOODS_TOO.test(measure);

/** "(150 g)", "weighing 6 oz": a weight or volume said after the food. */
export function weightAt(
  tokens: readonly string[],
  at: number,
): Found<{ count: number; unit: MeasuredUnit; isOfEach: boolean }> | null {
  let start = at;
  while (
    /^(?:about|around|approximately|approx|roughly|weighing|weighed|measuring|measured|containing|totaling|totalling|or|a|total|of|at|as|each)$/.test(
      tokens[start] ?? '',
    ) &&
    start - at < 3
  )
    start += 1;
  const number = numberAt(tokens, start);
  const unit = number && unitAt(tokens, start + number.took);
  if (!number || !unit) return null;
  const end = start + number.took + unit.took;
  const isOfEach = /^(?:each|apiece)$/.test(tokens[end] ?? '');
  return {
    value: { count: number.value, unit: unit.value, isOfEach },
    took: end - at + (isOfEach ? 1 : 0),
  };
}
