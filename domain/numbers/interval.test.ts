import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, gap, type Interval, overlaps, remainder, scaled, sum } from './interval.ts';

const interval = fc
  .tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true }))
  .map(([a, b]): Interval => ({ low: Math.min(a, b), high: Math.max(a, b) }));

describe('intervals', () => {
  it('sum, remainder and scaled keep low under high and never go below zero', () => {
    fc.assert(
      fc.property(interval, interval, fc.double({ min: 0, max: 9, noNaN: true }), (a, b, factor) => {
        for (const result of [sum(a, b), remainder(a, b), scaled(a, factor)]) {
          expect(result.low).toBeLessThanOrEqual(result.high);
          expect(result.low).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('a gap is zero exactly when two ranges overlap', () => {
    fc.assert(fc.property(interval, interval, (a, b) => (gap(a, b) === 0) === overlaps(a, b)));
    expect(gap(exactly(3), { low: 5, high: 6 })).toBe(2);
  });
});
