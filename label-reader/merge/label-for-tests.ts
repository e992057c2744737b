import {
  type FieldReading,
  type LabelColumn,
  NUTRIENT_UNIT,
  type NutrientName,
} from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';

export function reading(
  name: NutrientName,
  value: number | null,
  rest: Partial<FieldReading> = {},
): FieldReading {
  return {
    value,
    unit: NUTRIENT_UNIT[name],
    lessThan: false,
    confidence: 0.9,
    sure: value !== null,
    source: 'label',
    box: { x: 0.1, y: 0.2, width: 0.1, height: 0.05 },
    note: null,
    ...rest,
  };
}

/** A US label as read from a photo: 190 kcal = 9 x 16 + 4 x 7 + 4 x 6 within rounding. */
export const ALMOND_BUTTER: Readonly<Partial<Record<NutrientName, number>>> = {
  calories: 190,
  total_fat: 16,
  saturated_fat: 1,
  sodium: 60,
  total_carbs: 7,
  dietary_fiber: 3,
  sugars: 2,
  protein: 6,
};

/** Facts with the given amounts as printed; a null amount is a row that was seen but not read. */
export function labelFacts(
  amounts: Readonly<Partial<Record<NutrientName, number | null>>>,
  rest: Partial<NutritionFacts> = {},
  field: Partial<FieldReading> = {},
): NutritionFacts {
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const [name, value] of Object.entries(amounts) as [NutrientName, number | null][]) {
    nutrients[name] = reading(name, value, field);
  }
  return {
    productName: null,
    brand: null,
    servingSize: '2 tbsp (32 g)',
    servingGrams: 32,
    servingsPerContainer: null,
    column: 'per_serving' satisfies LabelColumn,
    basis: { kind: 'total_incl_fibre', reason: 'A US layout.' },
    polyols: [],
    ingredients: null,
    warnings: [],
    ...rest,
    nutrients,
  };
}
