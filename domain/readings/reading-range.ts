import type { HealthReading } from '#contract/health-readings.ts';
import { GLUCOSE } from '../health-values/thresholds.ts';
import { fastingGlucoseRange, type GlucoseRange } from './targets.ts';

/**
 * Range of a reading for display. Outside of fasting only what holds at any time is told: low, under 100 mg/dL, and
 * the 200 mg/dL of a random reading (evidence B7). Null where it cannot be judged: without glucose, for 100 to
 * 199 mg/dL outside of fasting, and in pregnancy, where other lines hold. One reading is no diagnosis.
 * @param pregnant as the profile says
 */
export function readingRange(
  { glucoseLevel, isFasting }: Pick<HealthReading, 'glucoseLevel' | 'isFasting'>,
  pregnant: boolean | null,
): GlucoseRange | null {
  if (glucoseLevel === null) return null;
  const range = fastingGlucoseRange(glucoseLevel);
  if (range === 'low') return range;
  if (pregnant) return null;
  if (isFasting || Math.round(glucoseLevel) < GLUCOSE.fastingPrediabetes.mgPerDl) return range;
  return Math.round(glucoseLevel) >= GLUCOSE.randomDiabetes.mgPerDl ? 'diabetes' : null;
}
