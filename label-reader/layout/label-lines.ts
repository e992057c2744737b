import { partNumbers, type ReadChar } from '../ocr/ctc.ts';
import { lineConfidence, lineText, type OcrLine, quadAngle, quadHeight, quadWidth } from '../ocr/ocr-line.ts';
import type { Point, Quad } from '../photo/raster.ts';
import { type FoundName, findNames } from './find-names.ts';
import { findNumberCells, type NumberCell } from './number-cells.ts';
import { flatten } from './straighten.ts';

/** Where something stands on the flattened label, in photo pixels. */
export type FlatSpan = { left: number; right: number; v: number };

export type PlacedName = FoundName & FlatSpan & { line: number; height: number };
export type PlacedCell = NumberCell & FlatSpan & { line: number; height: number; quad: Quad };

/** A text line on the flattened label, with the row names and amounts it holds. */
export type LabelLine = FlatSpan & {
  index: number;
  text: string;
  chars: readonly ReadChar[];
  confidence: number;
  height: number;
  quad: Quad;
  names: readonly PlacedName[];
  cells: readonly PlacedCell[];
  /** Where the characters `start` to `end` (exclusive) stand. */
  spanAt(start: number, end: number): FlatSpan;
};

function along(quad: Quad, from: number, to: number): Quad {
  const mix = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  const [a, b, c, d] = quad;
  return [mix(a, b, from), mix(a, b, to), mix(d, c, to), mix(d, c, from)];
}

/** Part of a line's box that its characters `start` to `end` (exclusive) cover. */
export function spanQuad(line: Pick<OcrLine, 'quad' | 'chars'>, start: number, end: number): Quad {
  const first = line.chars[start];
  const last = line.chars[end - 1];
  if (!first || !last) return line.quad;
  const before = line.chars[start - 1];
  const after = line.chars[end];
  const pitch = quadHeight(line.quad) / 2 / Math.max(1, quadWidth(line.quad));
  const from = before ? Math.max((before.at + first.at) / 2, first.at - pitch) : 0;
  const to = after ? Math.min((after.at + last.at) / 2, last.at + pitch) : 1;
  return along(line.quad, Math.max(0, from), Math.min(1, to));
}

/** Places upright lines on the flattened label and finds row names and amounts in them. */
export function layOutLines(lines: readonly OcrLine[], width: number, height: number): LabelLine[] {
  const upright = lines.filter(({ quad }) => Math.abs(quadAngle(quad)) < 0.8);
  const { toFlat } = flatten(upright, width, height);
  const place = (quad: Quad): FlatSpan => {
    const left = toFlat({ x: (quad[0].x + quad[3].x) / 2, y: (quad[0].y + quad[3].y) / 2 });
    const right = toFlat({ x: (quad[1].x + quad[2].x) / 2, y: (quad[1].y + quad[2].y) / 2 });
    return { left: left.u, right: right.u, v: (left.v + right.v) / 2 };
  };
  return upright.map(({ quad: lineQuad, chars }, index) => {
    const lineHeight = quadHeight(lineQuad);
    const line = { quad: lineQuad, chars: partNumbers(chars, quadWidth(lineQuad) / Math.max(1, lineHeight)) };
    const names = findNames(line.chars.map(({ char }) => char)).map((name) => ({
      ...name,
      ...place(spanQuad(line, name.start, name.end)),
      line: index,
      height: lineHeight,
    }));
    const masked = (i: number) => names.some(({ start, end }) => i >= start && i < end);
    const cells = findNumberCells(line.chars, masked).map((cell) => {
      const quad = spanQuad(line, cell.start, cell.end);
      return { ...cell, ...place(quad), line: index, height: lineHeight, quad };
    });
    const text = lineText(line);
    const confidence = lineConfidence(line);
    return {
      index,
      text,
      chars: line.chars,
      confidence,
      height: lineHeight,
      quad: line.quad,
      ...place(line.quad),
      names,
      cells,
      spanAt: (start: number, end: number) => place(spanQuad(line, start, end)),
    };
  });
}
