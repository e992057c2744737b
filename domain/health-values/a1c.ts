import { A1C } from './thresholds.ts';

/**
 * The ADAG formula that the American Diabetes Association uses, mg/dL = 28.7 x A1C - 46.7, in tenths: so 6.0 gives
 * 125.5 exactly and rounds to the published 126.
 */
const ADAG_SLOPE_TENTHS = 287;
const ADAG_OFFSET_TENTHS = 467;

/** A1C a laboratory can report, in percent. */
export const A1C_LEAST = 3;
export const A1C_MOST = 20;

/** Estimated average glucose in mg/dL for an A1C in percent, not rounded. */
export function averageGlucoseFromA1c(a1cPercent: number): number {
  return (ADAG_SLOPE_TENTHS * a1cPercent - ADAG_OFFSET_TENTHS) / 10;
}

/** A1C in percent that fits an average glucose in mg/dL, not rounded. */
export function a1cFromAverageGlucose(mgPerDl: number): number {
  return (mgPerDl * 10 + ADAG_OFFSET_TENTHS) / ADAG_SLOPE_TENTHS;
}

export type A1cRange = 'normal' | 'prediabetes' | 'diabetes';

/** Range of an A1C as laboratories report it, by the American Diabetes Association's diagnosis table. */
export function a1cRange(a1cPercent: number): A1cRange {
  const reported = Math.round(a1cPercent * 10) / 10;
  if (reported < A1C.prediabetes.percent) return 'normal';
  return reported < A1C.diabetes.percent ? 'prediabetes' : 'diabetes';
}
