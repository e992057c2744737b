import type { CarbBasisKind, FieldReading, NutrientName } from '#contract/nutrition.ts';
import { exactly, type Interval } from '../numbers/interval.ts';

/** Whose rounding rules a label follows; 'printed' knows only the decimals that stand on it. */
export type RoundingRules = 'us' | 'eu' | 'printed';

/** Rounding rules that go with a carbohydrate basis: fiber is counted in where US-style rules hold. */
export function roundingRulesFor(basis: CarbBasisKind): RoundingRules {
  if (basis === 'total_incl_fibre') return 'us';
  return basis === 'available' ? 'eu' : 'printed';
}

/** Amounts below `zeroBelow` print as 0, up to `upTo` in `fineStep`, above it in `coarseStep`. */
interface UsRule {
  readonly zeroBelow: number;
  readonly fineStep: number;
  readonly upTo: number;
  readonly coarseStep: number;
}

const CALORIES: UsRule = { zeroBelow: 5, fineStep: 5, upTo: 50, coarseStep: 10 };
const FATS: UsRule = { zeroBelow: 0.5, fineStep: 0.5, upTo: 5, coarseStep: 1 };
const GRAMS: UsRule = { zeroBelow: 0.5, fineStep: 1, upTo: 1, coarseStep: 1 };
const CHOLESTEROL: UsRule = { zeroBelow: 2, fineStep: 5, upTo: 5, coarseStep: 5 };
const SALTS: UsRule = { zeroBelow: 5, fineStep: 5, upTo: 140, coarseStep: 10 };

/** 21 CFR 101.9(c). The sodium and potassium steps and cholesterol are from general reference, not re-read. */
const US_RULES: Partial<Record<NutrientName, UsRule>> = {
  calories: CALORIES,
  total_fat: FATS,
  saturated_fat: FATS,
  trans_fat: FATS,
  cholesterol: CHOLESTEROL,
  sodium: SALTS,
  potassium: SALTS,
  total_carbs: GRAMS,
  dietary_fiber: GRAMS,
  sugars: GRAMS,
  added_sugars: GRAMS,
  sugar_alcohols: GRAMS,
  allulose: GRAMS,
  protein: GRAMS,
};

/**
 * Amounts that the European Commission's 2012 tolerance guidance lets a label print as 0, per 100 g.
 * Taken as convention: the guidance is not law, and its figures were not re-read.
 */
const EU_ZERO_UP_TO: Partial<Record<NutrientName, number>> = {
  total_fat: 0.5,
  saturated_fat: 0.1,
  total_carbs: 0.5,
  dietary_fiber: 0.5,
  sugars: 0.5,
  sugar_alcohols: 0.5,
  protein: 0.5,
  sodium: 5,
  salt: 0.0125,
};

function decimalPlaces(value: number): number {
  const [, fraction = ''] = value
    .toFixed(3)
    .replace(/(?<!0)0+$/, '')
    .split('.');
  return fraction.length;
}

/** Half a unit of the last printed place on each side; a trailing zero cannot be told from none. */
function printedInterval(value: number): Interval {
  const half = 0.5 * 10 ** -decimalPlaces(value);
  return { low: Math.max(0, value - half), high: value + half };
}

function isMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function usInterval(value: number, rule: UsRule): Interval {
  if (value === 0) return { low: 0, high: rule.zeroBelow };
  const step = value <= rule.upTo ? rule.fineStep : rule.coarseStep;
  // A value the rule could not have produced was rounded some other way: trust its own decimals.
  if (!isMultiple(value, step)) return printedInterval(value);
  const stepAbove = value >= rule.upTo ? rule.coarseStep : rule.fineStep;
  return { low: Math.max(0, value - step / 2), high: value + stepAbove / 2 };
}

/**
 * The true amounts that a printed value can stand for, in the same unit and column.
 * "Less than n" stands for everything from 0 to n.
 */
export function trueValueInterval(
  printed: Pick<FieldReading, 'lessThan'> & { value: number },
  name: NutrientName,
  rules: RoundingRules,
): Interval {
  const { value } = printed;
  if (printed.lessThan) return { low: 0, high: value };
  const usRule = US_RULES[name];
  if (rules === 'us' && usRule) return usInterval(value, usRule);
  const euZero = EU_ZERO_UP_TO[name];
  if (rules === 'eu' && value === 0 && euZero !== undefined) return { low: 0, high: euZero };
  return printedInterval(value);
}

/** As {@link trueValueInterval}; null when unread, and no spread for a database's unrounded value. */
export function readingInterval(
  reading: FieldReading | undefined,
  name: NutrientName,
  rules: RoundingRules,
): Interval | null {
  if (!reading || reading.value === null) return null;
  if (reading.source === 'database') return exactly(reading.value);
  return trueValueInterval({ value: reading.value, lessThan: reading.lessThan }, name, rules);
}
