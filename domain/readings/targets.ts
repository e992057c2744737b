import type { GkiBand } from '../gki.ts';
import type { Measure } from './reading-values.ts';
import { roundTo } from './rounding.ts';

/** Success target: fasting glucose steadily below this many mg/dL; it is also where prediabetes begins (B5). */
export const FASTING_GLUCOSE_TARGET = 100;

/** Fasting glucose from here, in mg/dL, is in the range of diabetes once a second test agrees (B5). */
export const DIABETES_FASTING_GLUCOSE = 126;

/** Below this many mg/dL glucose is low and gets treated, not praised (number table of safety.md). */
export const LOW_GLUCOSE = 70;

/** Success target: ketones consistently above this many mmol/L. */
export const KETONE_TARGET = 0.5;

/** Where nutritional ketosis ends, in mmol/L; higher is not better (B1). */
export const NUTRITIONAL_KETOSIS_MOST = 3;

/** Fasting glucose as a laboratory would sort it (B5). One reading is no diagnosis. */
export type GlucoseRange = 'low' | 'normal' | 'prediabetes' | 'diabetes';

/** Range of a fasting glucose in mg/dL, judged as a meter shows it: in whole mg/dL. */
export function fastingGlucoseRange(mgPerDl: number): GlucoseRange {
  const shown = roundTo(mgPerDl, 0);
  if (shown < LOW_GLUCOSE) return 'low';
  if (shown < FASTING_GLUCOSE_TARGET) return 'normal';
  return shown < DIABETES_FASTING_GLUCOSE ? 'prediabetes' : 'diabetes';
}

/** Where a value lies against the target of its measure. */
export type TargetSide = 'below' | 'in' | 'above';

/** Measures that have a target. GKI bands are a convention; glucose after meals, weight and waist have none here. */
export type TargetMeasure = 'fastingGlucose' | 'ketones';

export const hasTarget = (measure: Measure): measure is TargetMeasure =>
  measure === 'fastingGlucose' || measure === 'ketones';

/**
 * Against the target, as the meter shows the value. A fasting glucose under 70 mg/dL and ketones over 3.0 mmol/L meet
 * the spec's target by number, but are not counted as in target: neither is a success to aim for.
 */
export function targetSide(measure: TargetMeasure, value: number): TargetSide {
  if (measure === 'ketones') {
    const shown = roundTo(value, 1);
    if (shown <= KETONE_TARGET) return 'below';
    return shown <= NUTRITIONAL_KETOSIS_MOST ? 'in' : 'above';
  }
  const range = fastingGlucoseRange(value);
  if (range === 'low') return 'below';
  return range === 'normal' ? 'in' : 'above';
}

/** A band behind a chart: values from `from` up to `to`, in the measure's stored unit; null is open. */
export interface Band {
  readonly name: GlucoseRange | GkiBand | 'not in ketosis' | 'nutritional ketosis' | 'above nutritional';
  readonly from: number | null;
  readonly to: number | null;
  /** A target of ours, a range of medicine, or a mere convention. */
  readonly kind: 'target' | 'range' | 'convention';
}

const FASTING_GLUCOSE_BANDS: readonly Band[] = [
  { name: 'low', from: null, to: LOW_GLUCOSE, kind: 'range' },
  { name: 'normal', from: LOW_GLUCOSE, to: FASTING_GLUCOSE_TARGET, kind: 'target' },
  { name: 'prediabetes', from: FASTING_GLUCOSE_TARGET, to: DIABETES_FASTING_GLUCOSE, kind: 'range' },
  { name: 'diabetes', from: DIABETES_FASTING_GLUCOSE, to: null, kind: 'range' },
];

const KETONE_BANDS: readonly Band[] = [
  { name: 'not in ketosis', from: null, to: KETONE_TARGET, kind: 'range' },
  { name: 'nutritional ketosis', from: KETONE_TARGET, to: NUTRITIONAL_KETOSIS_MOST, kind: 'target' },
  { name: 'above nutritional', from: NUTRITIONAL_KETOSIS_MOST, to: null, kind: 'range' },
];

const GKI_BANDS: readonly Band[] = [
  { name: 'very-deep', from: null, to: 1, kind: 'convention' },
  { name: 'deep', from: 1, to: 3, kind: 'convention' },
  { name: 'moderate', from: 3, to: 6, kind: 'convention' },
  { name: 'light', from: 6, to: 9, kind: 'convention' },
  { name: 'none', from: 9, to: null, kind: 'convention' },
];

/** Bands to draw behind a measure, lowest first; none for what has neither target nor bands. */
export const BANDS: Readonly<Record<Measure, readonly Band[]>> = {
  fastingGlucose: FASTING_GLUCOSE_BANDS,
  glucose: [],
  ketones: KETONE_BANDS,
  gki: GKI_BANDS,
  weight: [],
  waist: [],
};
