import { type FieldReading, NUTRIENT_NAMES, type NutrientName } from '#contract/nutrition.ts';
import { gap, type Interval, scaled } from '#domain/numbers/interval.ts';
import { type RoundingRules, readingInterval, roundingRulesFor } from '#domain/nutrition/label-rounding.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { Difference } from './settle-differences.ts';

export interface Comparison {
  readonly agreed: readonly NutrientName[];
  readonly differences: readonly Difference[];
  /** Nutrients that the second facts alone have a value of. */
  readonly added: readonly NutrientName[];
}

/** Share by which amounts may differ that were turned from one column into another, each rounded on the way. */
const CONVERTED_ROOM = 0.03;

function rangeInColumn(
  reading: FieldReading,
  name: NutrientName,
  rules: RoundingRules,
  factor: number,
): Interval {
  const original = { ...reading, value: reading.value === null ? null : reading.value / factor };
  return scaled(readingInterval(original, name, rules) ?? { low: 0, high: 0 }, factor);
}

/**
 * Whether two readings tell the same amount. Read from the same column they must be equal to the digit; where one
 * was converted, or comes from a database, the amounts they may stand for must meet.
 */
function agrees(
  first: FieldReading,
  second: FieldReading,
  compare: { name: NutrientName; rules: RoundingRules; factor: number },
): boolean {
  if (first.value === null || second.value === null) return false;
  const isExact = compare.factor === 1 && second.source !== 'database' && first.source !== 'database';
  if (isExact) return first.value === second.value && first.lessThan === second.lessThan;
  const a = rangeInColumn(first, compare.name, compare.rules, 1);
  const b = rangeInColumn(second, compare.name, compare.rules, compare.factor);
  return gap(a, b) <= CONVERTED_ROOM * Math.max(first.value, second.value) + 1e-6;
}

/**
 * Compares two facts of the same column nutrient by nutrient.
 * @param factor what the second facts' amounts were multiplied with to be of this column
 */
export function compareFacts(first: NutritionFacts, second: NutritionFacts, factor: number): Comparison {
  const kind = first.basis.kind === 'unknown' ? second.basis.kind : first.basis.kind;
  const rules = roundingRulesFor(kind);
  const agreed: NutrientName[] = [];
  const differences: Difference[] = [];
  const added: NutrientName[] = [];
  for (const name of NUTRIENT_NAMES) {
    const a = first.nutrients[name];
    const b = second.nutrients[name];
    if (!b || b.value === null) continue;
    if (!a || a.value === null) added.push(name);
    else if (agrees(a, b, { name, rules, factor })) agreed.push(name);
    else differences.push({ name, readings: [a, b] });
  }
  return { agreed, differences, added };
}

/** Readings of the same label differ in a digit here and there; beyond this they are of different labels. */
export function areOfDifferentLabels({ agreed, differences }: Comparison): boolean {
  const compared = agreed.length + differences.length;
  return compared >= 4 && differences.length > compared / 2;
}
