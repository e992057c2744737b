import type { PointShape } from './plot-spec.ts';

/** Where and how large, in canvas pixels. */
export interface Mark {
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
export const pointRadius = (count: number): number => (count <= 120 ? 4.5 : count <= 600 ? 3.25 : 2.25);

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
export function drawPoints(
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
