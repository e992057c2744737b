import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { glucoseMeaning } from '../glucose-meaning.ts';
import type { Of } from '../value-meaning.ts';
import type { ToldReading } from './told-readings.ts';

/** Where a reading stands: 0 as it should be, 1 a little off, 2 clearly; the words go on after "is" or "are". */
type Standing = { readonly rank: 0 | 1 | 2; readonly words: string };

/** Up to this many minutes a meal is at or near its peak, for which the guidelines set no limit. */
const PEAK_MINUTES_MOST = 100;

export const minutesAfter = ({ moment }: ToldReading): number | null =>
  moment?.kind === 'afterMeal' ? moment.minutes : null;

export const isEarly = (reading: ToldReading): boolean =>
  (minutesAfter(reading) ?? Infinity) <= PEAK_MINUTES_MOST;

export const isFasting = ({ moment }: ToldReading): boolean => moment?.kind === 'fasting';

/** Where nobody told the moment, the stricter limits are kept too. */
export const isBeforeFood = ({ moment }: ToldReading): boolean =>
  moment === null || moment.kind === 'fasting' || moment.kind === 'beforeMeal';

/** By the limits of the single value, as `glucoseMeaning` draws them. */
export function standingOf(reading: ToldReading, of: Of): Standing {
  if (of.health.hasDiabetes) {
    const { level, verdict } = glucoseMeaning(reading.mgPerDl, reading.moment, of);
    const rank = level === 'normal' ? 0 : level === 'raised' ? 2 : 1;
    return { rank, words: verdict.replace(/^is /, '') };
  }
  const shown = Math.round(reading.mgPerDl);
  const high = { rank: 2, words: 'high for someone without diabetes' } as const;
  if (shown >= GLUCOSE.randomDiabetes.mgPerDl) return { rank: 2, words: 'high, which needs a lab test' };
  if (isBeforeFood(reading)) {
    if (shown < GLUCOSE.fastingPrediabetes.mgPerDl) return { rank: 0, words: 'normal' };
    if (shown >= GLUCOSE.fastingDiabetes.mgPerDl)
      return isFasting(reading) ? { rank: 2, words: 'in the diabetes range' } : high;
    return { rank: 1, words: `a little above ${isFasting(reading) ? 'normal' : 'the limit for fasting'}` };
  }
  if (shown < GLUCOSE.twoHourPrediabetes.mgPerDl)
    return { rank: 0, words: 'within the usual range without diabetes' };
  return isEarly(reading) && shown < GLUCOSE.goalAfterMealMost.mgPerDl
    ? { rank: 1, words: 'rather high for someone without diabetes' }
    : high;
}

/** Furthest from where it should be, and of those the highest. */
export function worstOf(readings: readonly ToldReading[], of: Of): ToldReading {
  return readings.reduce((worst, one) => {
    const further = standingOf(one, of).rank - standingOf(worst, of).rank;
    return further > 0 || (further === 0 && one.mgPerDl > worst.mgPerDl) ? one : worst;
  });
}
