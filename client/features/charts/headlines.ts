import type { MealGroup } from '#domain/readings/after-meals.ts';
import type { PeriodComparison } from '#domain/readings/period-comparison.ts';
import { LEAST_FOR_SHARE, type ShareInTarget } from '#domain/readings/time-in-range.ts';
import type { DayPartFigures } from '#domain/readings/time-of-day.ts';
import { type ShownMeasure, valueText, valueWithUnit } from './shown-measure.ts';

/** 0.724 as "72%". */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;

/** "5 AM to 11 AM", as the reader's language writes hours. */
export function hoursText(fromHour: number, toHour: number, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  return `${format.format(Date.UTC(2000, 0, 1, fromHour))} to ${format.format(Date.UTC(2000, 0, 1, toHour))}`;
}

/** How many readings met the target, and how sure that is. */
export function shareHeadline(shares: readonly { title: string; share: ShareInTarget }[]): string {
  if (shares.length === 0) return 'Nothing with a target was measured in these days.';
  return shares
    .map(({ title, share: { n, inTarget, share, interval } }) => {
      if (share === null || interval === null) {
        return `${title}: ${inTarget} of ${n} in target, too few readings for a share (${LEAST_FOR_SHARE} are needed).`;
      }
      const bounds = `${percentText(interval.low)} to ${percentText(interval.high)}`;
      return `${title}: ${inTarget} of ${n} in target, ${percentText(share)} (with so many readings, anything from ${bounds} fits).`;
    })
    .join(' ');
}

interface ComparedTitle {
  title: string;
  spans: readonly { days: number; comparison: PeriodComparison }[];
}

/** What clearly differs from the days before; of several spans the shortest that shows it. */
export function comparisonHeadline(compared: readonly ComparedTitle[]): string {
  if (compared.length === 0) return 'Nothing to compare yet.';
  const isEnough = compared.some(({ spans }) =>
    spans.some(({ comparison: { verdict } }) => verdict !== 'too few readings'),
  );
  if (!isEnough) return 'Too few readings to compare: both sides need at least five days with a reading.';
  const clear = compared.flatMap(({ title, spans }) => {
    const span = spans.find(({ comparison: { verdict } }) => verdict === 'lower' || verdict === 'higher');
    if (!span) return [];
    return [
      `${title} is ${span.comparison.verdict} in the last ${span.days} days than in the ${span.days} before.`,
    ];
  });
  return clear.length > 0 ? clear.join(' ') : 'No clear difference from before.';
}

interface DayOfMeasure {
  title: string;
  shown: ShownMeasure;
  parts: readonly DayPartFigures[];
}

/** Parts of the day with fewer readings are not set against each other. */
const LEAST_PER_PART = 5;

/** Where the typical value is highest and lowest, of the parts with enough readings. */
export function timeOfDayHeadline(days: readonly DayOfMeasure[]): string {
  if (days.length === 0) return 'Nothing was measured in these days.';
  const said = days.flatMap(({ title, shown, parts }) => {
    const known = parts
      .flatMap(({ part, n, median }) => (median === null || n < LEAST_PER_PART ? [] : [{ part, median }]))
      .sort((a, b) => b.median - a.median);
    const [highest, lowest] = [known[0], known.at(-1)];
    if (!highest || !lowest || known.length < 2) return [];
    if (valueText(shown, highest.median) === valueText(shown, lowest.median)) return [];
    return [
      `${title}: typically ${valueWithUnit(shown, highest.median)} in the ${highest.part}, ${valueWithUnit(shown, lowest.median)} in the ${lowest.part}.`,
    ];
  });
  return said.length > 0
    ? said.join(' ')
    : `Too few readings to tell the times of day apart: two of them need at least ${LEAST_PER_PART}.`;
}

/** How much was seen, never which meal is to blame. */
export function mealsHeadline(groups: readonly MealGroup[]): string {
  const times = groups.reduce((sum, group) => sum + group.times, 0);
  if (times === 0) return 'No reading names a meal in these days.';
  const meals = groups.length === 1 ? '1 meal' : `${groups.length} different meals`;
  const readings = times === 1 ? '1 reading' : `${times} readings`;
  const repeated = groups.some((group) => group.times > 2);
  return `${readings} after ${meals}.${repeated ? '' : ' Repeat a meal a few times before you trust what you see.'}`;
}

/** PLACEHOLDER */
export function measureHeadline(
  summary: import('#domain/readings/summary.ts').ReadingsSummary,
  measure: import('#domain/readings/reading-values.ts').Measure,
  _units: unknown,
): string {
  return summary.measures[measure].trend.verdict;
}
