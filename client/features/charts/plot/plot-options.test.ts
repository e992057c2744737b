import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLabels, valueRange } from './plot-options.ts';

const seconds = (...iso: string[]) => iso.map((one) => Date.parse(one) / 1000);
const DAY = 86_400;

describe('timeLabels', () => {
  it('names the day in the person’s zone', () => {
    const noonUtc = seconds('2026-03-04T12:00:00Z');
    expect(timeLabels(noonUtc, DAY, 'Pacific/Apia', 'en-US')).toEqual(['Mar 5']);
    expect(timeLabels(noonUtc, DAY, 'Pacific/Niue', 'en-US')).toEqual(['Mar 4']);
  });

  it('speaks the reader’s language', () => {
    expect(timeLabels(seconds('2026-03-04T12:00:00Z'), 7 * DAY, 'UTC', 'de')).toEqual(['4. März']);
  });

  it('names the year where the axis begins and where the year turns', () => {
    const months = seconds('2025-10-01T00:00:00Z', '2025-12-01T00:00:00Z', '2026-02-01T00:00:00Z');
    expect(timeLabels(months, 61 * DAY, 'UTC', 'en-US')).toEqual(['Oct 2025', 'Dec', 'Feb 2026']);
  });

  it('shows hours within a day and years over many', () => {
    expect(timeLabels(seconds('2026-03-04T18:00:00Z'), 6 * 3600, 'UTC', 'en-GB')).toEqual(['18:00']);
    expect(timeLabels(seconds('2026-01-01T00:00:00Z'), 366 * DAY, 'UTC', 'en-US')).toEqual(['2026']);
  });
});

const point = (value: number) => ({ at: 0, value, kind: 0 });
const bare = { line: null, least: null, most: null, cutAbove: null };

describe('valueRange', () => {
  it('holds every value, with air on both sides', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 600, noNaN: true }), { minLength: 1 }), (values) => {
        const [least, most] = valueRange({ ...bare, points: values.map(point) });
        expect(least).toBeGreaterThanOrEqual(0);
        expect(least).toBeLessThan(Math.min(...values));
        expect(most).toBeGreaterThan(Math.max(...values));
      }),
    );
  });

  it('shows the target even where no reading comes near it', () => {
    const [least, most] = valueRange({ ...bare, points: [point(150)], least: 70, most: 100 });
    expect(least).toBeLessThan(70);
    expect(most).toBeGreaterThan(150);
  });

  it('starts at zero rather than below it', () => {
    expect(valueRange({ ...bare, points: [point(0), point(3)] })[0]).toBe(0);
  });

  it('is not stretched by what is cut off', () => {
    expect(valueRange({ ...bare, points: [point(2), point(90)], cutAbove: 12 })[1]).toBeLessThan(14);
  });

  it('gives an axis to no data at all', () => {
    expect(valueRange({ ...bare, points: [] })).toEqual([0, 1]);
  });
});
