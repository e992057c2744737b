import type { Quad } from '../photo/raster.ts';
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

/** Shared area as a share of the smaller box. */
function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Bounds) => (box.right - box.left) * (box.bottom - box.top);
  return (width * height) / Math.max(1, Math.min(area(a), area(b)));
}

/**
 * Looks for text at another scale, where lines that ran into each other part and faint ones stand out.
 * @param scale of the detection, relative to the first one
 * @returns lines at places where no upright line was known
 */
export async function findMissedLines(models: OcrModels, page: ReadPage, scale: number): Promise<OcrLine[]> {
  const known = page.lines
    .filter(({ quad }) => Math.abs(quadAngle(quad)) < 0.8)
    .map(({ quad }) => boundsOf(quad));
  const quads = await detectLines(models.detector, page.raster, scale * detectionSide(page.raster));
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
