import type { Quad } from '../photo/raster.ts';
import type { ReadChar } from './ctc.ts';

/** A recognised line: its corners in the picture and its characters with their rivals. */
export type OcrLine = {
  quad: Quad;
  chars: readonly ReadChar[];
  /** The same line as the second recogniser reads it; absent where it was not asked. */
  second?: readonly ReadChar[];
};

export function lineText(line: OcrLine): string {
  return line.chars.map(({ char }) => char).join('');
}

/** Mean probability of the characters, 0 for an empty line. */
export function lineConfidence(line: OcrLine): number {
  if (line.chars.length === 0) return 0;
  return line.chars.reduce((sum, { confidence }) => sum + confidence, 0) / line.chars.length;
}

export function quadWidth(quad: Quad): number {
  return Math.hypot(quad[1].x - quad[0].x, quad[1].y - quad[0].y);
}

export function quadHeight(quad: Quad): number {
  return Math.hypot(quad[3].x - quad[0].x, quad[3].y - quad[0].y);
}

/** Direction in which the text runs, in radians, y pointing down. */
export function quadAngle(quad: Quad): number {
  return Math.atan2(
    quad[1].y - quad[0].y + quad[2].y - quad[3].y,
    quad[1].x - quad[0].x + quad[2].x - quad[3].x,
  );
}
