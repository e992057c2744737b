import uPlot from 'uplot';
import { drawBands, drawData } from './draw-plot.ts';
import type { Palette } from './plot-colours.ts';
import type { PlotSpec } from './plot-spec.ts';
import { timeLabels } from './time-labels.ts';
import { valueRange } from './value-range.ts';

const FONT_PX = 16;
const AXIS_WIDTH = 46;
/** Least room of a label on the time axis, CSS pixels. */
const TIME_LABEL_ROOM = 92;

interface PlotLook {
  spec: PlotSpec;
  palette: Palette;
  /** CSS font family of the page. */
  family: string;
  width: number;
  height: number;
  onReady: () => void;
  onDrawn: (plot: uPlot) => void;
}

/** uPlot keeps scales, axes and the sharp canvas; bands, points and lines are drawn by our own hooks. */
export function plotOptions({
  spec,
  palette,
  family,
  width,
  height,
  onReady,
  onDrawn,
}: PlotLook): uPlot.Options {
  const font = `${FONT_PX}px ${family}`;
  const axis = {
    stroke: palette['ink-soft'],
    font,
    grid: { stroke: palette.line, width: 1 },
    ticks: { stroke: palette.line, width: 1, size: 5 },
    border: { show: true, stroke: palette['ink-soft'], width: 1 },
  };
  return {
    width,
    height,
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
      drawClear: [(plot) => drawBands(plot, spec, palette, uPlot.pxRatio)],
      draw: [
        (plot) => drawData(plot, spec, palette, uPlot.pxRatio, `${FONT_PX * uPlot.pxRatio}px ${family}`),
        onDrawn,
      ],
      ready: [onReady],
    },
  };
}

/** What uPlot scans for its scales; the drawing reads the spec itself. */
export const plotData = ({ points }: PlotSpec): uPlot.AlignedData => [
  points.map(({ at }) => at / 1000),
  points.map(({ value }) => value),
];
