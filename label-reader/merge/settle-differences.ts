import type { FieldReading, NutrientName } from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { type CheckRank, checkFacts, takesPartInChecks, withReading } from './facts-checks.ts';

/** Two readings of one nutrient that do not agree; the first is the one shown when nothing decides. */
export interface Difference {
  readonly name: NutrientName;
  readonly readings: readonly [FieldReading, FieldReading];
}

/** Every mix of two values is tried; with more differences than this the readings are of different things. */
const MOST_TRIED = 8;
/** Confidence left to a value that another reading contradicts. */
const CONTRADICTED = 0.5;

function amountText({ value, unit, lessThan }: FieldReading): string {
  return `${lessThan ? 'less than ' : ''}${value} ${unit}`;
}

interface Ranks {
  readonly first: CheckRank;
  readonly second: CheckRank;
}

/** For each difference, how well the facts can hold together with its first and with its second reading. */
function rankReadings(facts: NutritionFacts, differences: readonly Difference[]): Ranks[] {
  const best = differences.map((): [CheckRank, CheckRank] => [3, 3]);
  for (let mix = 0; mix < 2 ** differences.length; mix++) {
    const chosen = (index: number): 0 | 1 => (((mix >> index) & 1) === 0 ? 0 : 1);
    const readings = Object.fromEntries(differences.map((d, index) => [d.name, d.readings[chosen(index)]]));
    const rank = checkFacts(withReading(facts, readings));
    for (const [index, pair] of best.entries()) {
      const side = chosen(index);
      if (rank < pair[side]) pair[side] = rank;
    }
  }
  return best.map(([first, second]) => ({ first, second }));
}

function settle(
  { readings: [first, second] }: Difference,
  ranks: Ranks | null,
  [whose, others]: readonly [string, string],
): FieldReading {
  const both = `Read as ${amountText(first)} ${whose} and as ${amountText(second)} ${others}`;
  const better = ranks && ranks.first !== ranks.second ? (ranks.first < ranks.second ? first : second) : null;
  const [winning, losing] = ranks ? [ranks.first, ranks.second].sort() : [0, 0];
  if (!better || winning === undefined || losing === undefined || winning > 1) {
    return {
      ...first,
      confidence: Math.min(first.confidence, second.confidence) * CONTRADICTED,
      sure: false,
      note: `${both}: please check.`,
    };
  }
  const kept = { ...better, box: better.box ?? first.box };
  if (winning === 0 && losing >= 2) {
    return {
      ...kept,
      sure: true,
      note: `${both}; only ${amountText(better)} agrees with the other numbers.`,
    };
  }
  return {
    ...kept,
    confidence: kept.confidence * CONTRADICTED,
    sure: false,
    note: `${both}; ${amountText(better)} agrees better with the other numbers: please check.`,
  };
}

/**
 * Decides each difference by the checks. A reading that alone lets the facts hold together is taken and sure;
 * one that only does so better is taken and to be checked; where nothing decides, the first stays, to be checked.
 * @param facts all readings that are not in dispute
 * @param whose words for where the first and the second reading come from, e.g. "in the photo"
 */
export function settleDifferences(
  facts: NutritionFacts,
  differences: readonly Difference[],
  whose: readonly [string, string],
): NutritionFacts {
  const checked = differences.filter(({ name }) => takesPartInChecks(name));
  const ranks = checked.length <= MOST_TRIED ? rankReadings(facts, checked) : null;
  const settled = differences.map((difference) => {
    const index = checked.indexOf(difference);
    return [difference.name, settle(difference, ranks?.[index] ?? null, whose)] as const;
  });
  return withReading(facts, Object.fromEntries(settled));
}
