import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { ReadingValues } from '../reading-values.ts';
import { gkiPairs } from './gki-series.ts';

const at = (minute: number, glucoseLevel: number | null, ketoneLevel: number | null): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: new Date(Date.UTC(2026, 2, 4, 7, minute)).toISOString(),
  glucoseLevel,
  ketoneLevel,
});

const minutes = (readings: readonly ReadingValues[]) =>
  gkiPairs(readings).map(({ time, gki }) => [
    (time - Date.UTC(2026, 2, 4, 7)) / 60_000,
    Number(gki.toFixed(2)),
  ]);

describe('the series of the index', () => {
  it('takes glucose and ketones of one reading: 90 mg/dL and 1.5 mmol/L are 3.33', () => {
    expect(minutes([at(0, 90, 1.5), at(5, 90, null)])).toEqual([[0, 3.33]]);
  });

  it('pairs two readings within 15 minutes, and uses neither twice', () => {
    expect(minutes([at(0, 90, null), at(15, null, 1.5), at(20, null, 3)])).toEqual([[15, 3.33]]);
    expect(minutes([at(0, null, 1.5), at(16, 90, null)])).toEqual([]);
    expect(minutes([at(0, 80, null), at(10, 90, null), at(12, null, 1.5)])).toEqual([[12, 3.33]]);
  });

  it('has none for ketones of 0, and marks those under 0.3 as noisy', () => {
    expect(gkiPairs([at(0, 90, 0)])).toEqual([]);
    expect(gkiPairs([at(0, 90, 0.2), at(60, 90, 0.3)]).map(({ isNoisy }) => isNoisy)).toEqual([true, false]);
  });

  it('names the band of the index as shown: 2.96 shows as 3.0 and is moderate', () => {
    expect(gkiPairs([at(0, 160, 3)])[0]).toMatchObject({ band: 'moderate' });
  });

  it('is the same in whatever order readings come, and finite', () => {
    const reading = fc
      .tuple(
        fc.integer({ min: 0, max: 240 }),
        fc.option(fc.integer({ min: 20, max: 600 })),
        fc.option(fc.integer({ min: 0, max: 150 })),
      )
      .map(([minute, glucose, tenths]) => at(minute, glucose, tenths === null ? null : tenths / 10));
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 25 }), (readings) => {
        const points = gkiPairs(readings);
        expect(gkiPairs([...readings].reverse())).toEqual(points);
        expect(points.every(({ gki }) => Number.isFinite(gki) && gki > 0)).toBe(true);
      }),
    );
  });
});
