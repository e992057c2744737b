import {
  type CarbBasisKind,
  type FieldReading,
  NUTRIENT_UNIT,
  type NutrientName,
} from '#contract/nutrition.ts';
import { energyConsistency } from '#domain/nutrition/energy-consistency.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { Draft } from './check-parts.ts';
import type { Candidate, DraftField } from './draft-field.ts';

/** Fields that energy speaks about. */
export const ENERGY_PARTS: readonly NutrientName[] = ['total_fat', 'total_carbs', 'protein', 'dietary_fiber'];

type Verdict = ReturnType<typeof energyConsistency>['verdict'];

function toReading({ name, value, lessThan, trust }: DraftField): FieldReading {
  const unit = NUTRIENT_UNIT[name];
  return { value, unit, lessThan, confidence: trust, sure: false, source: 'label', box: null, note: null };
}

/** Facts with nothing but the draft's amounts, for the domain's checks. */
export function draftFacts(draft: Draft, kind: CarbBasisKind): NutritionFacts {
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const field of Object.values(draft)) nutrients[field.name] = toReading(field);
  return {
    productName: null,
    brand: null,
    servingSize: null,
    servingGrams: null,
    servingsPerContainer: null,
    column: 'unknown',
    basis: { kind, reason: '' },
    nutrients,
    polyols: [],
    ingredients: null,
    warnings: [],
  };
}

export function energyVerdict(draft: Draft, basis: CarbBasisKind): Verdict {
  return energyConsistency(draftFacts(draft, basis)).verdict;
}

/** The draft with one field read otherwise. */
export function withValue(draft: Draft, field: DraftField, candidate: Candidate): Draft {
  return { ...draft, [field.name]: { ...field, value: candidate.value, lessThan: candidate.lessThan } };
}
