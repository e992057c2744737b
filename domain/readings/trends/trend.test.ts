import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Measurement } from '../reading-values.ts';
import { LEAST_DAYS, LEAST_POINTS, trendOf } from './trend.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 7);
const daily = (values: readonly number[], step = 1): Measurement[] =>
  values.map((value, n) => ({ time: START + n * step * DAY, value }));
const trend = (points: readonly Measurement[]) => trendOf('UTC', points, 'fastingGlucose');

/** Numbers from 0 to 1 that are the same on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

const wobble = (n: number, seed = 1) => {
  const random = seeded(seed);
  return Array.from({ length: n }, () => Math.round(12 * (random() + random() + random() - 1.5)));
};

describe('a trend', () => {
  it('of 1 mg/dL less each day is falling by 7 a week', () => {
    const straight = trend(daily(Array.from({ length: 20 }, (_, n) => 120 - n)));
    expect(straight).toEqual({
      verdict: 'falling',
      n: 20,
      days: 20,
      spanDays: 20,
      perWeek: -7,
      interval: { low: -7, high: -7 },
    });
  });

  it('is found under the noise of a meter, with an interval around the truth', () => {
    const points = daily(wobble(60).map((noise, n) => 90 + n / 7 + noise));
    const { verdict, interval } = trend(points);
    expect(verdict).toBe('rising');
    expect(interval?.low).toBeLessThan(1);
    expect(interval?.high).toBeGreaterThan(1);
    expect(interval?.low).toBeGreaterThan(0);
  });

  it('is not turned by one absurd reading, nor by a day of many', () => {
    const points = daily(Array.from({ length: 20 }, (_, n) => 120 - n));
    const spike = { time: START + 19.1 * DAY, value: 600 };
    const crowd = Array.from({ length: 200 }, (_, n) => ({
      time: START + 10 * DAY + n * 60_000,
      value: 300,
    }));
    expect(trend([...points.slice(0, -1), spike]).verdict).toBe('falling');
    expect(trend([...points, ...crowd]).verdict).toBe('falling');
  });

  it('smaller than the meter can show is no clear change', () => {
    const points = daily(Array.from({ length: 30 }, (_, n) => 90 - n * 0.01));
    expect(trend(points).verdict).toBe('no clear change');
  });

  it('of values that never change has none', () => {
    expect(trend(daily(Array(20).fill(95)))).toMatchObject({ verdict: 'no clear change', perWeek: 0 });
  });

  test.each([
    [3, 10],
    [LEAST_POINTS - 1, 5],
    [LEAST_DAYS - 1, 1],
  ])('is not claimed from %i days, %i apart', (n, step) => {
    const points = daily(
      Array.from({ length: n }, (_, k) => 120 - 3 * k),
      step,
    );
    expect(trend(points)).toMatchObject({ verdict: 'too few readings', perWeek: null, interval: null });
  });

  it('is not claimed from many readings on few days', () => {
    const points = Array.from({ length: 700 }, (_, n) => ({
      time: START + n * (DAY / 100),
      value: 200 - n / 10,
    }));
    expect(trend(points)).toMatchObject({ verdict: 'too few readings', n: 700, days: 8 });
  });

  it('is claimed of noise alone about as rarely as promised', () => {
    const runs = Array.from({ length: 300 }, (_, seed) =>
      trend(daily(wobble(30, seed + 1).map((e) => 95 + e))),
    );
    const claimed = runs.filter(({ verdict }) => verdict === 'falling' || verdict === 'rising');
    expect(claimed.length / runs.length).toBeLessThan(0.07);
  });

  it('is claimed more rarely where days resemble their neighbours', () => {
    const runs = Array.from({ length: 200 }, (_, seed) => {
      let level = 0;
      const values = wobble(30, seed + 500).map((e) => {
        level = 0.5 * level + e;
        return 95 + level;
      });
      return trend(daily(values));
    });
    const claimed = runs.filter(({ verdict }) => verdict === 'falling' || verdict === 'rising');
    expect(claimed.length / runs.length).toBeLessThan(0.12);
  });

  const points = fc.array(
    fc.record({
      time: fc.integer({ min: 0, max: 60 }).map((n) => START + (n * DAY) / 2),
      value: fc.integer({ min: 20, max: 600 }),
    }),
    { maxLength: 40 },
  );

  it('does not depend on the order of readings, turns round with them, and is never NaN', () => {
    const mirror = { falling: 'rising', rising: 'falling' } as const;
    fc.assert(
      fc.property(points, (list) => {
        const result = trend(list);
        const turned = trend(list.map(({ time, value }) => ({ time, value: 620 - value })));
        expect(trend([...list].reverse())).toEqual(result);
        expect(turned.verdict).toBe(
          result.verdict === 'falling' || result.verdict === 'rising'
            ? mirror[result.verdict]
            : result.verdict,
        );
        for (const number of [result.perWeek, result.interval?.low, result.interval?.high]) {
          expect(number === null || number === undefined || Number.isFinite(number)).toBe(true);
        }
        if (result.interval) expect(result.interval.low).toBeLessThanOrEqual(result.interval.high);
        expect(result.verdict === 'too few readings').toBe(
          result.days < LEAST_POINTS || result.spanDays < LEAST_DAYS,
        );
      }),
    );
  });

  it('is told of 10,000 readings too', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      time: START + n * 9_000_000,
      value: 80 + ((n * 7919) % 41),
    }));
    expect(trend(many).verdict).toBe('no clear change');
  });
});
