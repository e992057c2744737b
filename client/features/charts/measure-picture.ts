import type { Units } from '#contract/profile.ts';
import { type DaySpan, startOfDay } from '#domain/calendar-day.ts';
import { dailySeries } from '#domain/readings/daily-series.ts';
import { dayBlocks } from '#domain/readings/day-blocks.ts';
import type { Measure, Measurement } from '#domain/readings/reading-values.ts';
import { shownMeasure, shownValue } from '#domain/readings/shown-measure.ts';
import type { PlotLine, PlotPoint, PlotSpec, PointKind } from './plot/plot-spec.ts';

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
