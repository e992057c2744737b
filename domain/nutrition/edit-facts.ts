import type { CarbBasisKind, NutrientName } from '#contract/nutrition.ts';
import { certainReading, type NutritionFacts } from './nutrition-facts.ts';

/**
 * The facts after the person typed a value: theirs, and sure. Null means that the label does not state the
 * nutrient. The place in the photo stays known.
 * @throws RangeError on a negative or non-finite value
 */
export function withEditedField(
  facts: NutritionFacts,
  name: NutrientName,
  value: number | null,
): NutritionFacts {
  const nutrients = { ...facts.nutrients };
  if (value === null) {
    delete nutrients[name];
    return { ...facts, nutrients };
  }
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be zero or more`);
  nutrients[name] = { ...certainReading(name, value, 'you'), box: facts.nutrients[name]?.box ?? null };
  return { ...facts, nutrients };
}

/** The facts with the weight of a serving as the person gives it; null when they do not know. */
export function withServingGrams(facts: NutritionFacts, servingGrams: number | null): NutritionFacts {
  return { ...facts, servingGrams };
}

/** The facts under the name the person gives; a blank one means unknown. */
export function withProductName(facts: NutritionFacts, name: string): NutritionFacts {
  return { ...facts, productName: name.trim() || null };
}

const CHOSEN_REASON: Readonly<Record<CarbBasisKind, string>> = {
  total_incl_fibre: 'You told us that the carbs on this label include fiber.',
  available: 'You told us that the carbs on this label don’t include fiber.',
  unknown: 'We don’t know whether the carbs on this label include fiber.',
};

/** The facts with the person's answer to whether carbs include fiber. */
export function withChosenBasis(facts: NutritionFacts, kind: CarbBasisKind): NutritionFacts {
  return { ...facts, basis: { kind, reason: CHOSEN_REASON[kind] } };
}
