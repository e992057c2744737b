import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { roundTo } from './rounding.ts';

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [0.15, 1, 0.2],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.04, 1, 0],
    [99.49999, 0, 99],
    [0.1 + 0.2, 1, 0.3],
  ])('%d to %i decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it('agrees with decimal arithmetic for every value of up to three decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (thousandths) => {
        const [whole, rest] = [Math.trunc(Math.abs(thousandths) / 10), Math.abs(thousandths) % 10];
        const hundredths = (whole + (rest >= 5 ? 1 : 0)) * (thousandths < 0 && whole + rest >= 1 ? -1 : 1);
        expect(roundTo(thousandths / 1000, 2) + 0).toBe(hundredths / 100 + 0);
      }),
    );
  });
});
