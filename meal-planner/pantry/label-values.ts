import { z } from 'zod';
import { carbBasisKind, netCarbsInterval } from '#contract/nutrition.ts';
import type { PerGram } from '../kitchen/kitchen-food.ts';
import type { PantryFood } from '../plan-request.ts';
import { servingWeight } from './serving-weight.ts';

const stored = z.object({
  basis: z.object({ kind: carbBasisKind }).nullable().catch(null),
  net_carbs_interval: netCarbsInterval.nullable().catch(null),
});

/** More than this per gram belongs to no food: pure fat has 9 kcal, and parts cannot weigh more than the whole. */
const KCAL_MOST = 9.2;
const PARTS_MOST = 1.06;

/** Stored tenths of a gram as grams. */
const grams = (tenths: number) => tenths / 10;

/**
 * Net carbs of the serving in grams. Where the label does not say whether carbohydrate holds the fiber, the upper bound
 * of both readings counts.
 */
function netCarbsOf({ netCarbs, nutritionAnalysis }: PantryFood): number | null {
  if (netCarbs === null) return null;
  const read = stored.safeParse(nutritionAnalysis ?? {});
  const isOpen = read.success && read.data.basis?.kind === 'unknown';
  return Math.max(grams(netCarbs), isOpen ? (read.data.net_carbs_interval?.high ?? 0) : 0);
}

/** All that a plan counts, in words, and what the label gives of it. */
const partsOf = (item: PantryFood): readonly [words: string, value: number | null][] => [
  ['net carbs', item.netCarbs],
  ['energy', item.calories],
  ['protein', item.protein],
  ['fat', item.totalFat],
  ['serving weight', servingWeight(item)],
];

/** What the label does not give of all that a plan counts, in words. */
export const labelGaps = (item: PantryFood): string[] =>
  partsOf(item).flatMap(([words, value]) => (value === null ? [words] : []));

export const isWithoutLabel = (item: PantryFood): boolean =>
  partsOf(item).every(([, value]) => value === null);

/** Amounts per gram by the item's own label; null where one that a plan must count was not read, or cannot be. */
export function labelValues(item: PantryFood): PerGram | null {
  const weight = servingWeight(item);
  const netCarbs = netCarbsOf(item);
  const { calories, protein, totalFat, dietaryFiber } = item;
  if (weight === null || netCarbs === null || calories === null || protein === null || totalFat === null) {
    return null;
  }
  const values: PerGram = {
    kcal: calories / weight,
    netCarbs: netCarbs / weight,
    protein: grams(protein) / weight,
    fat: grams(totalFat) / weight,
    fiber: grams(dietaryFiber ?? 0) / weight,
  };
  const parts = values.netCarbs + values.protein + values.fat;
  return values.kcal <= KCAL_MOST && parts <= PARTS_MOST ? values : null;
}
