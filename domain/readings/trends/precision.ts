import type { Measure } from '../reading-values.ts';

/** The smallest difference a meter, a scale or a tape shows, in the measure's unit; less is not called a change. */
export const SMALLEST_STEP: Readonly<Record<Measure, number>> = {
  fastingGlucose: 1,
  glucose: 1,
  ketones: 0.1,
  gki: 0.1,
  weight: 0.1,
  waist: 0.5,
};
