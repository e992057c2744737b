import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_FOR_SHARE, shareInTarget } from './time-in-range.ts';

describe('share in target', () => {
  it('of ten fasting readings, six from 70 to 99, is 60%, with the interval of Wilson', () => {
    const share = shareInTarget('fastingGlucose', [65, 70, 80, 90, 95, 98, 99, 100, 110, 126]);
    expect(share).toMatchObject({ n: 10, below: 1, inTarget: 6, above: 3, share: 0.6 });
    expect(share.interval?.low).toBeCloseTo(0.3127, 3);
    expect(share.interval?.high).toBeCloseTo(0.8318, 3);
  });

  it('of few readings is not given; the counts are', () => {
    expect(shareInTarget('ketones', [0.5, 0.6, 1, 3.5])).toEqual({
      n: 4,
      below: 1,
      inTarget: 2,
      above: 1,
      share: null,
      interval: null,
    });
  });

  it('counts every reading once and lies within its interval, which lies within 0 to 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 600 }), { maxLength: 40 }), (values) => {
        const { n, below, inTarget, above, share, interval } = shareInTarget('fastingGlucose', values);
        expect(below + inTarget + above).toBe(n);
        expect(share === null).toBe(values.length < LEAST_FOR_SHARE);
        if (share === null || !interval) return;
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.low).toBeLessThanOrEqual(share + 1e-12);
        expect(interval.high).toBeGreaterThanOrEqual(share - 1e-12);
        expect(interval.high).toBeLessThanOrEqual(1);
      }),
    );
  });
});
