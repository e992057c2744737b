/** Glucose in one of the two units meters use. */
export type GlucoseUnit = 'mg/dL' | 'mmol/L';

/** 1 mmol/L of glucose is 18.016 mg/dL: its molar mass is 180.16 g/mol. */
export const GLUCOSE_MG_PER_MMOL = 18.016;

/** mg/dL to mmol/L, not rounded. */
export function glucoseToMmol(mgPerDl: number): number {
  return mgPerDl / GLUCOSE_MG_PER_MMOL;
}

/** mmol/L to mg/dL, not rounded. */
export function glucoseToMg(mmolPerL: number): number {
  return mmolPerL * GLUCOSE_MG_PER_MMOL;
}

/** As meters show it: mg/dL whole, mmol/L with one decimal. */
export function formatGlucose(value: number, unit: GlucoseUnit): string {
  return unit === 'mg/dL' ? `${Math.round(value)} mg/dL` : `${value.toFixed(1)} mmol/L`;
}
