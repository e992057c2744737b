import { partNumbers, type ReadChar } from '../ocr/ctc.ts';
import { lineConfidence, lineText, type OcrLine, quadAngle, quadHeight, quadWidth } from '../ocr/ocr-line.ts';
import type { Point, Quad } from '../photo/raster.ts';
import { type FoundName, findNames } from './find-names.ts';
import { findNumberCells, type NumberCell } from './number-cells.ts';
import { flatten } from './straighten.ts';

/** Where something stands on the flattened label, in photo pixels. */
export type FlatSpan = { left: number; right: number; v: number };

export type PlacedName = FoundName & FlatSpan & { line: number; height: number };
export type PlacedCell = NumberCell &
  FlatSpan & {
    line: number;
    height: number;
    quad: Quad;
    /** The same amount as the other recogniser reads it; null where it sees none, absent where it was not asked. */
    second?: NumberCell | null;
  };

/** A text line on the flattened label, with the row names and amounts it holds. */
export type LabelLine = FlatSpan & {
  index: number;
  /** Index among the page's lines. */
  source: number;
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

type Placing = (quad: Quad) => FlatSpan;

/** Names and amounts in one reading of a line. */
function readLine(quad: Quad, rawChars: readonly ReadChar[], index: number, place: Placing) {
  const height = quadHeight(quad);
  const chars = partNumbers(rawChars, quadWidth(quad) / Math.max(1, height));
  const line = { quad, chars };
  const names: PlacedName[] = findNames(chars.map(({ char }) => char)).map((name) => ({
    ...name,
    ...place(spanQuad(line, name.start, name.end)),
    line: index,
    height,
  }));
  const masked = (i: number) => names.some(({ start, end }) => i >= start && i < end);
  const cells: PlacedCell[] = findNumberCells(chars, masked).map((cell) => {
    const cellQuad = spanQuad(line, cell.start, cell.end);
    return { ...cell, ...place(cellQuad), line: index, height, quad: cellQuad };
  });
  return { line, names, cells };
}

type LineReading = ReturnType<typeof readLine>;

/** Whether the second reading of a line knows more of it than the first. */
function knowsMore(second: LineReading, first: LineReading): boolean {
  const named = ({ names }: LineReading) =>
    names.reduce((sum, { name, edits }) => sum + (name === 'other' ? 0.5 : 1) - 0.1 * edits, 0);
  if (named(second) !== named(first)) return named(second) > named(first);
  return second.cells.length > first.cells.length && second.names.length > 0;
}

/** The amount of the other reading at the same place, or null where it has none. */
function counterpart(
  cell: PlacedCell,
  others: readonly PlacedCell[],
  sameCount: boolean,
  at: number,
): NumberCell | null {
  const overlapping = others
    .map((other) => ({ other, shared: Math.min(cell.right, other.right) - Math.max(cell.left, other.left) }))
    .filter(({ other, shared }) => shared > 0.35 * Math.min(cell.right - cell.left, other.right - other.left))
    .sort((a, b) => b.shared - a.shared)[0];
  return overlapping?.other ?? (sameCount ? (others[at] ?? null) : null);
}

function withSecond(cells: readonly PlacedCell[], others: readonly PlacedCell[]): PlacedCell[] {
  return cells.map((cell, at) => ({
    ...cell,
    second: counterpart(cell, others, cells.length === others.length, at),
  }));
}

/** Places upright lines on the flattened label and finds row names and amounts in them. */
export function layOutLines(lines: readonly OcrLine[], width: number, height: number): LabelLine[] {
  const upright = lines
    .map((line, source) => ({ ...line, source }))
    .filter(({ quad }) => Math.abs(quadAngle(quad)) < 0.8);
  const { toFlat } = flatten(upright, width, height);
  const place = (quad: Quad): FlatSpan => {
    const left = toFlat({ x: (quad[0].x + quad[3].x) / 2, y: (quad[0].y + quad[3].y) / 2 });
    const right = toFlat({ x: (quad[1].x + quad[2].x) / 2, y: (quad[1].y + quad[2].y) / 2 });
    return { left: left.u, right: right.u, v: (left.v + right.v) / 2 };
  };
  return upright.map(({ quad, chars, second: secondChars, source }, index) => {
    const first = readLine(quad, chars, index, place);
    const second = secondChars ? readLine(quad, secondChars, index, place) : null;
    const [best, other] = second && knowsMore(second, first) ? [second, first] : [first, second];
    return {
      index,
      source,
      text: lineText(best.line),
      chars: best.line.chars,
      confidence: lineConfidence(best.line),
      height: quadHeight(quad),
      quad,
      ...place(quad),
      names: best.names,
      cells: other ? withSecond(best.cells, other.cells) : best.cells,
      spanAt: (start: number, end: number) => place(spanQuad(best.line, start, end)),
    };
  });
}
