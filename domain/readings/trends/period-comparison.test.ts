import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Measurement } from '../reading-values.ts';
import { COMPARED_DAYS, comparePeriods, LEAST_COMPARED_DAYS } from './period-comparison.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 4, 20);
const options = (days: number) => ({ zone: 'UTC', now: NOW, days });
/** The first value is today's, the next yesterday's. */
const back = (values: readonly number[]): Measurement[] =>
  values.map((value, n) => ({ time: NOW - n * DAY, value })).reverse();

describe('a span against the span before', () => {
  it('of 7 days: figures and difference of a worked example', () => {
    const points = back([95, 96, 97, 98, 94, 95, 96, 105, 106, 104, 108, 107, 105, 106]);
    const { now, before, verdict, difference, interval, span, spanBefore } = comparePeriods(
      points,
      'fastingGlucose',
      options(7),
    );
    expect([spanBefore.from, spanBefore.to, span.from, span.to]).toEqual([
      '2026-02-19',
      '2026-02-25',
      '2026-02-26',
      '2026-03-04',
    ]);
    expect(now).toMatchObject({ n: 7, days: 7, median: 96, least: 94, most: 98 });
    expect(now.mean).toBeCloseTo(671 / 7, 10);
    expect(now.inTarget).toMatchObject({ n: 7, inTarget: 7, share: 1 });
    expect(before).toMatchObject({ n: 7, median: 106, inTarget: { inTarget: 0, share: 0 } });
    expect({ verdict, difference }).toEqual({ verdict: 'lower', difference: -10 });
    expect(interval?.low).toBeGreaterThanOrEqual(-14);
    expect(interval?.high).toBeLessThan(-7);
  });

  it('without readings has no numbers, not zeros', () => {
    const { now, verdict, difference } = comparePeriods([], 'weight', options(30));
    expect(now).toEqual({ n: 0, days: 0, median: null, mean: null, least: null, most: null, inTarget: null });
    expect([verdict, difference]).toEqual(['too few readings', null]);
  });

  it('needs enough days on both sides, however many readings they hold', () => {
    const few = back([80, 80, 80, 80, 0, 0, 0, 120, 120, 120, 120, 120]).filter(({ value }) => value > 0);
    const crowded = few.flatMap((point) => [point, point, point]);
    expect(comparePeriods(crowded, 'glucose', options(7))).toMatchObject({
      now: { n: 12, days: LEAST_COMPARED_DAYS - 1 },
      verdict: 'too few readings',
      interval: null,
    });
  });

  it('of equal levels shows no clear difference', () => {
    const points = back([95, 98, 92, 97, 94, 99, 93, 94, 97, 95, 98, 92, 96, 95]);
    expect(comparePeriods(points, 'fastingGlucose', options(7)).verdict).toBe('no clear difference');
  });

  test.each(COMPARED_DAYS)('of %i days counts days of the person, not hours', (days) => {
    const midnight = Date.parse('2026-03-04T11:00:00Z');
    const late = { zone: 'Pacific/Tongatapu', now: midnight, days };
    const start = midnight - (days - 1) * DAY;
    const { now, before } = comparePeriods(
      [
        { time: start - 1, value: 90 },
        { time: start, value: 100 },
      ],
      'glucose',
      late,
    );
    expect([before.median, now.median]).toEqual([90, 100]);
  });

  it('does not depend on order, shifts with its values, and is never NaN', () => {
    const point = fc.record({
      time: fc.integer({ min: 0, max: 28 }).map((n) => NOW - (n * DAY) / 2),
      value: fc.integer({ min: 20, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), fc.integer({ min: 1, max: 90 }), (points, more) => {
        const plain = comparePeriods(points, 'glucose', options(7));
        expect(comparePeriods([...points].reverse(), 'glucose', options(7))).toEqual(plain);
        const raised = comparePeriods(
          points.map(({ time, value }) => ({ time, value: value + more })),
          'glucose',
          options(7),
        );
        expect(raised.verdict).toBe(plain.verdict);
        expect(raised.difference).toBe(plain.difference);
        expect(raised.now.median).toBe(plain.now.median === null ? null : plain.now.median + more);
        const numbers = [
          plain.difference,
          plain.interval?.low,
          plain.interval?.high,
          plain.now.mean,
          plain.before.mean,
        ];
        expect(numbers.some(Number.isNaN)).toBe(false);
      }),
    );
  });
});
