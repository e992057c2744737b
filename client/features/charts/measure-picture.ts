import type { Units } from '#contract/profile.ts';
import { type DaySpan, startOfDay } from '#domain/dates/calendar-day.ts';
import type { Measure, Measurement } from '#domain/readings/reading-values.ts';
import { shownMeasure, shownValue } from '#domain/readings/shown-measure.ts';
import { dailySeries } from '#domain/readings/trends/daily-series.ts';
import { dayBlocks } from '#domain/readings/trends/day-blocks.ts';
import { dateText } from '../../lib/date-text.ts';
import type { PlotLine, PlotPoint, PlotSpec, PointKind } from './plot/plot-spec.ts';

/** A picture of single values, with each of them in words and as a row of a table. */
export interface PointPicture {
  spec: PlotSpec;
  /** The value at a place of `spec.points` with its unit, its meaning and its time. */
  say: (index: number) => string;
  caption: string;
  columns: readonly string[];
  /** Cells of a row, newest first. */
  row: (index: number) => readonly string[];
}

/** The item so many places before the newest, for tables that begin with the newest. */
export const fromNewest = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[items.length - 1 - index];

/** Dates and hours in the reader's language, on the clock of the person's zone. */
interface WhenWords {
  /** "Mar 4, 2026, 7:10 AM" */
  moment: (at: number) => string;
  /** For narrow columns: "Mar 4, 7:10 AM", with its year when that is not this one. */
  brief: (at: number) => string;
}

export function whenWords(zone: string, locale?: string, now: number = Date.now()): WhenWords {
  const format = (options: Intl.DateTimeFormatOptions) => (at: number) => dateText(options, at, zone, locale);
  const moment = format({ dateStyle: 'medium', timeStyle: 'short' });
  const thisYear = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const year = format({ year: 'numeric' });
  return { moment, brief: (at) => (year(at) === year(now) ? thisYear(at) : moment(at)) };
}

/** What every picture of the page is made with. */
export interface ChartContext {
  /** The days that are shown. */
  span: DaySpan;
  units: Units;
  /** IANA zone of the person's days. */
  zone: string;
}

/** A line of so many places is a course; of more it is a scribble on a phone. */
const LINE_PLACES_MOST = 45;
/** Three or four points joined by a line would look like a trend. */
const LINE_PLACES_LEAST = 5;
const DAY_MS = 86_400_000;

/** The course of a measure: medians of days, or of longer stretches where there are many. */
function medianLine(
  points: readonly Measurement[],
  measure: Measure,
  { zone, units }: ChartContext,
): PlotLine | null {
  const days = dailySeries(zone, points);
  const first = days[0];
  const places = dayBlocks(days, LINE_PLACES_MOST);
  if (!first || places.length < LINE_PLACES_LEAST) return null;
  const noon = startOfDay(zone, first.day).getTime() + DAY_MS / 2;
  const shown = shownMeasure(measure, units);
  return {
    label: days.length > LINE_PLACES_MOST ? 'Typical value over time' : 'Typical value of a day',
    points: places.map(({ x, y }) => ({ at: noon + x * DAY_MS, value: shownValue(shown, y) })),
  };
}

interface PictureParts {
  measure: Measure;
  /** In the unit they are stored in, earliest first, each with the place of its kind. */
  points: readonly (Measurement & { kind: number })[];
  /** What the line runs through. */
  course: readonly Measurement[];
  kinds: readonly PointKind[];
  bands: PlotSpec['bands'];
  /** In the unit that is stored: what the axis always shows, and where points are cut off. */
  least?: number;
  most?: number;
  cutAbove?: number;
  /** In the shown unit. */
  ticks?: readonly number[];
}

/** A picture of a measure over the days shown, in the person's unit. Bands are given in the shown unit. */
export function measurePicture(parts: PictureParts, context: ChartContext): PlotSpec {
  const shown = shownMeasure(parts.measure, context.units);
  const inUnit = (stored: number | undefined) => (stored === undefined ? null : shownValue(shown, stored));
  const points: PlotPoint[] = parts.points.map(({ time, value, kind }) => ({
    at: time,
    value: shownValue(shown, value),
    kind,
  }));
  return {
    points,
    kinds: parts.kinds,
    bands: parts.bands,
    line: medianLine(parts.course, parts.measure, context),
    from: context.span.start.getTime(),
    to: context.span.end.getTime(),
    least: inUnit(parts.least),
    most: inUnit(parts.most),
    cutAbove: inUnit(parts.cutAbove),
    ticks: parts.ticks ?? null,
    zone: context.zone,
  };
}

/** Readings of the days shown, earliest first, from a list that is newest first. */
export function readingsIn<Reading extends { readingTime: string }>(
  readings: readonly Reading[],
  { start, end }: DaySpan,
): Reading[] {
  const [from, to] = [start.getTime(), end.getTime()];
  return readings
    .filter(({ readingTime }) => {
      const time = Date.parse(readingTime);
      return time >= from && time < to;
    })
    .reverse();
}
