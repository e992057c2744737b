import {
  dimensionAt,
  type Found,
  isFoodToo,
  isNoWord,
  isTimeAt,
  measureAt,
  NAMED_BY_NUMBER,
  numberAt,
  sizeAt,
  unitAt,
} from './amount-tokens.ts';
import { COUNTING_WORDS, type MeasuredUnit, NUMBER_WORDS } from './amount-words.ts';

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

const ABOUT =
  /^(?:about|around|approximately|approx|roughly|nearly|almost|maybe|another|extra|just|only|over|ca|~)$/;

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
  if (upTo && amount.count > 0 && upTo.value > amount.count && amount.count === amount.countLow) {
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
    !isFoodToo(vessel.value) &&
    tokens[at + 1 + vessel.took] === 'of'
  );
}

const startsUnit = (tokens: readonly string[], at: number): boolean =>
  unitAt(tokens, at) !== null || measureAt(tokens, at) !== null || sizeAt(tokens, at) !== null;

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
  if (number && number.value !== 0 && dimension === 0) {
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
      !(isFoodToo(vessel.value) && isNoWord(tokens[at + vessel.took]))
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

function isMeasureHere(tokens: readonly string[], after: number, measure: string): boolean {
  return tokens[after] === 'of' || !isFoodToo(measure);
}
