import { describe, expect, it } from 'vitest';
import type { Quad } from '../photo/raster.ts';
import { flatten } from './straighten.ts';

/** A line whose middle follows `row` (photo y of a printed row at photo x). */
function lineAlong(row: (x: number) => number, from: number, to: number): { quad: Quad } {
  const [left, right] = [row(from), row(to)];
  return {
    quad: [
      { x: from, y: left - 12 },
      { x: to, y: right - 12 },
      { x: to, y: right + 12 },
      { x: from, y: left + 12 },
    ],
  };
}

describe('flatten', () => {
  it.each([
    ['tilted', (y: number) => (x: number) => y + 0.2 * (x - 500)],
    ['bent around a can', (y: number) => (x: number) => y - 0.00025 * (x - 500) ** 2],
    ['fanned out', (y: number) => (x: number) => y + 0.0003 * (y - 500) * (x - 500)],
  ])('gives one level to the two ends of a row that is %s', (_, rowAt) => {
    const levels = Array.from({ length: 14 }, (_, i) => 200 + i * 45);
    const lines = levels.flatMap((y) => [lineAlong(rowAt(y), 120, 480), lineAlong(rowAt(y), 560, 900)]);
    const { toFlat } = flatten(lines, 1000, 1000);
    for (const y of levels) {
      const row = rowAt(y);
      const apart = toFlat({ x: 300, y: row(300) }).v - toFlat({ x: 850, y: row(850) }).v;
      // Less than half of the distance to the next row.
      expect(Math.abs(apart)).toBeLessThan(22);
    }
  });
});
