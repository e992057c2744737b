import type { Units } from '#contract/profile.ts';
import { MEASURE_NAMES } from '#domain/readings/measure-text.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import { numberText, type ShownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import type { MealGroup } from '#domain/readings/trends/after-meals.ts';
import { counted, levelWords, trendWords } from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';
import type { DayPart, DayPartFigures } from '#domain/readings/trends/time-of-day.ts';
import { dateText } from '../../lib/format/date-text.ts';

/** "5 AM to 11 AM", as the reader's language writes hours. */
export function hoursText(fromHour: number, toHour: number, locale?: string): string {
  const hour = (at: number) => dateText({ hour: 'numeric' }, Date.UTC(2000, 0, 1, at), 'UTC', locale);
  return `${hour(fromHour)} to ${hour(toHour)}`;
}

export interface DayOfMeasure {
  measure: Measure;
  title: string;
  shown: ShownMeasure;
  parts: readonly DayPartFigures[];
}

const DURING: Record<DayPart, string> = {
  morning: 'in the morning',
  midday: 'at midday',
  evening: 'in the evening',
  night: 'at night',
};

/** Parts of the day with fewer readings are not set against each other. */
const LEAST_PER_PART = 5;

/** Where the typical value is highest and lowest, of the parts with enough readings. */
export function timeOfDayHeadline(days: readonly DayOfMeasure[]): string {
  if (days.length === 0) return 'You have no readings for these days.';
  const said = days.flatMap(({ title, shown, parts }) => {
    const known = parts
      .flatMap(({ part, n, median }) => (median === null || n < LEAST_PER_PART ? [] : [{ part, median }]))
      .sort((a, b) => b.median - a.median);
    const [highest, lowest] = [known[0], known.at(-1)];
    if (!highest || !lowest || known.length < 2) return [];
    if (numberText(shown, highest.median) === numberText(shown, lowest.median)) return [];
    return [
      `${title}: typically ${valueWithUnit(shown, highest.median)} ${DURING[highest.part]}, ${valueWithUnit(shown, lowest.median)} ${DURING[lowest.part]}.`,
    ];
  });
  return said.length > 0
    ? said.join(' ')
    : `Not enough readings to compare times of day. You need at least ${LEAST_PER_PART} readings at each of two times of day.`;
}

/** How much was seen, never which meal is to blame. */
export function mealsHeadline(groups: readonly MealGroup[]): string {
  const times = groups.reduce((sum, group) => sum + group.times, 0);
  if (times === 0) return "You haven't added a meal to any reading on these days.";
  const meals = groups.length === 1 ? '1 meal' : `${groups.length} different meals`;
  const repeated = groups.some((group) => group.times > 2);
  return `${counted(times, 'reading')} after ${meals}.${repeated ? '' : ' Repeat a meal a few times before you trust what you see.'}`;
}

/** Fasting readings say most; without any, all readings stand in for them. */
export function glucoseMeasure({ measures }: ReadingsSummary): Measure {
  return measures.fastingGlucose.comparison.now.n > 0 ? 'fastingGlucose' : 'glucose';
}

/** Weight, unless waist alone is kept. */
export function bodyMeasure({ measures: { weight, waist } }: ReadingsSummary): Measure {
  return weight.latest === null && waist.latest !== null ? 'waist' : 'weight';
}

export function measureHeadline(summary: ReadingsSummary, measure: Measure, units: Units) {
  return {
    headline: levelWords(summary, measure, units) ?? `${MEASURE_NAMES[measure]}: no readings yet.`,
    course: trendWords(summary, measure, units),
  };
}
