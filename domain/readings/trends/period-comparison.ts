import { addDays, type DaySpan, daySpan, type Instant, lastDays } from '../../dates/calendar-day.ts';
import type { Interval } from '../../numbers/interval.ts';
import { ascending, median, valueAt } from '../../numbers/order-statistics.ts';
import type { Measure, Measurement } from '../reading-values.ts';
import { hasTarget } from '../targets.ts';
import { dailySeries } from './daily-series.ts';
import { type Block, dayBlocks, withoutLine } from './day-blocks.ts';
import { SMALLEST_STEP } from './precision.ts';
import { tieTerm, varianceInflation, Z_95 } from './serial-dependence.ts';
import { type ShareInTarget, shareInTarget } from './time-in-range.ts';

/** Spans that are compared with the span of the same length before, in days. */
export const COMPARED_DAYS = [7, 30, 90] as const;

/** Days with a reading that each span needs: with four on both sides only a complete parting could be told from chance. */
export const LEAST_COMPARED_DAYS = 5;

/** 10,000 differences at most between two spans. */
const MOST_BLOCKS = 100;

/** What was measured in a span of days. Without readings the numbers are null, never 0. */
export interface PeriodFigures {
  /** Readings. */
  readonly n: number;
  /** Days with a reading. */
  readonly days: number;
  readonly median: number | null;
  readonly mean: number | null;
  readonly least: number | null;
  readonly most: number | null;
  /** Null for a measure without a target. */
  readonly inTarget: ShareInTarget | null;
}

export type ComparisonVerdict = 'lower' | 'higher' | 'no clear difference' | 'too few readings';

/** A span against the span before it. */
export interface PeriodComparison {
  readonly span: DaySpan;
  readonly spanBefore: DaySpan;
  readonly now: PeriodFigures;
  readonly before: PeriodFigures;
  readonly verdict: ComparisonVerdict;
  /** By how much a day now differs from a day before, in the measure's unit; null below the least count. */
  readonly difference: number | null;
  /** Where that difference lies with 95 % confidence; null where the readings bound it by nothing. */
  readonly interval: Interval | null;
}

/** Measurements from the start of a span to before its end. */
export function within(points: readonly Measurement[], { start, end }: DaySpan): Measurement[] {
  const [from, to] = [start.getTime(), end.getTime()];
  return points.filter(({ time }) => time >= from && time < to);
}

function figures(points: readonly Measurement[], days: number, measure: Measure): PeriodFigures {
  const values = points.map(({ value }) => value);
  const sorted = ascending(values);
  return {
    n: values.length,
    days,
    median: median(values),
    mean: sorted.length > 0 ? sorted.reduce((sum, value) => sum + value, 0) / sorted.length : null,
    least: valueAt(sorted, 0),
    most: valueAt(sorted, sorted.length - 1),
    inTarget: hasTarget(measure) ? shareInTarget(measure, values) : null,
  };
}

/**
 * Variance of the Mann-Whitney count, with ties and with days that resemble their neighbours. A steady change within
 * the spans is no such likeness, so the line through each is taken off first.
 */
function variance(now: readonly Block[], before: readonly Block[]): number {
  const [m, n] = [now.length, before.length];
  const total = m + n;
  const values = [...now, ...before].map(({ y }) => y);
  const ties = tieTerm(values, (size) => size ** 3 - size) / (total * (total - 1));
  const likeness = varianceInflation([withoutLine(now), withoutLine(before)], 4);
  return ((m * n) / 12) * (total + 1 - ties) * likeness;
}

/** Hodges-Lehmann: the median of all differences between a day now and a day before, with its interval. */
function shiftBetween(now: readonly Block[], before: readonly Block[]) {
  const differences = ascending(now.flatMap((a) => before.map((b) => a.y - b.y)));
  const difference = median(differences);
  if (difference === null) return null;
  const outside = Math.floor(differences.length / 2 - Z_95 * Math.sqrt(variance(now, before)));
  const low = valueAt(differences, outside - 1);
  const high = valueAt(differences, differences.length - outside);
  return { difference, interval: outside < 1 || low === null || high === null ? null : { low, high } };
}

function verdictOf(difference: number, interval: Interval | null, step: number): ComparisonVerdict {
  if (!interval || Math.abs(difference) < step) return 'no clear difference';
  if (interval.high < 0) return 'lower';
  return interval.low > 0 ? 'higher' : 'no clear difference';
}

/**
 * The last days against as many days before them. Days are compared by their medians, so a day of many readings weighs
 * no more than another; the difference is Hodges and Lehmann's (1963, doi 10.1214/aoms/1177704172).
 */
export function comparePeriods(
  points: readonly Measurement[],
  measure: Measure,
  { zone, now, days }: { readonly zone: string; readonly now: Instant; readonly days: number },
): PeriodComparison {
  const span = lastDays(zone, now, days);
  const spanBefore = daySpan(zone, addDays(span.from, -days), addDays(span.from, -1));
  const [pointsNow, pointsBefore] = [within(points, span), within(points, spanBefore)];
  const [daysNow, daysBefore] = [dailySeries(zone, pointsNow), dailySeries(zone, pointsBefore)];
  const sides = {
    span,
    spanBefore,
    now: figures(pointsNow, daysNow.length, measure),
    before: figures(pointsBefore, daysBefore.length, measure),
  };
  const isEnough = Math.min(daysNow.length, daysBefore.length) >= LEAST_COMPARED_DAYS;
  const shift = isEnough
    ? shiftBetween(dayBlocks(daysNow, MOST_BLOCKS), dayBlocks(daysBefore, MOST_BLOCKS))
    : null;
  if (!shift) return { ...sides, verdict: 'too few readings', difference: null, interval: null };
  return {
    ...sides,
    verdict: verdictOf(shift.difference, shift.interval, SMALLEST_STEP[measure]),
    ...shift,
  };
}
