import { type NutritionFacts, nutrientValue } from './nutrition-facts.ts';

/** The portion a product is judged by, and how its facts' column turns into it. */
export interface Portion {
  /** Multiply a value of the facts' column by this to get the amount in the portion. */
  readonly factor: number;
  /** Weight of the portion (millilitres for drinks), or null when the label does not tell. */
  readonly grams: number | null;
  /** Unit that `grams` is shown in: drinks are measured by volume. */
  readonly unit: 'g' | 'ml';
  /** A serving as the label states it, a whole container, or an amount of ours because it states none. */
  readonly kind: 'serving' | 'container' | 'assumed';
}

const KJ_PER_KCAL = 4.184;
/** Without a stated serving: no more than this weight, volume or energy. 240 ml is a US cup. */
const UNSTATED_GRAMS = 100;
const UNSTATED_ML = 240;
const UNSTATED_KCAL = 200;

/** Printed kcal, or kcal from printed kJ, or 4-4-9 of the macros; null when none of these was read. */
export function energyKcal(facts: Pick<NutritionFacts, 'nutrients'>): number | null {
  const kcal = nutrientValue(facts, 'calories');
  if (kcal !== null) return kcal;
  const kj = nutrientValue(facts, 'energy_kj');
  if (kj !== null) return kj / KJ_PER_KCAL;
  const fat = nutrientValue(facts, 'total_fat');
  const carbs = nutrientValue(facts, 'total_carbs');
  const protein = nutrientValue(facts, 'protein');
  return fat === null || carbs === null || protein === null ? null : 9 * fat + 4 * carbs + 4 * protein;
}

function unitOf({ column, servingSize }: NutritionFacts): 'g' | 'ml' {
  if (column === 'per_100ml') return 'ml';
  const size = servingSize ?? '';
  return column !== 'per_100g' && /\d\s*(ml|fl\.?\s*oz)\b/i.test(size) && !/\d\s*g\b/i.test(size)
    ? 'ml'
    : 'g';
}

function assumedPortion(facts: NutritionFacts): Portion {
  const unit = unitOf(facts);
  const most = unit === 'ml' ? UNSTATED_ML : UNSTATED_GRAMS;
  const kcal = energyKcal(facts);
  const byEnergy = kcal ? (UNSTATED_KCAL / kcal) * 100 : most;
  const grams = Math.round(Math.min(most, byEnergy));
  return { factor: grams / 100, grams, unit, kind: 'assumed' };
}

/**
 * The serving where the label states one; for values per 100 g or ml without a serving, the smaller of
 * 100 g (240 ml) and the amount that holds 200 kcal.
 */
export function portionOf(facts: NutritionFacts): Portion {
  const { servingGrams, servingsPerContainer } = facts;
  const serving = { grams: servingGrams || null, unit: unitOf(facts), kind: 'serving' } as const;
  switch (facts.column) {
    case 'per_100g':
    case 'per_100ml':
      return servingGrams ? { ...serving, factor: servingGrams / 100 } : assumedPortion(facts);
    case 'per_container':
      if (!servingsPerContainer) return { ...serving, factor: 1, grams: null, kind: 'container' };
      return { ...serving, factor: 1 / servingsPerContainer };
    default:
      return { ...serving, factor: 1 };
  }
}
