import type { GkiBand } from '../health-values/gki.ts';
import { GLUCOSE, KETONES } from '../health-values/thresholds.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { Measure } from './reading-values.ts';

const LOW = GLUCOSE.low.mgPerDl;
const PREDIABETES = GLUCOSE.fastingPrediabetes.mgPerDl;
const DIABETES = GLUCOSE.fastingDiabetes.mgPerDl;

/** Fasting glucose as a laboratory would sort it (B5). One reading is no diagnosis. */
export type GlucoseRange = 'low' | 'normal' | 'prediabetes' | 'diabetes';

/** Range of a fasting glucose in mg/dL, judged as a meter shows it: in whole mg/dL. */
export function fastingGlucoseRange(mgPerDl: number): GlucoseRange {
  const shown = roundTo(mgPerDl, 0);
  if (shown < LOW) return 'low';
  if (shown < PREDIABETES) return 'normal';
  return shown < DIABETES ? 'prediabetes' : 'diabetes';
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
    if (shown <= KETONES.ketosis) return 'below';
    return shown <= KETONES.high ? 'in' : 'above';
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
  { name: 'low', from: null, to: LOW, kind: 'range' },
  { name: 'normal', from: LOW, to: PREDIABETES, kind: 'target' },
  { name: 'prediabetes', from: PREDIABETES, to: DIABETES, kind: 'range' },
  { name: 'diabetes', from: DIABETES, to: null, kind: 'range' },
];

const KETONE_BANDS: readonly Band[] = [
  { name: 'not in ketosis', from: null, to: KETONES.ketosis, kind: 'range' },
  { name: 'nutritional ketosis', from: KETONES.ketosis, to: KETONES.high, kind: 'target' },
  { name: 'above nutritional', from: KETONES.high, to: null, kind: 'range' },
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
