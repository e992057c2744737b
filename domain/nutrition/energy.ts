import type { CarbBasisKind, NutrientName } from '#contract/nutrition.ts';
import { exactly, type Interval, remainder, scaled, sum } from '../numbers/interval.ts';
import { type RoundingRules, readingInterval } from './label-rounding.ts';
import type { NutritionFacts } from './nutrition-facts.ts';
import { polyolShares, US_POLYOL_KCAL } from './polyols.ts';

/**
 * Ways the rules let a label compute energy.
 * us_4_4_9: all carbohydrate at 4. us_fibre_2: fiber at 2. us_fibre_out: fiber at 0.
 * The `_polyols` forms take sugar alcohols and allulose at their own factors.
 * eu_annex_xiv: Regulation (EU) 1169/2011 Annex XIV, carbohydrate without fiber, fiber at 2.
 */
export type EnergyMethod =
  | 'us_4_4_9'
  | 'us_fibre_2'
  | 'us_fibre_out'
  | 'us_4_4_9_polyols'
  | 'us_fibre_2_polyols'
  | 'us_fibre_out_polyols'
  | 'eu_annex_xiv';

/** Energy that one method gives for the printed nutrients, with the room that their rounding leaves. */
export interface EnergyWindow extends Interval {
  readonly method: EnergyMethod;
  readonly unit: 'kcal' | 'kJ';
  /** From the printed values as they stand. */
  readonly expected: number;
}

/** Energy per gram. */
interface Factors {
  readonly fat: number;
  readonly protein: number;
  readonly carbohydrate: number;
  readonly fibre: number;
  readonly polyols: number;
  readonly erythritol: number;
  readonly alcohol: number;
}

/** Annex XIV. Organic acids (3 kcal) and salatrim (6 kcal) are left out: labels do not print their grams. */
const EU_FACTORS: Record<'kcal' | 'kJ', Factors> = {
  kcal: { fat: 9, protein: 4, carbohydrate: 4, fibre: 2, polyols: 2.4, erythritol: 0, alcohol: 7 },
  kJ: { fat: 37, protein: 17, carbohydrate: 17, fibre: 8, polyols: 10, erythritol: 0, alcohol: 29 },
};

const US_FAT = 9;
const US_PROTEIN = 4;
const US_CARBOHYDRATE = 4;
/** FDA guidance of 2019 on allulose. */
const US_ALLULOSE = 0.4;
const ALCOHOL_KCAL = 7;
/** The thermochemical calorie, by definition (ISO 31-4, annex B). */
export const KJ_PER_KCAL = 4.184;

/** A quantity with both its printed value and the range that value stands for. */
interface Amount {
  readonly printed: number;
  readonly range: Interval;
}

const NOTHING: Amount = { printed: 0, range: exactly(0) };

function amountOf(facts: NutritionFacts, name: NutrientName, rules: RoundingRules): Amount | null {
  const reading = facts.nutrients[name];
  const range = readingInterval(reading, name, rules);
  if (!range || reading?.value == null) return null;
  return { printed: reading.lessThan ? reading.value / 2 : reading.value, range };
}

function times(amount: Amount, factor: number): Amount {
  return { printed: amount.printed * factor, range: scaled(amount.range, factor) };
}

function plus(...amounts: readonly Amount[]): Amount {
  return {
    printed: amounts.reduce((total, amount) => total + amount.printed, 0),
    range: sum(...amounts.map((amount) => amount.range)),
  };
}

function minus(whole: Amount, part: Amount): Amount {
  return { printed: Math.max(0, whole.printed - part.printed), range: remainder(whole.range, part.range) };
}

interface Parts {
  readonly fat: Amount;
  readonly protein: Amount;
  readonly carbohydrate: Amount;
  readonly fibre: Amount;
  readonly polyols: Amount;
  readonly allulose: Amount;
  readonly alcohol: Amount;
}

/** Null when fat, protein or carbohydrate is missing, or when any stated part is unread. */
function partsOf(facts: NutritionFacts, rules: RoundingRules, alcoholGrams: number): Parts | null {
  const fat = amountOf(facts, 'total_fat', rules);
  const protein = amountOf(facts, 'protein', rules);
  const carbohydrate = amountOf(facts, 'total_carbs', rules);
  const optional = (name: NutrientName) =>
    facts.nutrients[name] === undefined ? NOTHING : amountOf(facts, name, rules);
  const fibre = optional('dietary_fiber');
  const polyols = optional('sugar_alcohols');
  const allulose = optional('allulose');
  if (!fat || !protein || !carbohydrate || !fibre || !polyols || !allulose) return null;
  const alcohol = { printed: alcoholGrams, range: exactly(alcoholGrams) };
  return { fat, protein, carbohydrate, fibre, polyols, allulose, alcohol };
}

/** Grams-weighted mean factor of the label's sugar alcohols; with several candidates their mean. */
function polyolFactor(
  facts: NutritionFacts,
  total: number,
  factorOf: (kind: keyof typeof US_POLYOL_KCAL) => number,
) {
  const shares = polyolShares(total, facts.polyols);
  const grams = shares.reduce((all, share) => all + share.grams, 0);
  if (grams === 0) return factorOf('unknown');
  const energy = shares.reduce((all, share) => {
    const mean = share.kinds.reduce((s, kind) => s + factorOf(kind), 0) / share.kinds.length;
    return all + share.grams * mean;
  }, 0);
  return energy / grams;
}

const US_FIBRE_FACTOR = { us_4_4_9: 4, us_fibre_2: 2, us_fibre_out: 0 } as const;

function usWindows(facts: NutritionFacts, alcoholGrams: number): EnergyWindow[] {
  const parts = partsOf(facts, 'us', alcoholGrams);
  if (!parts) return [];
  const fixed = plus(
    times(parts.fat, US_FAT),
    times(parts.protein, US_PROTEIN),
    times(parts.alcohol, ALCOHOL_KCAL),
  );
  const windows: EnergyWindow[] = [];
  const add = (method: EnergyMethod, carbohydrate: Amount, others: readonly Amount[]) => {
    const energy = plus(fixed, times(carbohydrate, US_CARBOHYDRATE), ...others);
    windows.push({ method, unit: 'kcal', expected: energy.printed, ...energy.range });
  };
  const special = plus(parts.polyols, parts.allulose);
  const specialEnergy = [
    times(
      parts.polyols,
      polyolFactor(facts, parts.polyols.printed, (kind) => US_POLYOL_KCAL[kind]),
    ),
    times(parts.allulose, US_ALLULOSE),
  ];
  for (const method of ['us_4_4_9', 'us_fibre_2', 'us_fibre_out'] as const) {
    const factor = US_FIBRE_FACTOR[method];
    const withoutFibre = factor === 4 ? parts.carbohydrate : minus(parts.carbohydrate, parts.fibre);
    const fibreEnergy = factor === 2 ? [times(parts.fibre, 2)] : [];
    if (factor !== 4 && parts.fibre.printed === 0) continue;
    add(method, withoutFibre, fibreEnergy);
    if (special.printed > 0)
      add(`${method}_polyols`, minus(withoutFibre, special), [...fibreEnergy, ...specialEnergy]);
  }
  return windows;
}

function euWindow(facts: NutritionFacts, unit: 'kcal' | 'kJ', alcoholGrams: number): EnergyWindow[] {
  const parts = partsOf(facts, 'eu', alcoholGrams);
  if (!parts) return [];
  const factors = EU_FACTORS[unit];
  const polyolsAt = polyolFactor(facts, parts.polyols.printed, (kind) =>
    kind === 'erythritol' ? factors.erythritol : factors.polyols,
  );
  const energy = plus(
    times(parts.fat, factors.fat),
    times(parts.protein, factors.protein),
    times(minus(parts.carbohydrate, parts.polyols), factors.carbohydrate),
    times(parts.polyols, polyolsAt),
    times(parts.fibre, factors.fibre),
    times(parts.alcohol, factors.alcohol),
  );
  return [{ method: 'eu_annex_xiv', unit, expected: energy.printed, ...energy.range }];
}

function inKilojoules(window: EnergyWindow): EnergyWindow {
  return {
    method: window.method,
    unit: 'kJ',
    expected: window.expected * KJ_PER_KCAL,
    low: window.low * KJ_PER_KCAL,
    high: window.high * KJ_PER_KCAL,
  };
}

/**
 * One window per permitted method for the facts' carbohydrate basis (both families where it is unknown).
 * Empty when fat, protein or carbohydrate was not read. Alcohol is not on labels and is 0 unless given.
 */
export function energyWindows(
  facts: NutritionFacts,
  unit: 'kcal' | 'kJ',
  { basis = facts.basis.kind, alcoholGrams = 0 }: { basis?: CarbBasisKind; alcoholGrams?: number } = {},
): EnergyWindow[] {
  const us = basis === 'available' ? [] : usWindows(facts, alcoholGrams);
  const eu = basis === 'total_incl_fibre' ? [] : euWindow(facts, unit, alcoholGrams);
  return [...(unit === 'kJ' ? us.map(inKilojoules) : us), ...eu];
}
