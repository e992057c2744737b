import { byTime, type Measure, type Measurement, type ReadingValues } from '../reading-values.ts';
import { gkiPairs } from './gki-series.ts';

const VALUE_OF: Readonly<Record<Exclude<Measure, 'gki'>, (reading: ReadingValues) => number | null>> = {
  fastingGlucose: ({ isFasting, glucoseLevel }) => (isFasting ? glucoseLevel : null),
  glucose: ({ glucoseLevel }) => glucoseLevel,
  ketones: ({ ketoneLevel }) => ketoneLevel,
  weight: ({ weight }) => weight,
  waist: ({ waist }) => waist,
};

/** Everything measured of one kind, earliest first. */
export function measurements(readings: readonly ReadingValues[], measure: Measure): Measurement[] {
  if (measure === 'gki') return gkiPairs(readings).map(({ time, gki }) => ({ time, value: gki }));
  const points: Measurement[] = [];
  for (const reading of readings) {
    const value = VALUE_OF[measure](reading);
    if (value !== null) points.push({ time: Date.parse(reading.readingTime), value });
  }
  return points.sort(byTime);
}
