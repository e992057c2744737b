import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { ReadingValues } from '../reading-values.ts';
import { trendWords } from './measure-words.ts';
import { SMALLEST_STEP } from './precision.ts';
import { summarizeReadings } from './summary.ts';
import { clearChangeWords, unclearChangeWords } from './trend-pace.ts';

const US = { glucose: 'mg/dL', weight: 'lb', length: 'in' } as const;
const METRIC = { glucose: 'mmol/L', weight: 'kg', length: 'cm' } as const;
const DAY = 86_400_000;
const NOW = Date.parse('2026-03-04T10:30:00Z');

describe('a clear change is told', () => {
  test.each([
    [28, 'by about 3.5 mg/dL a week (likely 2.9 to 3.8 mg/dL)'],
    [120, 'by about 15.2 mg/dL a month (likely 12.6 to 16.5 mg/dL)'],
    [1000, 'by about 182.6 mg/dL a year (likely 151.3 to 198.3 mg/dL)'],
  ])('over %d days: %s', (spanDays, words) => {
    const trend = { spanDays, perWeek: -3.5, interval: { low: -3.8, high: -2.9 } };
    expect(clearChangeWords('fastingGlucose', trend, US)).toBe(words);
  });

  test('over the whole span where the usual figures round to the same, or to nothing', () => {
    const slow = { spanDays: 3000, perWeek: 0.0006, interval: { low: 0.00055, high: 0.0006 } };
    expect(clearChangeWords('ketones', slow, US)).toBe(
      'by about 0.26 mmol/L in all (likely 0.24 to 0.26 mmol/L)',
    );
    const fromNothing = { spanDays: 50, perWeek: 0.02, interval: { low: 0.004, high: 0.03 } };
    expect(clearChangeWords('ketones', fromNothing, US)).toBe(
      'by about 0.14 mmol/L in all (likely 0.03 to 0.21 mmol/L)',
    );
  });

  test('without a range where not even that leaves two figures', () => {
    const straight = (spanDays: number, perWeek: number) => ({
      spanDays,
      perWeek,
      interval: { low: perWeek, high: perWeek },
    });
    expect(clearChangeWords('ketones', straight(28, 0.19), US)).toBe(
      'by about 0.19 mmol/L a week (likely close to that)',
    );
    expect(clearChangeWords('ketones', straight(7000, 0.00009), US)).toBe(
      'by about 0.09 mmol/L in all (likely close to that)',
    );
  });

  test('in words that say something, whatever the span', () => {
    const measure = fc.constantFrom('fastingGlucose', 'ketones', 'gki', 'weight', 'waist' as const);
    const spread = fc.double({ min: 1.2, max: 5, noNaN: true });
    fc.assert(
      fc.property(
        measure,
        fc.integer({ min: 14, max: 4000 }),
        fc.double({ min: 1, max: 50, noNaN: true }),
        spread,
        fc.constantFrom(US, METRIC),
        (of, spanDays, steps, width, units) => {
          // A verdict is given from the meter's smallest step over the whole span on.
          const perWeek = (SMALLEST_STEP[of] * steps * 7) / spanDays;
          const words = clearChangeWords(
            of,
            { spanDays, perWeek, interval: { low: perWeek / width, high: perWeek * width } },
            units,
          );
          expect(words).not.toMatch(/about 0(?:\.0+)? /);
          const [, low, high] = /\(likely ([\d.]+) to ([\d.]+)/.exec(words) ?? [];
          expect(Number(high)).toBeGreaterThan(Number(low));
        },
      ),
    );
  });
});

test('what may lie behind no clear change has a pace as well, and is left out where it rounds to nothing', () => {
  const interval = { low: -0.02, high: 0.01 };
  expect(unclearChangeWords('ketones', { spanDays: 28, interval }, US)).toBe(
    'a fall of up to 0.02 mmol/L a week or a rise of up to 0.01 mmol/L',
  );
  expect(unclearChangeWords('ketones', { spanDays: 1000, interval }, US)).toBe(
    'a fall of up to 1.04 mmol/L a year or a rise of up to 0.52 mmol/L',
  );
  const said = (low: number, high: number) =>
    unclearChangeWords('ketones', { spanDays: 28, interval: { low, high } }, US);
  expect(said(-1e-4, 0.2)).toBe('a rise of up to 0.2 mmol/L a week');
  expect(said(-0.2, 1e-4)).toBe('a fall of up to 0.2 mmol/L a week');
  expect(said(-1e-4, 1e-4)).toBeNull();
});

test('six years of readings: by the year, in figures that differ', () => {
  const readings = Array.from({ length: 300 }, (_, n): ReadingValues => {
    const ketones = 1.6 - n / 500 + ([0, 0.2, -0.1, 0.1, -0.2][n % 5] ?? 0);
    const readingTime = new Date(NOW - n * 7 * DAY).toISOString();
    return { ...EMPTY_READING, readingTime, ketoneLevel: Math.round(ketones * 10) / 10 };
  });
  const summary = summarizeReadings(readings, { zone: 'UTC', now: NOW, days: 2200 });
  expect(trendWords(summary, 'ketones', US)).toBe(
    'Over the last 2200 days it is rising by about 0.1 mmol/L a year (likely 0.1 to 0.11 mmol/L).',
  );
});
