import type { FieldReading, NutrientName } from '#contract/nutrition.ts';
import type { Interval } from '#domain/numbers/interval.ts';
import { energyConsistency, kilojoulesMatchCalories } from '#domain/nutrition/energy-consistency.ts';
import { readingInterval, roundingRulesFor } from '#domain/nutrition/label-rounding.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';

/** Nutrients that take part in a check; of the others nothing tells a right value from a wrong one. */
const CHECKED: ReadonlySet<NutrientName> = new Set([
  'calories',
  'energy_kj',
  'total_fat',
  'saturated_fat',
  'trans_fat',
  'total_carbs',
  'dietary_fiber',
  'sugars',
  'added_sugars',
  'sugar_alcohols',
  'allulose',
  'protein',
]);

export function takesPartInChecks(name: NutrientName): boolean {
  return CHECKED.has(name);
}

/**
 * How well facts hold together: 0 energy fits the macros (or cannot be checked) and nothing contradicts,
 * 1 energy is near, 2 doubtful, 3 wrong or a part is larger than its whole.
 */
export type CheckRank = 0 | 1 | 2 | 3;

const ENERGY_RANK = { fits: 0, unknown: 0, near: 1, doubtful: 2, wrong: 3 } as const;

/** Sum of ranges; nutrients that are absent or unread count as nothing, which only makes a check milder. */
function leastOf(facts: NutritionFacts, names: readonly NutrientName[]): number {
  return names.reduce((total, name) => total + (rangeOf(facts, name)?.low ?? 0), 0);
}

function rangeOf(facts: NutritionFacts, name: NutrientName): Interval | null {
  return readingInterval(facts.nutrients[name], name, roundingRulesFor(facts.basis.kind));
}

/** Rounding to one place more than printed must not look like a contradiction. */
const SLACK = 1e-6;

function exceeds(facts: NutritionFacts, parts: readonly NutrientName[], whole: NutrientName): boolean {
  const most = rangeOf(facts, whole)?.high;
  return most !== undefined && leastOf(facts, parts) > most + SLACK;
}

function hasContradiction(facts: NutritionFacts): boolean {
  const inCarbs: NutrientName[] = ['sugars', 'sugar_alcohols'];
  if (facts.basis.kind === 'total_incl_fibre') inCarbs.push('dietary_fiber', 'allulose');
  const kcal = nutrientValue(facts, 'calories');
  const kj = nutrientValue(facts, 'energy_kj');
  return (
    exceeds(facts, ['saturated_fat', 'trans_fat'], 'total_fat') ||
    exceeds(facts, inCarbs, 'total_carbs') ||
    exceeds(facts, ['added_sugars'], 'sugars') ||
    (kcal !== null && kj !== null && !kilojoulesMatchCalories(kcal, kj))
  );
}

export function checkFacts(facts: NutritionFacts): CheckRank {
  return hasContradiction(facts) ? 3 : ENERGY_RANK[energyConsistency(facts).verdict];
}

export function withReading(
  facts: NutritionFacts,
  readings: Partial<Record<NutrientName, FieldReading>>,
): NutritionFacts {
  return { ...facts, nutrients: { ...facts.nutrients, ...readings } };
}

/** A value that is off by this much must break the checks for them to confirm it. */
const OFF_BY = { share: 0.2, least: 1.5 } as const;

/** Whether the checks confirm a value: they hold with it, and would not with one somewhat larger or smaller. */
export function isConfirmed(facts: NutritionFacts, name: NutrientName): boolean {
  const reading = facts.nutrients[name];
  if (!reading || reading.value === null || !takesPartInChecks(name)) return false;
  if (energyConsistency(facts).verdict !== 'fits' || checkFacts(facts) !== 0) return false;
  const { value } = reading;
  const step = Math.max(OFF_BY.least, OFF_BY.share * value);
  return [value + step, Math.max(0, value - step)]
    .filter((other) => other !== value)
    .every((other) => checkFacts(withReading(facts, { [name]: { ...reading, value: other } })) > 0);
}
