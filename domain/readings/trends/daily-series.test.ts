import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measurement } from '../reading-values.ts';
import { dailySeries, pointsToDraw } from './daily-series.ts';

const DAY = 86_400_000;
const point = fc.record({
  time: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 0, 1) }),
  value: fc.integer({ min: 20, max: 600 }),
});
const values = (points: readonly Measurement[]) => points.map(({ value }) => value);

describe('the series of days', () => {
  it("gives the median, least and most of each of the person's days", () => {
    const at = (text: string, value: number) => ({ time: Date.parse(text), value });
    const points = [
      at('2026-03-04T10:59:00Z', 90),
      at('2026-03-04T11:00:00Z', 110),
      at('2026-03-04T20:00:00Z', 100),
    ];
    expect(dailySeries('Pacific/Tongatapu', points)).toEqual([
      { day: '2026-03-04', n: 1, median: 90, least: 90, most: 90 },
      { day: '2026-03-05', n: 2, median: 105, least: 100, most: 110 },
    ]);
    expect(dailySeries('UTC', points)).toEqual([
      { day: '2026-03-04', n: 3, median: 100, least: 90, most: 110 },
    ]);
  });

  it('loses no reading, and rises when every value does', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (points, more) => {
        const days = dailySeries('America/New_York', points);
        const raised = dailySeries(
          'America/New_York',
          points.map(({ time, value }) => ({ time, value: value + more })),
        );
        expect(days.reduce((sum, { n }) => sum + n, 0)).toBe(points.length);
        expect(raised.map(({ median }) => median)).toEqual(days.map(({ median }) => median + more));
      }),
    );
  });
});

describe('points to draw', () => {
  it('are all of them when there are few', () => {
    const few = [
      { time: 2 * DAY, value: 90 },
      { time: DAY, value: 95 },
    ];
    expect(pointsToDraw(few, 2).map(({ time }) => time)).toEqual([DAY, 2 * DAY]);
  });

  it('are at most so many, real ones, in order, with every extreme, the first and the last', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 4, max: 80 }),
        (points, most) => {
          const drawn = pointsToDraw(points, most);
          const times = drawn.map(({ time }) => time);
          expect(drawn.length).toBeLessThanOrEqual(most);
          expect(drawn.every((kept) => points.includes(kept))).toBe(true);
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(Math.max(...values(drawn))).toBe(Math.max(...values(points)));
          expect(Math.min(...values(drawn))).toBe(Math.min(...values(points)));
          expect(times[0]).toBe(Math.min(...points.map(({ time }) => time)));
          expect(times.at(-1)).toBe(Math.max(...points.map(({ time }) => time)));
        },
      ),
    );
  });
});
