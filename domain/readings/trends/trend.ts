import { daysBetween } from '../../dates/calendar-day.ts';
import type { Interval } from '../../numbers/interval.ts';
import { median, valueAt } from '../../numbers/order-statistics.ts';
import type { Measure, Measurement } from '../reading-values.ts';
import { type DayValues, dailySeries } from './daily-series.ts';
import { type Block, dayBlocks, slopesOf } from './day-blocks.ts';
import { SMALLEST_STEP } from './precision.ts';
import { tieTerm, varianceInflation, Z_95 } from './serial-dependence.ts';

/** Days with a reading below which nothing is said of a trend: with fewer the interval below is not to be trusted. */
export const LEAST_POINTS = 8;

/** Days from first to last below which nothing is said: two weekends, so that the rhythm of a week is no trend. */
export const LEAST_DAYS = 14;

/** So many medians make 11,175 slopes, a millisecond of sorting. */
const MOST_BLOCKS = 150;

const DAYS_PER_WEEK = 7;

export type TrendVerdict = 'falling' | 'rising' | 'no clear change' | 'too few readings';

export interface Trend {
  readonly verdict: TrendVerdict;
  /** Readings it rests on. */
  readonly n: number;
  /** Days with a reading. */
  readonly days: number;
  /** Calendar days from first to last, both counted in; 0 without readings. */
  readonly spanDays: number;
  /** Change of the typical value per week, in the measure's unit; null below the least counts. */
  readonly perWeek: number | null;
  /** Where the true change per week lies with 95 % confidence; null where the readings bound it by nothing. */
  readonly interval: Interval | null;
}

/** Variance of Kendall's S, with ties and with days that resemble their neighbours. */
function variance(blocks: readonly Block[], slope: number): number {
  const n = blocks.length;
  const values = blocks.map(({ y }) => y);
  const term = (size: number) => size * (size - 1) * (2 * size + 5);
  const plain = (term(n) - tieTerm(values, term)) / 18;
  return plain * varianceInflation([blocks.map(({ x, y }) => y - slope * x)], 2);
}

/** Sen's interval: as many slopes from each end as chance alone would move Kendall's S. */
function slopeInterval(slopes: Float64Array, spread: number): Interval | null {
  const outside = (slopes.length - Z_95 * Math.sqrt(spread)) / 2;
  if (outside < 1) return null;
  const low = valueAt(slopes, Math.floor(outside) - 1);
  const high = valueAt(slopes, slopes.length - Math.floor(outside));
  return low === null || high === null ? null : { low, high };
}

function verdictOf(interval: Interval | null, change: number, step: number): TrendVerdict {
  if (!interval || Math.abs(change) < step) return 'no clear change';
  if (interval.high < 0) return 'falling';
  return interval.low > 0 ? 'rising' : 'no clear change';
}

function trendOfDays(days: readonly DayValues[], measure: Measure): Trend {
  const [first, last] = [days[0], days.at(-1)];
  const spanDays = first && last ? daysBetween(first.day, last.day) + 1 : 0;
  const counts = { n: days.reduce((sum, { n }) => sum + n, 0), days: days.length, spanDays };
  const blocks = dayBlocks(days, MOST_BLOCKS);
  const slopes = slopesOf(blocks);
  const slope = median(slopes);
  if (days.length < LEAST_POINTS || spanDays < LEAST_DAYS || slope === null) {
    return { verdict: 'too few readings', ...counts, perWeek: null, interval: null };
  }
  const daily = slopeInterval(slopes, variance(blocks, slope));
  return {
    verdict: verdictOf(daily, slope * spanDays, SMALLEST_STEP[measure]),
    ...counts,
    perWeek: slope * DAYS_PER_WEEK,
    interval: daily && { low: daily.low * DAYS_PER_WEEK, high: daily.high * DAYS_PER_WEEK },
  };
}

/**
 * Where a measure is going: the Theil-Sen slope through the medians of the person's days (Sen 1968,
 * doi 10.1080/01621459.1968.10480934), which one odd reading or one day of many readings does not turn. A verdict other
 * than 'no clear change' means that the 95 % interval leaves out zero and that the change over the span is one the
 * meter can show.
 */
export function trendOf(zone: string, points: readonly Measurement[], measure: Measure): Trend {
  return trendOfDays(dailySeries(zone, points), measure);
}
