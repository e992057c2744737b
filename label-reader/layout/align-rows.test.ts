import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignRows } from './align-rows.ts';

const free = () => 0;
const at = (...levels: number[]) => levels.map((v) => ({ v }));

describe('alignRows', () => {
  it('follows a column that bends away from its rows by most of a row', () => {
    const rows = at(...Array.from({ length: 12 }, (_, i) => i * 50));
    const cells = rows.map(({ v }, i) => ({ v: v - 0.38 * i * i }));
    expect(alignRows(rows, cells, 50, free).rowOf).toEqual(rows.map((_, i) => i));
  });

  it('leaves rows without amounts and stray amounts alone', () => {
    expect(alignRows(at(0, 50, 100, 150), at(2, 101, 148), 50, free).rowOf).toEqual([0, 2, 3]);
    expect(alignRows(at(0, 50), at(1, 25, 49), 50, free).rowOf).toEqual([0, null, 1]);
  });

  it('never crosses pairs and never pairs what is forbidden', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 10 }), (levels) => {
        const cells = levels.sort((a, b) => a - b).map((v) => ({ v }));
        const rows = at(0, 60, 120, 180, 240);
        const { rowOf } = alignRows(rows, cells, 60, (row) => (row === 2 ? Number.POSITIVE_INFINITY : 0));
        const taken = rowOf.filter((row) => row !== null);
        expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
        expect(taken).not.toContain(2);
      }),
    );
  });
});
