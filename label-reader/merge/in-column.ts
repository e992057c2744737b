import type { FieldReading, LabelColumn, NutrientName } from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';

type Serving = Pick<NutritionFacts, 'servingGrams' | 'servingsPerContainer'>;

/** Weight in grams (or millilitres) that a column's amounts belong to; null when the label does not tell. */
function columnGrams(column: LabelColumn, { servingGrams, servingsPerContainer }: Serving): number | null {
  if (column === 'per_100g' || column === 'per_100ml') return 100;
  if (column === 'per_serving') return servingGrams;
  if (column !== 'per_container' || !servingGrams || !servingsPerContainer) return null;
  return servingGrams * servingsPerContainer;
}

/** Three decimals: finer than any label prints, so that rounding here changes no comparison. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * The factor that turns amounts of one column into amounts of another for a product whose serving is known.
 * Null when it is not. Grams and millilitres are never turned into each other.
 */
export function columnFactor(from: LabelColumn, to: LabelColumn, serving: Serving): number | null {
  if (from === to) return 1;
  const bothHundred = from.startsWith('per_100') && to.startsWith('per_100');
  const [fromGrams, toGrams] = [columnGrams(from, serving), columnGrams(to, serving)];
  return bothHundred || !fromGrams || !toGrams ? null : toGrams / fromGrams;
}

/** The facts with every amount multiplied, as amounts of the column `column`. */
export function scaledFacts(facts: NutritionFacts, factor: number, column: LabelColumn): NutritionFacts {
  if (factor === 1) return { ...facts, column };
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const [name, reading] of Object.entries(facts.nutrients) as [NutrientName, FieldReading][]) {
    const value = reading.value === null ? null : round(reading.value * factor);
    nutrients[name] = { ...reading, value };
  }
  const polyols = facts.polyols.map((polyol) => ({
    ...polyol,
    grams: polyol.grams === null ? null : round(polyol.grams * factor),
  }));
  return { ...facts, column, nutrients, polyols };
}
