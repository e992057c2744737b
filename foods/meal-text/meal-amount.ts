import { everydayNames } from '../everyday-foods.ts';
import { foodWords } from '../food-words.ts';
import {
  COUNTING_WORDS,
  MEASURE_WORDS,
  type MeasuredUnit,
  NUMBER_WORDS,
  SIZE_WORDS,
  UNIT_WORDS,
} from './amount-words.ts';

/** An amount as it is said of a food: "2 large", "half a cup", "a 12 oz can", "some". */
export interface MealAmount {
  readonly count: number;
  /** "a few" may be two or four; equal where the count is said. */
  readonly countLow: number;
  readonly countHigh: number;
  /** Of weight or volume, or null. */
  readonly unit: MeasuredUnit | null;
  /** A household measure in the singular: "slice", "can", "handful"; null where the food itself is counted. */
  readonly measure: string | null;
  /** "small", "medium", "large", "thick"... in the words of the portion tables. */
  readonly size: string | null;
  /** What one of them holds: "a 12 oz can". */
  readonly each: { readonly count: number; readonly unit: MeasuredUnit } | null;
  /** True where the weight was said of each: "2 rolls, 80 g each". */
  readonly isOfEach?: boolean;
  /** True for an article alone: "a salad" is one, "a touch of class" is none. */
  readonly isArticle?: boolean;
}

const none = { unit: null, measure: null, size: null, each: null } as const;
export const countOf = (count: number): MealAmount => ({ ...none, count, countLow: count, countHigh: count });

export interface Found<T> {
  readonly value: T;
  /** Tokens it takes. */
  readonly took: number;
}

const decimal = (token: string): number | null => {
  const fraction = /^(\d+)\/(\d+)$/.exec(token);
  if (fraction) return Number(fraction[2]) > 0 ? Number(fraction[1]) / Number(fraction[2]) : null;
  return /^\d+(?:\.\d+)?$/.test(token) ? Number(token) : null;
};

const ORDINAL = /^(?:third|fourth|fifth|sixth|eighth|tenth|twelfth)$/;
/** "A third of", "a third cup"; "third" alone is a name or a place in a row. */
const isShareHere = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'of' || unitAt(tokens, at) !== null;

/** A number before these is a name: "quarter pounder", "Five Guys", "7 layer dip". */
const NAMED_BY_NUMBER = /^(?:pounder|pounders|guys|eleven|musketeers|layer|grain|spice|second|minute)$/;

/** "2", "1 1/2", "two and a half", "a dozen", "half"; not the article alone. */
function numberAt(tokens: readonly string[], at: number): Found<number> | null {
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

function sizeAt(tokens: readonly string[], at: number): Found<string> | null {
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

const ABOUT =
  /^(?:about|around|approximately|approx|roughly|nearly|almost|maybe|another|extra|just|only|over|ca|~)$/;

/** How long or how hot it was cooked, and when it was eaten, is no amount of it: "10 minutes", "4 am". */
export const isTimeAt = (tokens: readonly string[], at: number): boolean =>
  /^\d/.test(tokens[at] ?? '') &&
  // "1 minute oats", "90 second bread" are names.
  !(/^(?:minute|second)$/.test(tokens[at + 1] ?? '') && !isNoWord(tokens[at + 2])) &&
  /^(?:minutes?|mins?|hours?|hrs?|degrees?|seconds?|secs?|am|pm|o'clock|oclock)$/.test(tokens[at + 1] ?? '');

/** The amount that starts at a token, or null: numbers, articles before a measure, "a few", "some". */
export function mealAmountAt(tokens: readonly string[], start: number): Found<MealAmount> | null {
  let at = start;
  while (ABOUT.test(tokens[at] ?? '') && at - start < 2) at += 1;
  if (isTimeAt(tokens, at)) return null;
  const opening = openingAt(tokens, at);
  if (!opening) return null;
  at += opening.took;
  let amount: MealAmount = opening.value;
  const upTo = /^(?:to|or|-)$/.test(tokens[at] ?? '') ? numberAt(tokens, at + 1) : null;
  if (upTo && upTo.value > amount.count && amount.count === amount.countLow) {
    amount = { ...amount, count: (amount.count + upTo.value) / 2, countHigh: upTo.value };
    at += 1 + upTo.took;
  }
  if (isDescribedAt(tokens, at)) at += 1;
  if (/^(?:of|a|an)$/.test(tokens[at] ?? '') && (amount.count < 1 || opening.wasVague)) {
    at += tokens[at] === 'of' && /^(?:a|an|the|my)$/.test(tokens[at + 1] ?? '') ? 2 : 1;
  }
  const [withUnits, next] = readUnits(tokens, at, amount);
  at = next;
  if (tokens[at] === 'and' && tokens[at + 1] === 'a' && /^(?:half|quarter)$/.test(tokens[at + 2] ?? '')) {
    const more = NUMBER_WORDS[tokens[at + 2] ?? ''] ?? 0;
    const { count, countLow, countHigh } = withUnits;
    amount = { ...withUnits, count: count + more, countLow: countLow + more, countHigh: countHigh + more };
    at += 3;
  } else amount = withUnits;
  if (
    opening.isArticle &&
    !amount.unit &&
    !amount.measure &&
    !amount.size &&
    !amount.each &&
    tokens[at] === undefined
  )
    return null;
  if (amount.unit || amount.measure) at += filledAt(tokens, at);
  if (tokens[at] === 'of') at += /^(?:a|an|the|my|some)$/.test(tokens[at + 1] ?? '') ? 2 : 1;
  if (amount.unit && /^(?:each|apiece)$/.test(tokens[at] ?? '')) {
    amount = { ...amount, isOfEach: true };
    at += 1;
  }
  const isBare =
    opening.isArticle &&
    !amount.unit &&
    !amount.measure &&
    !amount.size &&
    !amount.each &&
    amount.count === 1;
  if (isBare) amount = { ...amount, isArticle: true };
  return { value: amount, took: at - start };
}

/** "A cup filled with berries", "a jar containing plums": the vessel is full of what follows. */
function filledAt(tokens: readonly string[], at: number): number {
  if (tokens[at] === 'containing') return 1;
  if (!/^(?:filled|full|loaded|packed|heaped|brimming|piled)$/.test(tokens[at] ?? '')) return 0;
  return tokens[at + 1] === 'with' ? 2 : tokens[at + 1] === 'of' ? 1 : 0;
}

/** "A whole can", "a heaping cup". */
const DESCRIBED = /^(?:whole|full|entire|good|nice|heaping|heaped|rounded|level|scant|big)$/;
/** "A steaming bowl of": how the vessel is. */
const DESCRIBING = /(?:able|ible|ing|ed|ful|ous|ive|al)$/;

function isDescribedAt(tokens: readonly string[], at: number): boolean {
  if (DESCRIBED.test(tokens[at] ?? '')) return startsUnit(tokens, at + 1);
  const vessel = unitAt(tokens, at + 1) ?? measureAt(tokens, at + 1);
  return (
    DESCRIBING.test(tokens[at] ?? '') &&
    vessel !== null &&
    !FOODS_TOO.test(vessel.value) &&
    tokens[at + 1 + vessel.took] === 'of'
  );
}

const startsUnit = (tokens: readonly string[], at: number): boolean =>
  unitAt(tokens, at) !== null || measureAt(tokens, at) !== null || sizeAt(tokens, at) !== null;

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

/** "Whole wheat", "whole milk": no amount but a name. */
const CALLED_WHOLE = /^(?:wheat|grain|grains|meal|milk|kernel|oat|oats|rye)$/;

function openingAt(
  tokens: readonly string[],
  at: number,
): (Found<MealAmount> & { isArticle: boolean; wasVague: boolean }) | null {
  const isWhole = tokens[at] === 'whole' && !CALLED_WHOLE.test(tokens[at + 1] ?? '');
  const article = isWhole || /^(?:an?|entire)$/.test(tokens[at] ?? '') ? 1 : 0;
  const vague = COUNTING_WORDS[tokens[at + article] ?? ''];
  if (vague) {
    const [count, countLow, countHigh] = vague;
    return {
      value: { ...none, count, countLow, countHigh },
      took: article + 1,
      isArticle: false,
      wasVague: true,
    };
  }
  const number = numberAt(tokens, at + article);
  const dimension = number ? dimensionAt(tokens, at + article) : 0;
  if (dimension > 0 && !article) return null;
  if (number && number.value > 0 && dimension === 0) {
    return { value: countOf(number.value), took: article + number.took, isArticle: false, wasVague: false };
  }
  if (article) return { value: countOf(1), took: 1, isArticle: true, wasVague: false };
  const measure = measureAt(tokens, at);
  const unit = measure ? null : unitAt(tokens, at);
  // "Glass of milk", "cup rice": a measure without a number.
  const isFirst = at === 0 || /^(?:and|with|plus|[,;.:+&(/-])$/.test(tokens[at - 1] ?? '');
  if (
    (measure && tokens[at + measure.took] === 'of') ||
    (measure && isFirst && BARE.test(measure.value) && !isNoWord(tokens[at + measure.took])) ||
    (unit && /^(?:cup|tbsp|tsp|pint)$/.test(unit.value))
  ) {
    return { value: countOf(1), took: 0, isArticle: true, wasVague: false };
  }
  const size = sizeAt(tokens, at);
  const sized = size && measureAt(tokens, at + size.took);
  // "Small bag of nuts"
  if (sized && isMeasureHere(tokens, at + size.took + sized.took, sized.value)) {
    return { value: countOf(1), took: 0, isArticle: true, wasVague: false };
  }
  return null;
}

/** Measures that are said without a number or article: "splash milk", "handful almonds". */
const BARE =
  /^(?:splash|dash|handful|drizzle|dollop|spoonful|spoon|forkful|mouthful|scoop|squirt|pinch|knob|pat|bowl|glass|mug|slice|bit|bite|sip|ladle)$/;

/** "large", "12 oz can", "slices", "cups", "oz (85 g)": what follows a number. */
function readUnits(tokens: readonly string[], start: number, opened: MealAmount): [MealAmount, number] {
  let amount = opened;
  let at = start;
  const size = sizeAt(tokens, at);
  const isCut = size && /^(?:thin|thick)$/.test(size.value) && !measureAt(tokens, at + size.took);
  if (size && !isCut) {
    amount = { ...amount, size: size.value };
    at += size.took;
  }
  const inner = numberAt(tokens, at);
  const innerUnit = inner && unitAt(tokens, at + inner.took);
  if (inner && innerUnit) {
    // "2 8 oz glasses", "a 20 fl oz bottle"
    amount = { ...amount, each: { count: inner.value, unit: innerUnit.value } };
    at += inner.took + innerUnit.took;
  }
  const unit = unitAt(tokens, at);
  if (amount.each && tokens[at]?.startsWith('cup')) return [{ ...amount, measure: 'cup' }, at + 1];
  if (unit && !amount.each) {
    at += unit.took;
    const vessel = tokens[at] === 'of' ? null : vesselAt(tokens, at);
    if (
      vessel &&
      /^(?:can|bottle|glass|bag|box|container|carton|package|packet|pouch|mug|bar|steak|patty|fillet|serving|portion|jar|tub|piece|cup)$/.test(
        vessel.value,
      ) &&
      !/^(?:tbsp|tsp)$/.test(unit.value) &&
      !(FOODS_TOO.test(vessel.value) && isNoWord(tokens[at + vessel.took]))
    ) {
      // "One 12 oz can" counts cans, "12 oz can" is one of them.
      return [
        {
          ...countOf(1),
          size: amount.size,
          measure: vessel.value,
          each: { count: amount.count, unit: unit.value },
        },
        at + vessel.took,
      ];
    }
    return [{ ...amount, unit: unit.value }, at];
  }
  const later = size || isCut ? null : sizeAt(tokens, at);
  if (later) {
    amount = { ...amount, size: later.value };
    at += later.took;
  }
  const measure = measureAt(tokens, at);
  const isName = NAMED_BY_NUMBER.test(tokens[at + (measure?.took ?? 0)] ?? '');
  if (measure && !isName && isMeasureHere(tokens, at + measure.took, measure.value)) {
    amount = { ...amount, measure: measure.value };
    at += measure.took;
  }
  return [amount, at];
}

/** After a weight or volume a cup is a vessel: "an 8 oz cup". */
const vesselAt = (tokens: readonly string[], at: number): Found<string> | null =>
  /^cups?$/.test(tokens[at] ?? '') ? { value: 'cup', took: 1 } : measureAt(tokens, at);

const isNoWord = (token = ''): boolean => !/^[a-z]/.test(token) || /^(?:and|with|on|or|plus)$/.test(token);

/** Measures that foods are called by too: "two eggs", "a chicken leg", "one bar". */
const FOODS_TOO =
  /^(?:bar|stick|link|leg|breast|thigh|wing|cake|pie|roll|patty|fillet|steak|rib|ball|cone|drink|sandwich|nut|bean|fruit|shell|cracker|cookie|egg|chip|nugget|strip|drumstick|ring|tart|berry|floret|spear|head|heart)$/;

export const isFoodToo = (measure: string): boolean => FOODS_TOO.test(measure);

function isMeasureHere(tokens: readonly string[], after: number, measure: string): boolean {
  return tokens[after] === 'of' || !isFoodToo(measure);
}

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
