import type { Units } from '#contract/profile.ts';
import { READING_LIMITS } from '#contract/reading-values.ts';
import { GLUCOSE_MG_PER_MMOL, type GlucoseUnit, glucoseToMmol } from '../health-values/glucose.ts';
import { roundTo } from '../numbers/rounding.ts';

/** The international pound and inch, exact by definition (1959 agreement). */
export const KG_PER_LB = 0.45359237;
export const CM_PER_INCH = 2.54;

export type TakenMeasure = keyof typeof READING_LIMITS;
export type WeightUnit = 'kg' | 'lb';
export type WaistUnit = 'cm' | 'in';
export type MeasureUnit = GlucoseUnit | WeightUnit | WaistUnit;

/** The units a person reads and types numbers in. */
export type ShownUnits = Pick<Units, 'glucose' | 'weight' | 'length'>;

/** Where a measure stands in a reading. */
export const FIELD_OF = {
  glucose: 'glucoseLevel',
  ketones: 'ketoneLevel',
  weight: 'weight',
  waist: 'waist',
} as const satisfies Record<TakenMeasure, string>;

export const LABEL_OF: Readonly<Record<TakenMeasure, string>> = {
  glucose: 'Glucose',
  ketones: 'Ketones',
  weight: 'Weight',
  waist: 'Waist',
};

export const UNITS_OF: Readonly<Record<TakenMeasure, readonly MeasureUnit[]>> = {
  glucose: ['mg/dL', 'mmol/L'],
  ketones: ['mmol/L'],
  weight: ['kg', 'lb'],
  waist: ['cm', 'in'],
};

/** Finer than any meter; drops the noise of binary arithmetic. */
const STORED_DECIMALS = 4;

/** Half of the last digit that meters show in mmol/L: 1.1 may stand for the 20 mg/dL a meter begins at. */
const HALF_STEP_MMOL = 0.05;

/** The unit in which this person reads and types a measure. */
export function unitOf(measure: TakenMeasure, { glucose, weight, length }: ShownUnits): MeasureUnit {
  const units = { glucose, ketones: 'mmol/L', weight, waist: length } as const;
  return units[measure];
}

/** Stored units (mg/dL, mmol/L, kg, cm) in one of another unit of the measure. */
export function storedPer(measure: TakenMeasure, unit: MeasureUnit): number {
  if (measure === 'glucose' && unit === 'mmol/L') return GLUCOSE_MG_PER_MMOL;
  if (unit === 'lb') return KG_PER_LB;
  return unit === 'in' ? CM_PER_INCH : 1;
}

/**
 * A value in one of the measure's units as it is stored (mg/dL, mmol/L, kg, cm). Null outside the limits;
 * glucose that misses them by the rounding of mmol/L alone becomes the limit.
 */
export function storedValue(measure: TakenMeasure, value: number, unit: MeasureUnit): number | null {
  const { least, most } = READING_LIMITS[measure];
  const stored = roundTo(value * storedPer(measure, unit), STORED_DECIMALS);
  if (stored >= least && stored <= most) return stored;
  const nearest = Math.min(most, Math.max(least, stored));
  const isRounding =
    measure === 'glucose' && unit === 'mmol/L' && Math.abs(value - glucoseToMmol(nearest)) <= HALF_STEP_MMOL;
  return isRounding ? nearest : null;
}

/** The limits in a unit as one says them, "1.1 to 33.3 mmol/L". */
export function limitWords(measure: TakenMeasure, unit: MeasureUnit): string {
  const { least, most } = READING_LIMITS[measure];
  const perUnit = storedPer(measure, unit);
  const shown = (limit: number) =>
    perUnit === 1 ? String(limit) : String(Number((limit / perUnit).toFixed(1)));
  return `${shown(least)} to ${shown(most)} ${unit}`;
}

/** Units of the measure in which a value lies within the limits. */
export function unitsThatFit(measure: TakenMeasure, value: number): MeasureUnit[] {
  return UNITS_OF[measure].filter((unit) => storedValue(measure, value, unit) !== null);
}
