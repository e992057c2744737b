import type { GlucoseUnit } from './glucose.ts';

export type InsulinUnit = 'µU/mL' | 'pmol/L';

/** pmol/L in one µU/mL: the international standard for human insulin; some laboratories use 6.945. */
export const INSULIN_PMOL_PER_MICRO_UNIT = 6;

/** Matthews 1985, as the papers quote it (evidence B10). */
const DIVISOR_MG = 405;
const DIVISOR_MMOL = 22.5;

/** Estimate of insulin resistance from one fasting blood sample, not rounded. */
export function homaIr(
  insulin: number,
  insulinUnit: InsulinUnit,
  glucose: number,
  glucoseUnit: GlucoseUnit,
): number {
  const microUnits = insulinUnit === 'µU/mL' ? insulin : insulin / INSULIN_PMOL_PER_MICRO_UNIT;
  return glucoseUnit === 'mg/dL'
    ? (microUnits * glucose) / DIVISOR_MG
    : (microUnits * glucose) / DIVISOR_MMOL;
}

/** Rough reading; cut-offs differ by population and laboratory, and none is universal (evidence B10). */
export function homaBand(index: number): 'sensitive' | 'between' | 'resistant' {
  if (index < 1) return 'sensitive';
  return index <= 2 ? 'between' : 'resistant';
}
