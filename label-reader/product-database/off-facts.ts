import type { FieldReading, NamedPolyol, NutrientName } from '#contract/nutrition.ts';
import { energyConsistency } from '#domain/nutrition/energy-consistency.ts';
import { factsFromAmounts, type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { polyolKind, polyolsInText } from '#domain/nutrition/polyols.ts';
import { marketBasis } from './market-basis.ts';
import { type OffProduct, per100 } from './off-answer.ts';

export const DATABASE_NAME = 'Open Food Facts';

/** Anybody may edit an entry, so it is never taken as certain. */
const CONFIDENCE = 0.8;

const GRAMS: readonly (readonly [NutrientName, string])[] = [
  ['total_fat', 'fat'],
  ['saturated_fat', 'saturated-fat'],
  ['trans_fat', 'trans-fat'],
  ['dietary_fiber', 'fiber'],
  ['sugars', 'sugars'],
  ['added_sugars', 'added-sugars'],
  ['sugar_alcohols', 'polyols'],
  ['allulose', 'allulose'],
  ['protein', 'proteins'],
];
/** Kept in grams there, in milligrams here. */
const MILLIGRAMS: readonly (readonly [NutrientName, string])[] = [
  ['sodium', 'sodium'],
  ['cholesterol', 'cholesterol'],
  ['potassium', 'potassium'],
];
const POLYOLS = ['erythritol', 'xylitol', 'maltitol', 'sorbitol', 'mannitol', 'isomalt', 'lactitol'] as const;

/** More than fits into 100 g, rounding allowed for. */
const MOST_GRAMS = 105;
const MOST_KCAL = 920;
const MOST_KJ = 3_850;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Carbohydrate with fiber, where the entry says so outright. */
function totalCarbs(product: OffProduct): number | null {
  const grams = per100(product, 'carbohydrates-total');
  return grams !== null && grams <= MOST_GRAMS ? grams : null;
}

function amountsOf(product: OffProduct): Partial<Record<NutrientName, number>> {
  const amounts: Partial<Record<NutrientName, number>> = {};
  const put = (name: NutrientName, value: number | null, most: number) => {
    if (value !== null && value <= most) amounts[name] = round(value);
  };
  for (const [name, key] of GRAMS) put(name, per100(product, key), MOST_GRAMS);
  for (const [name, key] of MILLIGRAMS) {
    const grams = per100(product, key);
    put(name, grams === null ? null : grams * 1000, MOST_GRAMS * 1000);
  }
  put('total_carbs', totalCarbs(product) ?? per100(product, 'carbohydrates'), MOST_GRAMS);
  // The database fills in kJ from kcal and salt from sodium, so the second of each pair proves nothing.
  put('calories', per100(product, 'energy-kcal'), MOST_KCAL);
  if (amounts.calories === undefined) {
    put('energy_kj', per100(product, 'energy-kj') ?? per100(product, 'energy'), MOST_KJ);
  }
  if (amounts.sodium === undefined) put('salt', per100(product, 'salt'), MOST_GRAMS);
  return amounts;
}

/** Sugar alcohols with grams where the entry states them, else by their names in the ingredient list. */
function polyolsOf(product: OffProduct): NamedPolyol[] {
  const stated = statedPolyols(product);
  const known = new Set(stated.map(({ name }) => polyolKind(name)));
  const listed = polyolsInText(product.ingredients_text_en ?? product.ingredients_text ?? '');
  const named = listed.filter((kind) => !known.has(kind));
  return [...stated, ...named.map((kind) => ({ name: kind.replaceAll('_', ' '), grams: null }))];
}

function statedPolyols(product: OffProduct): NamedPolyol[] {
  return POLYOLS.flatMap((name) => {
    const grams = per100(product, name);
    return grams === null || grams === 0 || grams > MOST_GRAMS ? [] : [{ name, grams: round(grams) }];
  });
}

function isDrink({ serving_quantity_unit, product_quantity_unit }: OffProduct): boolean {
  return (serving_quantity_unit ?? product_quantity_unit)?.toLowerCase() === 'ml';
}

function basisOf(facts: NutritionFacts, product: OffProduct): NutritionFacts['basis'] {
  if (totalCarbs(product) !== null) {
    return { kind: 'total_incl_fibre', reason: `${DATABASE_NAME} gives total carbs, fiber included.` };
  }
  return marketBasis(facts, product.countries_tags ?? []);
}

/** A part larger than its whole by more than rounding: one of the two was mistyped. */
function contradictions(facts: NutritionFacts): Set<NutrientName> {
  const pairs: readonly (readonly [NutrientName, NutrientName])[] = [
    ['saturated_fat', 'total_fat'],
    ['sugars', 'total_carbs'],
    ['added_sugars', 'sugars'],
  ];
  const found = new Set<NutrientName>();
  for (const [part, whole] of pairs) {
    const [inner, outer] = [nutrientValue(facts, part), nutrientValue(facts, whole)];
    if (inner !== null && outer !== null && inner > outer * 1.02 + 0.5) found.add(part).add(whole);
  }
  return found;
}

const ENERGY_PARTS: readonly NutrientName[] = [
  'calories',
  'energy_kj',
  'total_fat',
  'total_carbs',
  'protein',
];

/** An entry is one person's typing: sure only where its energy agrees with its macros. */
function withDoubts(facts: NutritionFacts): NutritionFacts {
  const { verdict } = energyConsistency(facts);
  const adds = verdict === 'fits' || verdict === 'near';
  const contradicting = contradictions(facts);
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const [name, reading] of Object.entries(facts.nutrients) as [NutrientName, FieldReading][]) {
    const inDoubt = contradicting.has(name) || (ENERGY_PARTS.includes(name) && !adds);
    nutrients[name] = {
      ...reading,
      confidence: inDoubt ? CONFIDENCE / 2 : CONFIDENCE,
      sure: adds && !inDoubt,
      note: inDoubt
        ? `The entry at ${DATABASE_NAME} contradicts itself here.`
        : `From ${DATABASE_NAME}, entered by volunteers.`,
    };
  }
  return { ...facts, nutrients };
}

/** Facts per 100 g or ml of an entry; null when it holds no nutrition facts. */
export function offFacts(product: OffProduct): NutritionFacts | null {
  const amounts = amountsOf(product);
  if (Object.keys(amounts).length === 0) return null;
  const servingGrams =
    product.serving_quantity && product.serving_quantity > 0 ? product.serving_quantity : null;
  const facts = factsFromAmounts(amounts, 'database', {
    productName: product.product_name_en ?? product.product_name,
    brand: product.brands?.split(',')[0]?.trim() || null,
    servingSize: product.serving_size,
    servingGrams,
    column: isDrink(product) ? 'per_100ml' : 'per_100g',
    basis: { kind: 'unknown', reason: '' },
    polyols: polyolsOf(product),
    ingredients: product.ingredients_text_en ?? product.ingredients_text,
    warnings: [`Values come from ${DATABASE_NAME}: please compare them with the package.`],
  });
  return withDoubts({ ...facts, basis: basisOf(facts, product) });
}
