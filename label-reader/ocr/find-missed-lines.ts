import { cutRaster, type Point, type Quad } from '../photo/raster.ts';
import { cropLine } from './crop-line.ts';
import { detectLines } from './detect-lines.ts';
import type { OcrModels } from './models.ts';
import { type OcrLine, quadAngle } from './ocr-line.ts';
import { detectionSide, type ReadPage } from './read-lines.ts';
import { recognizeLines } from './recognize-lines.ts';

type Bounds = { left: number; right: number; top: number; bottom: number };

function boundsOf(quad: Quad): Bounds {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function moved([a, b, c, d]: Quad, dx: number, dy: number): Quad {
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return [move(a), move(b), move(c), move(d)];
}

/** Shared area as a share of the smaller box. */
function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Bounds) => (box.right - box.left) * (box.bottom - box.top);
  return (width * height) / Math.max(1, Math.min(area(a), area(b)));
}

/** Bounds in the picture's pixels. */
export type Region = { x: number; y: number; width: number; height: number };

/** Detection never works on a longer side than this: its memory grows with the area. */
const MAX_SIDE = 1280;

/**
 * Looks for text in a part of the page at another scale, where lines that ran into each other part and faint ones stand out.
 * @param scale of the detection, relative to the first one; less where the part is large
 * @returns lines at places where no upright line was known
 */
export async function findMissedLines(
  models: OcrModels,
  page: ReadPage,
  region: Region,
  scale: number,
): Promise<OcrLine[]> {
  const known = page.lines
    .filter(({ quad }) => Math.abs(quadAngle(quad)) < 0.8)
    .map(({ quad }) => boundsOf(quad));
  const part = await cutRaster(page.raster, region);
  const usual = detectionSide(page.raster) / Math.max(page.raster.width, page.raster.height);
  const side = Math.min(MAX_SIDE, scale * usual * Math.max(part.width, part.height));
  const [dx, dy] = [Math.max(0, Math.floor(region.x)), Math.max(0, Math.floor(region.y))];
  const quads = (await detectLines(models.detector, part, side)).map((quad) => moved(quad, dx, dy));
  const fresh = quads.filter((quad) => {
    const box = boundsOf(quad);
    return Math.abs(quadAngle(quad)) < 0.8 && known.every((other) => overlap(box, other) < 0.35);
  });
  const crops = fresh.map((quad) => cropLine(page.pyramid, quad));
  const first = await recognizeLines(models.reader, crops);
  return fresh.flatMap((quad, n) => {
    const chars = first[n] ?? [];
    return chars.some(({ char }) => /[\p{L}\p{N}]/u.test(char)) ? [{ quad, chars }] : [];
  });
}
