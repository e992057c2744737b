import { type GlucoseUnit, glucoseToMmol } from './glucose.ts';
import { KETONES } from './thresholds.ts';

/**
 * Bands of the glucose ketone index in popular use. They are a convention, not a guideline: the index was made
 * for brain-cancer research (Meidenbauer 2015, doi 10.1186/s12986-015-0009-2).
 */
export type GkiBand = 'very-deep' | 'deep' | 'moderate' | 'light' | 'none';

/**
 * Glucose ketone index: glucose divided by ketones, both in mmol/L.
 * Null when ketones are 0, because the index is then undefined.
 */
export function glucoseKetoneIndex(glucose: number, unit: GlucoseUnit, ketonesMmol: number): number | null {
  if (ketonesMmol <= 0) return null;
  return (unit === 'mg/dL' ? glucoseToMmol(glucose) : glucose) / ketonesMmol;
}

export function gkiBand(index: number): GkiBand {
  if (index < 1) return 'very-deep';
  if (index < 3) return 'deep';
  if (index < 6) return 'moderate';
  return index <= 9 ? 'light' : 'none';
}

const BAND_WORDS: Record<GkiBand, string> = {
  'very-deep': 'very deep',
  deep: 'deep',
  moderate: 'moderate',
  light: 'light',
  none: 'no ketosis',
};

/** A band in words. Ketones in ketosis by themselves are told so, whatever the index says of the glucose beside them. */
export const gkiWords = (band: GkiBand, ketonesMmol: number): string =>
  band === 'none' && ketonesMmol >= KETONES.ketosis ? 'glucose is high for these ketones' : BAND_WORDS[band];
