import type { CarbBasisKind } from '#contract/nutrition.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';

/**
 * Facts whose carbohydrate is counted as `kind` says, for comparing an entry of one market with a label of another.
 * Where either basis is unknown they stay as they are; where fiber is unknown the carbohydrate is left out.
 */
export function inBasis(facts: NutritionFacts, kind: CarbBasisKind): NutritionFacts {
  const own = facts.basis.kind;
  const { total_carbs: carbs, ...others } = facts.nutrients;
  if (kind === own || kind === 'unknown' || own === 'unknown' || !carbs || carbs.value === null) return facts;
  const fibre = nutrientValue(facts, 'dietary_fiber');
  if (fibre === null) return { ...facts, nutrients: others };
  const value = kind === 'total_incl_fibre' ? carbs.value + fibre : Math.max(0, carbs.value - fibre);
  const total_carbs = { ...carbs, value: Math.round(value * 1000) / 1000 };
  return { ...facts, basis: { ...facts.basis, kind }, nutrients: { ...others, total_carbs } };
}
