import {
  type CarbBasis,
  type FieldReading,
  type LabelColumn,
  type NamedPolyol,
  NUTRIENT_UNIT,
  type NutrientName,
} from '#contract/nutrition.ts';

/**
 * What one label or table row says about a food, before anything is computed from it.
 *
 * Every nutrient is an amount in the column `column`. A nutrient has one of three states:
 * absent from `nutrients` = not stated; present with `value: null` = stated but not read;
 * present with a number = read.
 */
export interface NutritionFacts {
  readonly productName: string | null;
  readonly brand: string | null;
  /** Serving as printed, e.g. "2 tbsp (32 g)". */
  readonly servingSize: string | null;
  /** Weight of one serving in grams; for drinks measured by volume the millilitres. */
  readonly servingGrams: number | null;
  readonly servingsPerContainer: number | null;
  readonly column: LabelColumn;
  readonly basis: CarbBasis;
  readonly nutrients: Readonly<Partial<Record<NutrientName, FieldReading>>>;
  readonly polyols: readonly NamedPolyol[];
  /** The ingredient list as read; null when it was not in the photo. */
  readonly ingredients: string | null;
  /** Product number of 8 or 13 digits, where a barcode was read. */
  readonly barcode?: string | null;
  /** What the person should know about this reading, in their words. */
  readonly warnings: readonly string[];
}

/** Amount of a nutrient in its contract unit, or null when it is not stated or was not read. */
export function nutrientValue(facts: Pick<NutritionFacts, 'nutrients'>, name: NutrientName): number | null {
  return facts.nutrients[name]?.value ?? null;
}

/** Whether the label states the nutrient but its value could not be read. */
export function isUnread(facts: Pick<NutritionFacts, 'nutrients'>, name: NutrientName): boolean {
  return facts.nutrients[name]?.value === null;
}

/** A reading that needs no check: typed by the person or taken from a product or food database. */
export function certainReading(
  name: NutrientName,
  value: number | null,
  source: 'you' | 'database',
): FieldReading {
  return {
    value,
    unit: NUTRIENT_UNIT[name],
    lessThan: false,
    confidence: value === null ? 0 : 1,
    sure: value !== null,
    source,
    box: null,
    note: null,
  };
}

export type NutrientAmounts = Readonly<Partial<Record<NutrientName, number | null>>>;

/** Readings from plain amounts; null stays "stated but unknown" and an undefined key stays absent. */
function readingsFromAmounts(
  amounts: NutrientAmounts,
  source: 'you' | 'database',
): Partial<Record<NutrientName, FieldReading>> {
  const readings: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of Object.keys(NUTRIENT_UNIT) as NutrientName[]) {
    const amount = amounts[name];
    if (amount !== undefined) readings[name] = certainReading(name, amount, source);
  }
  return readings;
}

/** Facts from plain amounts, as typed by a person or held by a database; what is not given is empty. */
export function factsFromAmounts(
  amounts: NutrientAmounts,
  source: 'you' | 'database',
  rest: Partial<Omit<NutritionFacts, 'nutrients'>> & Pick<NutritionFacts, 'basis' | 'column'>,
): NutritionFacts {
  return {
    productName: null,
    brand: null,
    servingSize: null,
    servingGrams: null,
    servingsPerContainer: null,
    polyols: [],
    ingredients: null,
    warnings: [],
    ...rest,
    nutrients: readingsFromAmounts(amounts, source),
  };
}
