import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { MEASURES, type ReadingValues } from '../reading-values.ts';
import { summarizeReadings } from './summary.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-04T10:30:00Z');
const ago = (days: number, values: Partial<ReadingValues>): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: new Date(NOW - days * DAY).toISOString(),
  ...values,
});
const fasting = (days: number, glucoseLevel: number) => ago(days, { glucoseLevel, isFasting: true });

describe('a summary of readings', () => {
  it('of a worked example: a week of mornings and the week before', () => {
    const week = [95, 98, 104, 96, 99, 97, 101].map((value, n) => fasting(n, value));
    const weekBefore = [110, 112, 109, 115, 111, 113, 114].map((value, n) => fasting(7 + n, value));
    const extra = [
      ago(0.1, { ketoneLevel: 0.2, glucoseLevel: 120 }),
      ago(3, { ketoneLevel: 1.5, weight: 82.4 }),
      ago(40, { weight: 85 }),
    ];
    const summary = summarizeReadings([...week, ...weekBefore, ...extra], {
      zone: 'Europe/Berlin',
      now: NOW,
      days: 7,
    });
    expect(summary).toMatchObject({ days: 7, trendDays: 28, readings: 9, readingDays: 7, noisyGki: 1 });
    expect(summary.highFasting).toEqual({ n: 0, days: 0 });
    const { fastingGlucose, glucose, ketones, gki, weight, waist } = summary.measures;
    expect(fastingGlucose.comparison.now).toMatchObject({ n: 7, median: 98, inTarget: { inTarget: 5 } });
    expect(fastingGlucose.comparison).toMatchObject({ verdict: 'lower', difference: -14 });
    expect(fastingGlucose.trend).toMatchObject({ verdict: 'falling', n: 14, spanDays: 14 });
    expect(fastingGlucose.latest).toEqual({ time: NOW, value: 95 });
    expect(glucose.comparison.now).toMatchObject({ n: 8, most: 120, inTarget: null });
    expect(ketones.comparison.now).toMatchObject({
      n: 2,
      median: 0.85,
      inTarget: { inTarget: 1, share: null },
    });
    expect(gki.comparison.now.n).toBe(2);
    expect(gki.latest?.value).toBeCloseTo(33.3, 1);
    expect(weight.latest?.value).toBe(82.4);
    expect(waist).toMatchObject({ latest: null, trend: { verdict: 'too few readings', n: 0 } });
  });

  it('counts days of the person: 23:59 in UTC+13 and 00:00 are two', () => {
    const readings = ['2026-03-04T10:59:00Z', '2026-03-04T11:00:00Z'].map((readingTime) => ({
      ...ago(0, { glucoseLevel: 130, isFasting: true }),
      readingTime,
    }));
    const late = Date.parse('2026-03-04T11:00:00Z');
    expect(
      summarizeReadings(readings, { zone: 'Pacific/Tongatapu', now: late, days: 7 }).highFasting.days,
    ).toBe(2);
    expect(
      summarizeReadings(readings, { zone: 'Pacific/Pago_Pago', now: late, days: 7 }).highFasting.days,
    ).toBe(2);
    expect(summarizeReadings(readings, { zone: 'UTC', now: late, days: 7 }).highFasting).toEqual({
      n: 2,
      days: 1,
    });
  });

  it('knows nothing of days to come', () => {
    const summary = summarizeReadings([fasting(-3, 90)], { zone: 'UTC', now: NOW, days: 7 });
    expect([summary.readings, summary.measures.fastingGlucose.latest]).toEqual([0, null]);
  });

  const value = (least: number, most: number, step: number) =>
    fc.option(fc.integer({ min: least / step, max: most / step }).map((n) => Number((n * step).toFixed(1))));
  const reading = fc
    .record({
      days: fc.integer({ min: 0, max: 200 }).map((n) => n / 4),
      glucoseLevel: value(20, 600, 1),
      ketoneLevel: value(0, 15, 0.1),
      weight: value(20, 400, 0.5),
      waist: value(30, 250, 0.5),
      isFasting: fc.boolean(),
    })
    .map(({ days, ...values }) => ago(days, values));
  const zone = fc.constantFrom('Pacific/Tongatapu', 'Pacific/Pago_Pago', 'America/Santiago', 'UTC');

  it('does not depend on the order of readings and holds no NaN', () => {
    fc.assert(
      fc.property(
        fc.array(reading, { maxLength: 60 }),
        zone,
        fc.constantFrom(1, 7, 30, 90),
        (readings, place, days) => {
          const options = { zone: place, now: NOW, days };
          const summary = summarizeReadings(readings, options);
          expect(summarizeReadings([...readings].reverse(), options)).toEqual(summary);
          const bad: string[] = [];
          JSON.stringify(summary, (key, part) => {
            if (typeof part === 'number' && !Number.isFinite(part)) bad.push(key);
            return part;
          });
          expect(bad).toEqual([]);
          for (const measure of MEASURES) {
            const { trend, comparison } = summary.measures[measure];
            expect(comparison.now.n).toBeLessThanOrEqual(readings.length);
            expect(comparison.now.median === null).toBe(comparison.now.n === 0);
            expect(trend.perWeek === null).toBe(trend.verdict === 'too few readings');
          }
        },
      ),
    );
  });

  it('a constant more on every glucose shifts its medians and leaves its verdicts', () => {
    const glucose = fc.record({
      days: fc.integer({ min: 0, max: 80 }),
      glucoseLevel: fc.integer({ min: 20, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(glucose, { maxLength: 60 }), fc.integer({ min: 1, max: 200 }), (list, more) => {
        const of = (add: number) =>
          summarizeReadings(
            list.map(({ days, glucoseLevel }) => fasting(days / 2, glucoseLevel + add)),
            { zone: 'UTC', now: NOW, days: 30 },
          ).measures.fastingGlucose;
        const [plain, raised] = [of(0), of(more)];
        const median = plain.comparison.now.median;
        expect(raised.comparison.now.median).toBe(median === null ? null : median + more);
        expect(raised.comparison.verdict).toBe(plain.comparison.verdict);
        expect(raised.trend).toEqual(plain.trend);
      }),
    );
  });
});
