import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { portionOf } from '#domain/nutrition/portion.ts';

/** An amount of a product that a question speaks of. */
export interface AskedAmount {
  /** Multiply a value of the label's column by this. */
  readonly factor: number;
  /** e.g. "in 50 g", "in 2 servings", "in the whole package". */
  readonly text: string;
  /** The share of the package that "half of it" may mean instead of half a serving. */
  readonly ofPackage?: number;
}

/** What a question names but the label does not let us work out; `text` says what is missing. */
export interface MissingAmount {
  readonly missing: string;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const NUMBER = String.raw`(\d+(?:[.,]\d+)?|half|an?|one|two|three|four|five|six)`;
/** Grams of the product, not of the carbs in it. */
const WEIGHT =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*(g|grams?|ml|millilit(?:er|re)s?)\b(?!\s*(?:of\s+)?(?:net\s+)?(?:carb|a day|per day))/i;
const SERVINGS = new RegExp(`\\b${NUMBER}\\s+(?:of\\s+)?(?:an?\\s+)?(?:servings?|portions?)\\b`, 'i');

const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  '1/2': 1 / 2,
  third: 1 / 3,
  '1/3': 1 / 3,
  quarter: 1 / 4,
  '1/4': 1 / 4,
};
const CONTAINER_WORD = 'package|pack|packet|bag|box|jar|can|bottle|container|tub|carton';
const WHOLE = new RegExp(
  String.raw`\b(?:(?:whole|entire|full|all of the|the complete)\s+(?:${CONTAINER_WORD}|thing|bar)|all of (?:it|this|that))\b`,
  'i',
);
/** "half of it", "a third of the bag", "half a bar" */
const SHARE = new RegExp(
  String.raw`\b(half|third|quarter|1\/[234])\s+(?:of\s+)?(?:it|one|(?:an?|the|this|that)(?:\s+(?:(${CONTAINER_WORD})|(?!day|amount|carb|sugar|fat|calor|meal)\p{L}+))?)(?!\p{L})`,
  'iu',
);

function toNumber(text: string): number {
  return NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replace(',', '.'));
}

/** Grams (or millilitres) that one column's worth weighs; null when the label does not tell. */
export function columnWeight(facts: NutritionFacts): number | null {
  const { column, servingGrams, servingsPerContainer } = facts;
  if (column === 'per_100g' || column === 'per_100ml') return 100;
  if (column === 'per_container')
    return servingGrams && servingsPerContainer ? servingGrams * servingsPerContainer : null;
  return servingGrams;
}

const NO_WEIGHT = { missing: 'how much a serving weighs' };

function ofWeight(facts: NutritionFacts, amount: number, unit: string): AskedAmount | MissingAmount {
  const weight = columnWeight(facts);
  return weight ? { factor: amount / weight, text: `in ${amount} ${unit}` } : NO_WEIGHT;
}

function ofServings(facts: NutritionFacts, count: number): AskedAmount | MissingAmount {
  const { factor, kind } = portionOf(facts);
  if (kind !== 'serving') return { missing: 'what a serving is' };
  const words = count === 1 ? 'a serving' : count === 0.5 ? 'half a serving' : `${count} servings`;
  return { factor: factor * count, text: `in ${words}` };
}

function ofContainer(facts: NutritionFacts): AskedAmount | MissingAmount {
  if (facts.column === 'per_container') return { factor: 1, text: 'in the whole package' };
  const { factor, kind } = portionOf(facts);
  const count = facts.servingsPerContainer;
  if (!count || kind !== 'serving') return { missing: 'how many servings are in the package' };
  return { factor: factor * count, text: 'in the whole package' };
}

const SHARE_WORD = new Map([
  [1 / 2, 'half'],
  [1 / 3, 'a third of'],
  [1 / 4, 'a quarter of'],
]);

function ofShare(facts: NutritionFacts, share: number, container: string | undefined) {
  const word = SHARE_WORD.get(share) ?? String(share);
  if (container) {
    const whole = ofContainer(facts);
    if ('missing' in whole) return whole;
    return { factor: whole.factor * share, text: `in ${word} the ${container.toLowerCase()}` };
  }
  const one = ofServings(facts, share);
  return 'missing' in one ? one : { ...one, text: `in ${word} a serving`, ofPackage: share };
}

/** The amount that a question names, or null when it names none. */
export function askedAmount(question: string, facts: NutritionFacts): AskedAmount | MissingAmount | null {
  if (WHOLE.test(question)) return ofContainer(facts);
  const servings = SERVINGS.exec(question)?.[1];
  if (servings) return ofServings(facts, toNumber(servings));
  const [, share, container] = SHARE.exec(question) ?? [];
  if (share) return ofShare(facts, SHARES[share.toLowerCase()] ?? 1, container);
  const weight = WEIGHT.exec(question);
  if (weight?.[1]) return ofWeight(facts, toNumber(weight[1]), /^m/i.test(weight[2] ?? '') ? 'ml' : 'g');
  return null;
}

const COLUMN_TEXT: Readonly<Record<NutritionAnalysis['column'], string>> = {
  per_serving: 'per serving',
  per_100g: 'per 100 g',
  per_100ml: 'per 100 ml',
  per_container: 'per container',
  unknown: 'in the amount the label names',
};

/** What the label's own numbers are amounts of. */
export function columnText({ column, serving_size }: NutritionAnalysis): string {
  return column === 'per_serving' && serving_size ? `per serving (${serving_size})` : COLUMN_TEXT[column];
}
