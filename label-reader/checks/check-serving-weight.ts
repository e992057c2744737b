import type { FieldReading, NutrientName } from '#contract/nutrition.ts';
import { readingInterval, roundingRulesFor } from '#domain/nutrition/label-rounding.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { servingAmount } from '#domain/nutrition/serving-amount.ts';
import { householdMeasure } from '../fields/household-measure.ts';

/** One serving outside of these is no serving, in g or ml. A spray of oil is 0.25 g, a large bottle 1 litre. */
const LIGHTEST = 0.1;
const HEAVIEST = 1500;
/** Heaviest foods, in g a ml: honey and syrups have 1.4, salt and sugar pour at up to 1.3. */
const DENSEST = 1.6;
/** Pure fat, in kcal a gram. */
const MOST_ENERGY = 9;
/** Thinner than any drink with this much energy in a serving, in kcal a gram; broth stays under it. */
const LEAST_ENERGY = 0.05;
const LEAST_ENERGY_FROM = 20;
/** An ounce by weight is 28.3 g, by volume 29.6 ml or up to 31 g of milk; labels round. */
const OUNCE = { low: 26, high: 33 };
/** A larger count of ounces is itself a misreading, such as a lost decimal point. */
const MOST_OUNCES = 40;
/** Beside rounding, labels are this inexact. */
const SLACK = 1.03;
/** The factor between columns comes from rounded amounts. */
const COLUMN_SLACK = 1.3;

export type ServingWitnesses = Pick<NutritionFacts, 'nutrients' | 'basis'> & {
  servingSize: string;
  /** Whether the nutrients are those of one serving as packed. */
  perServing: boolean;
  /** Weight of a serving as the serving column beside the column per 100 tells; null without both. */
  byColumns: number | null;
};

type Weight = { low: number; high: number; unit: 'g' | 'ml' };

/** Parts of a serving that do not overlap; milligrams count as such. */
function partsOf(kind: NutritionFacts['basis']['kind']): readonly NutrientName[] {
  const parts: readonly NutrientName[] = ['total_fat', 'total_carbs', 'protein'];
  return kind === 'available' ? [...parts, 'dietary_fiber'] : parts;
}

/** Least amount that a reading stands for; 0 where it is not sure, because a doubtful value proves nothing. */
function least(field: FieldReading | undefined, name: NutrientName, { basis }: ServingWitnesses): number {
  if (!field?.sure || field.lessThan) return 0;
  return readingInterval(field, name, roundingRulesFor(basis.kind))?.low ?? 0;
}

function nutrientsDoubt({ low, high, unit }: Weight, witnesses: ServingWitnesses): string | null {
  const { nutrients, basis } = witnesses;
  const solids = partsOf(basis.kind).reduce((sum, name) => sum + least(nutrients[name], name, witnesses), 0);
  const salt = least(nutrients.sodium, 'sodium', witnesses) / 1000;
  if (solids + salt > high * SLACK * (unit === 'ml' ? DENSEST : 1)) {
    return 'the nutrients in it weigh more';
  }
  const kcal = least(nutrients.calories, 'calories', witnesses);
  if (kcal > MOST_ENERGY * high * SLACK) return 'it would hold more energy than pure fat';
  if (kcal >= LEAST_ENERGY_FROM && kcal < LEAST_ENERGY * low) return 'it would hold next to no energy';
  return null;
}

function measureDoubt({ low, high }: Weight, size: string): string | null {
  const measure = householdMeasure(size);
  if (measure?.kind === 'volume' && low > measure.millilitres * DENSEST) {
    return 'that does not fit into the measure beside it';
  }
  if (measure?.kind === 'ounces' && measure.ounces <= MOST_OUNCES) {
    const { ounces } = measure;
    if (high < OUNCE.low * ounces || low > OUNCE.high * ounces) return 'the ounces beside it say otherwise';
  }
  return null;
}

/**
 * Why the weight in a serving text cannot be right, or null where nothing speaks against it or none is told.
 * A misread digit here would change the amounts of a whole portion.
 */
export function servingWeightDoubt(witnesses: ServingWitnesses): string | null {
  const amount = servingAmount(witnesses.servingSize);
  if (!amount) return null;
  const { value, unit } = amount;
  if (value < LIGHTEST || value > HEAVIEST) return 'no serving weighs that';
  const half = Number.isInteger(value) ? 0.5 : 0.05;
  const weight: Weight = { low: value - half, high: value + half, unit };
  const { byColumns } = witnesses;
  if (byColumns && (weight.high * COLUMN_SLACK < byColumns || weight.low > byColumns * COLUMN_SLACK)) {
    return 'the columns of the label say otherwise';
  }
  return (
    measureDoubt(weight, witnesses.servingSize) ??
    (witnesses.perServing ? nutrientsDoubt(weight, witnesses) : null)
  );
}
