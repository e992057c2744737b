import { addDays, dayIn, type Instant, lastDays, startOfDay } from '../../dates/calendar-day.ts';
import type { Measure, Measurement, ReadingValues } from '../reading-values.ts';
import { fastingGlucoseRange } from '../targets.ts';
import { gkiPairs } from './gki-series.ts';
import { measurements } from './measurements.ts';
import { comparePeriods, type PeriodComparison, within } from './period-comparison.ts';
import { type Trend, trendOf } from './trend.ts';

/** A trend needs more days than a week has: over a shorter span it is taken from the last four weeks. */
export const LEAST_TREND_DAYS = 28;

export interface SummaryOptions {
  /** IANA zone of the person's calendar days. */
  readonly zone: string;
  readonly now: Instant;
  /** Days to look back, today counted in. */
  readonly days: number;
}

export interface MeasureSummary {
  /** The last days, with the same number of days before them. */
  readonly comparison: PeriodComparison;
  /** Over `trendDays` of the summary. */
  readonly trend: Trend;
  /** The latest value of all that were given, however old; null without any. */
  readonly latest: Measurement | null;
}

/** Fasting glucose in the range of diabetes. */
export interface HighFasting {
  readonly n: number;
  /** On so many days: a second day is what makes it a repeated finding. */
  readonly days: number;
}

/** What readings show, as facts: counts, medians, shares and trends with their uncertainty. Null is not measured. */
export interface ReadingsSummary {
  readonly zone: string;
  readonly days: number;
  readonly trendDays: number;
  /** Readings within the last days, and the days that have one. */
  readonly readings: number;
  readonly readingDays: number;
  readonly measures: Readonly<Record<Measure, MeasureSummary>>;
  readonly highFasting: HighFasting;
  /** GKI of the last days that rests on ketones too low to divide by with confidence. */
  readonly noisyGki: number;
}

function measureSummary(
  points: readonly Measurement[],
  measure: Measure,
  { zone, now, days }: SummaryOptions,
): MeasureSummary {
  const trendSpan = lastDays(zone, now, Math.max(days, LEAST_TREND_DAYS));
  return {
    comparison: comparePeriods(points, measure, { zone, now, days }),
    trend: trendOf(zone, within(points, trendSpan), measure),
    latest: points.at(-1) ?? null,
  };
}

/** By what came up to now: a reading dated later than today is not one yet. */
function upToToday(readings: readonly ReadingValues[], { zone, now }: SummaryOptions): ReadingValues[] {
  const tomorrow = startOfDay(zone, addDays(dayIn(zone, now), 1)).getTime();
  return readings.filter(({ readingTime }) => Date.parse(readingTime) < tomorrow);
}

function countDays(zone: string, times: readonly number[]): number {
  return new Set(times.map((time) => dayIn(zone, time))).size;
}

/**
 * The last days of somebody's readings. It does not matter in which order they come; `days` is at least 1, and an
 * unknown zone throws a RangeError.
 */
export function summarizeReadings(
  readings: readonly ReadingValues[],
  options: SummaryOptions,
): ReadingsSummary {
  const { zone, now, days } = options;
  const known = upToToday(readings, options);
  const span = lastDays(zone, now, days);
  const from = span.start.getTime();
  const times = known.map(({ readingTime }) => Date.parse(readingTime)).filter((time) => time >= from);
  const summaryOf = (measure: Measure) => measureSummary(measurements(known, measure), measure, options);
  const high = within(measurements(known, 'fastingGlucose'), span).filter(
    ({ value }) => fastingGlucoseRange(value) === 'diabetes',
  );
  return {
    zone,
    days,
    trendDays: Math.max(days, LEAST_TREND_DAYS),
    readings: times.length,
    readingDays: countDays(zone, times),
    measures: {
      fastingGlucose: summaryOf('fastingGlucose'),
      glucose: summaryOf('glucose'),
      ketones: summaryOf('ketones'),
      gki: summaryOf('gki'),
      weight: summaryOf('weight'),
      waist: summaryOf('waist'),
    },
    highFasting: {
      n: high.length,
      days: countDays(
        zone,
        high.map(({ time }) => time),
      ),
    },
    noisyGki: gkiPairs(known).filter(({ time, isNoisy }) => isNoisy && time >= from).length,
  };
}
