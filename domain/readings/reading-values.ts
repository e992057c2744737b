import type { HealthReading } from '#contract/health-readings.ts';

/** What the statistics look at in a reading: mg/dL, mmol/L, kg and cm; what was not measured is null. */
export type ReadingValues = Pick<
  HealthReading,
  | 'readingTime'
  | 'glucoseLevel'
  | 'ketoneLevel'
  | 'weight'
  | 'waist'
  | 'isFasting'
  | 'lastMeal'
  | 'lastMealPantryItemId'
  | 'lastMealPlanId'
>;

/** `glucose` is every glucose reading, fasting or not; `gki` comes from glucose and ketones taken together. */
export const MEASURES = ['fastingGlucose', 'glucose', 'ketones', 'gki', 'weight', 'waist'] as const;
export type Measure = (typeof MEASURES)[number];

/** One measured value, in the unit it is stored in. */
export interface Measurement {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
}

/** By time, then by value: the same list for the same readings, in whatever order they came. */
export function byTime(a: Measurement, b: Measurement): number {
  return a.time - b.time || a.value - b.value;
}
