import uPlot from 'uplot';
import { dateText } from '../../../lib/format/date-text.ts';
import { drawBands, drawData } from './draw-plot.ts';
import type { Palette } from './plot-colours.ts';
import type { PlotSpec } from './plot-spec.ts';

const DAY_S = 86_400;

/**
 * Words under a time axis, in the reader's language and the person's zone.
 * @param seconds since 1970, the places that are labelled
 * @param step seconds from one to the next
 */
export function timeLabels(
  seconds: readonly number[],
  step: number,
  zone: string,
  locale?: string,
): string[] {
  const format = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    dateText(options, at * 1000, zone, locale);
  if (step < DAY_S) return seconds.map(format({ hour: 'numeric', minute: '2-digit' }));
  if (step < 27 * DAY_S) return seconds.map(format({ month: 'short', day: 'numeric' }));
  const year = format({ year: 'numeric' });
  if (step > 360 * DAY_S) return seconds.map(year);
  const month = format({ month: 'short' });
  const monthAndYear = format({ month: 'short', year: 'numeric' });
  // The year is named once where the axis begins and where it turns.
  return seconds.map((at, index) => {
    const before = seconds[index - 1];
    return before === undefined || year(before) !== year(at) ? monthAndYear(at) : month(at);
  });
}

/** Share of the span that is left free above and below the data. */
const AIR = 0.08;
/** Where all values are the same, the axis shows this share of it around. */
const SPAN_LEAST = 0.1;

/** Least and greatest value on the axis: the data, the values it must show, and some air; never below zero. */
export function valueRange(
  spec: Pick<PlotSpec, 'points' | 'line' | 'least' | 'most' | 'cutAbove'>,
): [least: number, most: number] {
  let least = spec.least ?? Number.POSITIVE_INFINITY;
  let most = spec.most ?? Number.NEGATIVE_INFINITY;
  const take = (value: number) => {
    const shown = spec.cutAbove === null ? value : Math.min(value, spec.cutAbove);
    least = Math.min(least, shown);
    most = Math.max(most, shown);
  };
  for (const { value } of spec.points) take(value);
  for (const { value } of spec.line?.points ?? []) take(value);
  if (least > most) return [0, 1];
  const span = Math.max(most - least, most * SPAN_LEAST, Number.MIN_VALUE);
  const middle = (least + most) / 2;
  const from = Math.min(least, middle - span / 2) - span * AIR;
  return [Math.max(0, from), Math.max(most, middle + span / 2) + span * AIR];
}

const FONT_PX = 16;
const AXIS_WIDTH = 46;
/** Least room of a label on the time axis, CSS pixels. */
const TIME_LABEL_ROOM = 92;

interface PlotLook {
  spec: PlotSpec;
  palette: Palette;
  family: string;
  width: number;
  height: number;
  onReady: () => void;
  onDrawn: (plot: uPlot) => void;
}

/** uPlot keeps scales, axes and the sharp canvas; bands, points and lines are drawn by our own hooks. */
export function plotOptions({ spec, palette, family, onReady, onDrawn, ...size }: PlotLook): uPlot.Options {
  const font = `${FONT_PX}px ${family}`;
  const axis = {
    stroke: palette['ink-soft'],
    font,
    grid: { stroke: palette.line, width: 1 },
    ticks: { stroke: palette.line, width: 1, size: 5 },
    border: { show: true, stroke: palette['ink-soft'], width: 1 },
  };
  return {
    ...size,
    padding: [10, 32, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    // A day begins at the person's midnight.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), spec.zone),
    scales: {
      x: { time: true, range: () => [spec.from / 1000, spec.to / 1000] },
      y: { range: () => valueRange(spec) },
    },
    series: [{}, { paths: () => null, points: { show: false } }],
    axes: [
      {
        ...axis,
        size: 34,
        space: TIME_LABEL_ROOM,
        grid: { show: false },
        values: (_plot, seconds, _axis, _room, step) => timeLabels(seconds, step, spec.zone),
      },
      { ...axis, size: AXIS_WIDTH, space: 36, ...(spec.ticks && { splits: [...spec.ticks] }) },
    ],
    hooks: {
      drawClear: [(plot) => drawBands(plot, spec, palette)],
      draw: [(plot) => drawData(plot, spec, palette, `${FONT_PX * uPlot.pxRatio}px ${family}`), onDrawn],
      ready: [onReady],
    },
  };
}

/** What uPlot scans for its scales; the drawing reads the spec itself. */
export const plotData = ({ points }: PlotSpec): uPlot.AlignedData => [
  points.map(({ at }) => at / 1000),
  points.map(({ value }) => value),
];
