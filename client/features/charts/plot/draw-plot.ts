import type uPlot from 'uplot';
import type { Palette } from './plot-colours.ts';
import type { PlotBand, PlotSpec, PointShape } from './plot-spec.ts';

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
  pixelRatio: number;
}

/** Draws one kind of points. Those that would cover another of their kind are left out: nobody sees them. */
function drawPoints(
  context: CanvasRenderingContext2D,
  marks: Iterable<Mark>,
  { shape, colour, inside, pixelRatio }: PointStyle,
): void {
  const taken = new Set<number>();
  let path = new Path2D();
  let held = 0;
  context.strokeStyle = colour;
  context.fillStyle = shape === 'disc' || shape === 'arrow' ? colour : inside;
  context.lineWidth = (shape === 'disc' ? 1 : 1.75) * pixelRatio;
  const flush = () => {
    context.fill(path);
    context.stroke(path);
    path = new Path2D();
    held = 0;
  };
  for (const mark of marks) {
    const cell = Math.round(mark.x / pixelRatio) * 10_000 + Math.round(mark.y / pixelRatio);
    if (taken.has(cell)) continue;
    taken.add(cell);
    outline(path, shape, mark);
    held += 1;
    if (held === PATH_MOST) flush();
  }
  if (held > 0) flush();
}

/** CSS pixels a band must be high to hold its name. */
const LABEL_HEIGHT = 20;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const canvasX = (plot: uPlot, at: number) => plot.valToPos(at / 1000, 'x', true);
const canvasY = (plot: uPlot, value: number) => plot.valToPos(value, 'y', true);

/** Upper and lower edge of a band in canvas pixels, kept inside the plotting area; null when it is outside. */
function bandEdges(plot: uPlot, { from, to }: PlotBand): [upper: number, lower: number] | null {
  const { top, height } = plot.bbox;
  const upper = to === null ? top : Math.max(top, canvasY(plot, to));
  const lower = from === null ? top + height : Math.min(top + height, canvasY(plot, from));
  return upper < lower ? [upper, lower] : null;
}

function drawEdge({ ctx }: uPlot, { left, width }: Area, y: number, colour: string, ratio: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5 * ratio;
  ctx.setLineDash([6 * ratio, 4 * ratio]);
  ctx.beginPath();
  ctx.moveTo(left, y);
  ctx.lineTo(left + width, y);
  ctx.stroke();
  ctx.setLineDash([]);
}

export function drawBands(plot: uPlot, spec: PlotSpec, palette: Palette, ratio: number): void {
  const { ctx, bbox } = plot;
  ctx.save();
  for (const band of spec.bands) {
    const edges = bandEdges(plot, band);
    if (!edges) continue;
    const [upper, lower] = edges;
    if (!palette.forced && band.tone !== 'none') {
      ctx.fillStyle = band.tone === 'target' ? palette['kelp-wash'] : palette.shoal;
      ctx.fillRect(bbox.left, upper, bbox.width, lower - upper);
    }
    const colour = band.tone === 'target' ? palette.kelp : palette['ink-soft'];
    if (upper > bbox.top) drawEdge(plot, bbox, upper, colour, ratio);
    if (lower < bbox.top + bbox.height) drawEdge(plot, bbox, lower, colour, ratio);
  }
  ctx.restore();
}

/** Names of the bands, over the points, each with a rim in the colour of the ground. */
function drawBandLabels(plot: uPlot, spec: PlotSpec, palette: Palette, ratio: number, font: string): void {
  const { ctx, bbox } = plot;
  ctx.font = font;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4 * ratio;
  for (const band of spec.bands) {
    const edges = bandEdges(plot, band);
    if (!edges || edges[1] - edges[0] < LABEL_HEIGHT * ratio) continue;
    const [upper, lower] = edges;
    const middle = (upper + lower) / 2;
    const y =
      band.labelAt === 'top' ? Math.min(upper + 14 * ratio, middle) : Math.max(lower - 13 * ratio, middle);
    ctx.strokeStyle = palette.card;
    ctx.fillStyle = band.tone === 'target' ? palette.kelp : palette['ink-soft'];
    ctx.strokeText(band.label, bbox.left + 8 * ratio, y);
    ctx.fillText(band.label, bbox.left + 8 * ratio, y);
  }
}

/** From so many points on the line runs over them: below it could not be seen. */
const CROWD = 400;

function drawCourse(plot: uPlot, { line }: PlotSpec, palette: Palette, ratio: number): void {
  if (!line) return;
  const { ctx } = plot;
  const path = new Path2D();
  // A path begins with its first line, wherever that leads from.
  for (const { at, value } of line.points) path.lineTo(canvasX(plot, at), canvasY(plot, value));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  // A rim in the colour of the ground keeps the line legible over a crowd of points.
  ctx.strokeStyle = palette.card;
  ctx.lineWidth = 5 * ratio;
  ctx.stroke(path);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 2 * ratio;
  ctx.stroke(path);
}

export function drawData(plot: uPlot, spec: PlotSpec, palette: Palette, ratio: number, font: string): void {
  const { ctx, bbox } = plot;
  const radius = pointRadius(spec.points.length) * ratio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left - radius, bbox.top - radius, bbox.width + 2 * radius, bbox.height + 2 * radius);
  ctx.clip();
  const isCrowd = spec.points.length > CROWD;
  if (!isCrowd) drawCourse(plot, spec, palette, ratio);
  // The first kind matters most and is drawn last, over the others.
  for (const [kind, { shape, colour }] of [...spec.kinds.entries()].reverse()) {
    const inside: Mark[] = [];
    const cutOff: Mark[] = [];
    for (const point of spec.points) {
      if (point.kind !== kind) continue;
      if (spec.cutAbove !== null && point.value > spec.cutAbove) {
        cutOff.push({ x: canvasX(plot, point.at), y: bbox.top + radius * 2, radius });
      } else inside.push({ x: canvasX(plot, point.at), y: canvasY(plot, point.value), radius });
    }
    const style = { colour: palette[colour], inside: palette.card, pixelRatio: ratio };
    ctx.globalAlpha = isCrowd && kind > 0 ? 0.45 : 1;
    drawPoints(ctx, inside, { ...style, shape });
    drawPoints(ctx, cutOff, { ...style, shape: 'arrow' });
  }
  ctx.globalAlpha = 1;
  if (isCrowd) drawCourse(plot, spec, palette, ratio);
  drawBandLabels(plot, spec, palette, ratio, font);
  ctx.restore();
}
