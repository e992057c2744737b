import type { Units } from '#contract/profile.ts';
import { type DaySpan, startOfDay } from '#domain/dates/calendar-day.ts';
import type { Measurement } from '#domain/readings/reading-values.ts';
import { numberText, type ShownMeasure, shownValue } from '#domain/readings/shown-measure.ts';
import { dailySeries } from '#domain/readings/trends/daily-series.ts';
import { dayBlocks } from '#domain/readings/trends/day-blocks.ts';
import { dateText, formatMoment } from '../../lib/format/date-text.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import type { PlotLine, PlotSpec } from './plot/plot-spec.ts';

/** A picture of single values, with each of them in words and as a row of a table. */
export interface PointPicture {
  spec: PlotSpec;
  /** The value at a place of `spec.points` with its unit, its meaning and its time. */
  say: (place: number) => string;
  caption: string;
  columns: readonly string[];
  cells: (place: number) => readonly string[];
}

/** For narrow columns: "Mar 4, 7:10 AM", with its year when that is not this one. */
export function briefMoment(at: number, zone: string, locale?: string, now: number = Date.now()): string {
  const year = (time: number) => dateText({ year: 'numeric' }, time, zone, locale);
  if (year(at) !== year(now)) return formatMoment(at, zone, locale);
  return dateText({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, at, zone, locale);
}

export interface ChartContext {
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
function medianLine(points: readonly Measurement[], shown: ShownMeasure, zone: string): PlotLine | null {
  const days = dailySeries(zone, points);
  const first = days[0];
  const places = dayBlocks(days, LINE_PLACES_MOST);
  if (!first || places.length < LINE_PLACES_LEAST) return null;
  const noon = startOfDay(zone, first.day).getTime() + DAY_MS / 2;
  return {
    label: days.length > LINE_PLACES_MOST ? 'Typical value over time' : 'Typical value each day',
    points: places.map(({ x, y }) => ({ at: noon + x * DAY_MS, value: shownValue(shown, y) })),
  };
}

/** A value in the unit it is stored in, with the place of its kind. */
export type PicturePoint = Measurement & { kind: number };

interface PictureParts<Point extends PicturePoint> extends Pick<PlotSpec, 'kinds'> {
  shown: ShownMeasure;
  caption: string;
  /** Earliest first. */
  points: readonly Point[];
  course: readonly Measurement[];
  /** In the shown unit. */
  bands?: PlotSpec['bands'];
  ticks?: PlotSpec['ticks'];
  /** In the unit that is stored: what the axis always shows, and where points are cut off. */
  least?: number;
  most?: number;
  cutAbove?: number;
  say: (point: Point) => string;
  /** Heads of the columns after the time; the first is that of the value, `cells` are those of the others. */
  columns: readonly string[];
  cells?: (point: Point) => readonly string[];
}

export function measurePicture<Point extends PicturePoint>(
  { zone, span }: ChartContext,
  parts: PictureParts<Point>,
): PointPicture {
  const { points, shown, say, cells } = parts;
  const inUnit = (stored: number | undefined) => (stored === undefined ? null : shownValue(shown, stored));
  return {
    spec: {
      points: points.map(({ time, value, kind }) => ({ at: time, value: shownValue(shown, value), kind })),
      kinds: parts.kinds,
      bands: parts.bands ?? [],
      line: medianLine(parts.course, shown, zone),
      from: span.start.getTime(),
      to: span.end.getTime(),
      least: inUnit(parts.least),
      most: inUnit(parts.most),
      cutAbove: inUnit(parts.cutAbove),
      ticks: parts.ticks ?? null,
      zone,
    },
    say: (place) => {
      const point = points[place];
      return point ? `${say(point)}. ${formatMoment(point.time, zone)}` : '';
    },
    caption: parts.caption,
    columns: ['Time', ...parts.columns],
    cells: (place) => {
      const point = points[place];
      if (!point) return [];
      return [briefMoment(point.time, zone), numberText(shown, point.value), ...(cells?.(point) ?? [])];
    },
  };
}

/** Readings of the days shown, earliest first, from a list that is newest first. */
export function readingsIn(readings: readonly Reading[], { start, end }: DaySpan): Reading[] {
  const [from, to] = [start.getTime(), end.getTime()];
  return readings
    .filter(({ readingTime }) => {
      const time = Date.parse(readingTime);
      return time >= from && time < to;
    })
    .reverse();
}
