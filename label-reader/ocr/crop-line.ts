import { halveRaster, type Quad, type Raster } from '../photo/raster.ts';

/** Height the recognisers read at, in pixels. */
export const LINE_HEIGHT = 48;
const MAX_LINE_WIDTH = 1600;

/** A straightened text line, 48 pixels high, RGB. */
export type LineCrop = { data: Uint8Array; width: number };

/** The picture and its halves, so that large print is not read by skipping pixels. */
export class Pyramid {
  readonly levels: Raster[];
  constructor(raster: Raster) {
    this.levels = [raster];
  }
  level(index: number): { raster: Raster; scale: number } {
    while (this.levels.length <= index) {
      const last = this.levels.at(-1);
      if (!last || Math.min(last.width, last.height) < 16) break;
      this.levels.push(halveRaster(last));
    }
    const used = Math.min(index, this.levels.length - 1);
    const raster = this.levels[used];
    if (!raster) throw new Error('An empty pyramid');
    return { raster, scale: 1 / 2 ** used };
  }
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Brings the quadrilateral to an upright strip 48 pixels high, bilinear.
 * `flipped` reads it from its far end, upside down.
 */
export function cropLine(pyramid: Pyramid, quad: Quad, flipped = false): LineCrop {
  const [a, b, c, d] = flipped ? ([quad[2], quad[3], quad[0], quad[1]] as const) : quad;
  const height = Math.max(1, (distance(a, d) + distance(b, c)) / 2);
  const long = Math.max(1, (distance(a, b) + distance(d, c)) / 2);
  const width = Math.min(MAX_LINE_WIDTH, Math.max(16, Math.round((long * LINE_HEIGHT) / height)));
  const { raster, scale } = pyramid.level(Math.max(0, Math.floor(Math.log2(height / LINE_HEIGHT) + 0.25)));
  const data = new Uint8Array(width * LINE_HEIGHT * 3);
  const [maxX, maxY, stride] = [raster.width - 1, raster.height - 1, raster.width * 3];
  const source = raster.data;
  let out = 0;
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const v = (row + 0.5) / LINE_HEIGHT;
    const [leftX, leftY] = [a.x + (d.x - a.x) * v, a.y + (d.y - a.y) * v];
    const [rightX, rightY] = [b.x + (c.x - b.x) * v, b.y + (c.y - b.y) * v];
    for (let column = 0; column < width; column++) {
      const u = (column + 0.5) / width;
      const x = Math.min(maxX, Math.max(0, (leftX + (rightX - leftX) * u) * scale - 0.5));
      const y = Math.min(maxY, Math.max(0, (leftY + (rightY - leftY) * u) * scale - 0.5));
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - x0, y - y0];
      const i = y0 * stride + x0 * 3;
      const right = x0 < maxX ? 3 : 0;
      const down = y0 < maxY ? stride : 0;
      for (let k = i; k < i + 3; k++) {
        const top = (source[k] ?? 0) * (1 - fx) + (source[k + right] ?? 0) * fx;
        const bottom = (source[k + down] ?? 0) * (1 - fx) + (source[k + down + right] ?? 0) * fx;
        data[out++] = top * (1 - fy) + bottom * fy + 0.5;
      }
    }
  }
  return { data, width };
}
