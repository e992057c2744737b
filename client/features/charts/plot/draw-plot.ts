import uPlot from 'uplot';
import type { Palette } from './plot-colours.ts';
import type { PlotBand, PlotPoint, PlotSpec, PointShape } from './plot-spec.ts';

/** Where and how large, in canvas pixels. */
interface Mark {
  x: number;
  y: number;
  radius: number;
}

function outline(path: Path2D, shape: PointShape | 'arrow', { x, y, radius }: Mark): void {
  if (shape === 'disc') {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  } else if (shape === 'diamond') {
    const reach = radius * 1.3;
    path.moveTo(x, y - reach);
    path.lineTo(x + reach, y);
    path.lineTo(x, y + reach);
    path.lineTo(x - reach, y);
    path.closePath();
  } else if (shape === 'square') {
    path.rect(x - radius, y - radius, radius * 2, radius * 2);
  } else {
    const reach = radius * 1.5;
    path.moveTo(x, y - reach);
    path.lineTo(x + reach, y + reach);
    path.lineTo(x - reach, y + reach);
    path.closePath();
  }
}

/** Radius of a point in CSS pixels: a crowd is drawn smaller, so that it does not hide itself. */
const pointRadius = (count: number): number => (count <= 120 ? 4.5 : count <= 600 ? 3.25 : 2.25);

/** Points per path: a canvas slows down where one path holds thousands of shapes. */
const PATH_MOST = 400;

interface PointStyle {
  shape: PointShape | 'arrow';
  colour: string;
  /** Hollow shapes show this inside. */
  inside: string;
}

/** Draws one kind of points. Those that would cover another of their kind are left out: nobody sees them. */
function drawPoints({ ctx }: uPlot, marks: readonly Mark[], { shape, colour, inside }: PointStyle): void {
  const { pxRatio } = uPlot;
  const seen = new Map<number, Mark>();
  for (const mark of marks) {
    const cell = Math.round(mark.x / pxRatio) * 10_000 + Math.round(mark.y / pxRatio);
    if (!seen.has(cell)) seen.set(cell, mark);
  }
  const drawn = [...seen.values()];
  ctx.strokeStyle = colour;
  ctx.fillStyle = shape === 'disc' || shape === 'arrow' ? colour : inside;
  ctx.lineWidth = (shape === 'disc' ? 1 : 1.75) * pxRatio;
  for (let start = 0; start < drawn.length; start += PATH_MOST) {
    const path = new Path2D();
    for (const mark of drawn.slice(start, start + PATH_MOST)) outline(path, shape, mark);
    ctx.fill(path);
    ctx.stroke(path);
  }
}

/** CSS pixels a band must be high to hold its name. */
const LABEL_HEIGHT = 20;

const canvasX = (plot: uPlot, at: number) => plot.valToPos(at / 1000, 'x', true);
const canvasY = (plot: uPlot, value: number) => plot.valToPos(value, 'y', true);

/** Upper and lower edge of a band in canvas pixels, kept inside the plotting area; null when it is outside. */
function bandEdges(plot: uPlot, { from, to }: PlotBand): [upper: number, lower: number] | null {
  const { top, height } = plot.bbox;
  const upper = to === null ? top : Math.max(top, canvasY(plot, to));
  const lower = from === null ? top + height : Math.min(top + height, canvasY(plot, from));
  return upper < lower ? [upper, lower] : null;
}

const bandInk = ({ tone }: PlotBand, palette: Palette): string =>
  tone === 'target' ? palette.kelp : palette['ink-soft'];

function drawEdge({ ctx, bbox }: uPlot, y: number): void {
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
}

export function drawBands(plot: uPlot, spec: PlotSpec, palette: Palette): void {
  const { ctx, bbox } = plot;
  const { pxRatio } = uPlot;
  ctx.save();
  ctx.lineWidth = 1.5 * pxRatio;
  ctx.setLineDash([6 * pxRatio, 4 * pxRatio]);
  for (const band of spec.bands) {
    const edges = bandEdges(plot, band);
    if (!edges) continue;
    const [upper, lower] = edges;
    if (!palette.forced && band.tone !== 'none') {
      ctx.fillStyle = band.tone === 'target' ? palette['kelp-wash'] : palette.shoal;
      ctx.fillRect(bbox.left, upper, bbox.width, lower - upper);
    }
    ctx.strokeStyle = bandInk(band, palette);
    if (upper > bbox.top) drawEdge(plot, upper);
    if (lower < bbox.top + bbox.height) drawEdge(plot, lower);
  }
  ctx.restore();
}

/** Names of the bands, over the points, each with a rim in the colour of the ground. */
function drawBandLabels(plot: uPlot, spec: PlotSpec, palette: Palette, font: string): void {
  const { ctx, bbox } = plot;
  const { pxRatio } = uPlot;
  ctx.font = font;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4 * pxRatio;
  ctx.strokeStyle = palette.card;
  for (const band of spec.bands) {
    const edges = bandEdges(plot, band);
    if (!edges || edges[1] - edges[0] < LABEL_HEIGHT * pxRatio) continue;
    const [upper, lower] = edges;
    const middle = (upper + lower) / 2;
    const x = bbox.left + 8 * pxRatio;
    const y =
      band.labelAt === 'top'
        ? Math.min(upper + 14 * pxRatio, middle)
        : Math.max(lower - 13 * pxRatio, middle);
    ctx.fillStyle = bandInk(band, palette);
    ctx.strokeText(band.label, x, y);
    ctx.fillText(band.label, x, y);
  }
}

/** From so many points on the line runs over them: below it could not be seen. */
const CROWD = 400;

function drawCourse(plot: uPlot, { line }: PlotSpec, palette: Palette): void {
  if (!line) return;
  const { ctx } = plot;
  const path = new Path2D();
  // A path begins with its first line, wherever that leads from.
  for (const { at, value } of line.points) path.lineTo(canvasX(plot, at), canvasY(plot, value));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  // A rim in the colour of the ground keeps the line legible over a crowd of points.
  ctx.strokeStyle = palette.card;
  ctx.lineWidth = 5 * uPlot.pxRatio;
  ctx.stroke(path);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 2 * uPlot.pxRatio;
  ctx.stroke(path);
}

export function drawData(plot: uPlot, spec: PlotSpec, palette: Palette, font: string): void {
  const { ctx, bbox } = plot;
  const radius = pointRadius(spec.points.length) * uPlot.pxRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left - radius, bbox.top - radius, bbox.width + 2 * radius, bbox.height + 2 * radius);
  ctx.clip();
  const isCrowd = spec.points.length > CROWD;
  if (!isCrowd) drawCourse(plot, spec, palette);
  const isCutOff = ({ value }: PlotPoint) => spec.cutAbove !== null && value > spec.cutAbove;
  const markOf = (point: PlotPoint): Mark => ({
    x: canvasX(plot, point.at),
    y: isCutOff(point) ? bbox.top + radius * 2 : canvasY(plot, point.value),
    radius,
  });
  // The first kind matters most and is drawn last, over the others.
  for (const [kind, { shape, colour }] of [...spec.kinds.entries()].reverse()) {
    const points = spec.points.filter((point) => point.kind === kind);
    const marks = (cutOff: boolean) => points.filter((point) => isCutOff(point) === cutOff).map(markOf);
    const style = { colour: palette[colour], inside: palette.card };
    ctx.globalAlpha = isCrowd && kind > 0 ? 0.45 : 1;
    drawPoints(plot, marks(false), { ...style, shape });
    drawPoints(plot, marks(true), { ...style, shape: 'arrow' });
  }
  ctx.globalAlpha = 1;
  if (isCrowd) drawCourse(plot, spec, palette);
  drawBandLabels(plot, spec, palette, font);
  ctx.restore();
}
