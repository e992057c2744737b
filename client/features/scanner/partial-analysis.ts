import {
  type FieldReading,
  fieldReading,
  NUTRIENT_NAMES,
  NUTRIENT_UNIT,
  type NutrientName,
  type NutritionAnalysis,
  nutritionAnalysis,
} from '#contract/nutrition.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import { isRecord } from '../../lib/storage/browser-stores.ts';
import { CORE } from './label/label-fields.ts';

export function blankAnalysis(): NutritionAnalysis {
  return analyzeFacts(
    {
      productName: null,
      brand: null,
      servingSize: null,
      servingGrams: null,
      servingsPerContainer: null,
      column: 'per_serving',
      basis: {
        kind: 'unknown',
        reason: 'Tell us where the label is from, so we know if its carbs include fiber.',
      },
      nutrients: {},
      polyols: [],
      ingredients: null,
      warnings: [],
    },
    [],
  );
}

type Answer = Readonly<Record<string, unknown>>;

/** A value without its reading: nothing tells where it stands or how surely it was read, so it is to be checked. */
function plainField(name: NutrientName, answer: Answer): FieldReading | null {
  const read = fieldReading.shape.value.safeParse(answer[name]);
  const amount = read.success ? read.data : null;
  // What every label states the person is asked for.
  if (amount === null && !CORE.includes(name)) return null;
  const unit = NUTRIENT_UNIT[name];
  const field = { value: amount, unit, lessThan: false, confidence: 0, sure: false } as const;
  return { ...field, source: 'label', box: null, note: null };
}

function fieldsOf(answer: Answer): NutritionAnalysis['fields'] {
  const sent = isRecord(answer.fields) ? answer.fields : {};
  const fields: NutritionAnalysis['fields'] = {};
  for (const name of NUTRIENT_NAMES) {
    const whole = fieldReading.safeParse(sent[name]);
    const field = whole.success ? whole.data : plainField(name, answer);
    if (field) fields[name] = field;
  }
  return fields;
}

/**
 * The product of an answer that lacks parts or holds them in another shape: what can be read of it, computed anew,
 * with everything else to be filled in. Null where not even a value is left.
 */
export function partialAnalysis(answer: unknown): NutritionAnalysis | null {
  if (!isRecord(answer)) return null;
  const fields = fieldsOf(answer);
  if (!Object.values(fields).some(({ value }) => value !== null)) return null;
  const known = Object.entries(nutritionAnalysis.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(answer[name]);
    return read.success ? [[name, read.data]] : [];
  });
  const facts = factsFromAnalysis({ ...blankAnalysis(), ...Object.fromEntries(known), fields });
  const warning = 'Some of the result is missing. Please compare every value with the label.';
  return analyzeFacts({ ...facts, warnings: [warning, ...facts.warnings] }, []);
}
