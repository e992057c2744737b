import { describe, expect, it, test } from 'vitest';
import { type GkiBand, gkiBand } from '../health-values/gki.ts';
import { glucoseToMg } from '../health-values/glucose.ts';
import { MEASURES } from './reading-values.ts';
import { BANDS, fastingGlucoseRange, targetSide } from './targets.ts';

describe('fasting glucose', () => {
  test.each([
    [69, 'low', 'below'],
    [70, 'normal', 'in'],
    [99, 'normal', 'in'],
    [99.4, 'normal', 'in'],
    [99.5, 'prediabetes', 'above'],
    [100, 'prediabetes', 'above'],
    [125, 'prediabetes', 'above'],
    [126, 'diabetes', 'above'],
  ] as const)('%d mg/dL is %s and %s target', (value, range, side) => {
    expect(fastingGlucoseRange(value)).toBe(range);
    expect(targetSide('fastingGlucose', value)).toBe(side);
  });

  test.each([
    [5.5, 'normal'],
    [5.6, 'prediabetes'],
    [6.9, 'prediabetes'],
    [7, 'diabetes'],
  ])('%d mmol/L from a meter is %s', (mmol, range) => {
    expect(fastingGlucoseRange(glucoseToMg(mmol))).toBe(range);
  });
});

test.each([
  [0.5, 'below'],
  [0.54, 'below'],
  [0.55, 'in'],
  [0.6, 'in'],
  [3, 'in'],
  [3.1, 'above'],
] as const)('ketones of %d mmol/L are %s target', (value, side) => {
  expect(targetSide('ketones', value)).toBe(side);
});

describe('bands', () => {
  it('of a measure touch and leave nothing out', () => {
    for (const measure of MEASURES) {
      const bands = BANDS[measure];
      bands.forEach((band, index) => {
        expect(band.from).toBe(bands[index - 1]?.to ?? null);
      });
      expect(bands.at(-1)?.to ?? null).toBeNull();
    }
  });

  it('of the index are those that name it, and a convention', () => {
    for (const { name, from, to, kind } of BANDS.gki) {
      const inside: number = ((from ?? 0) + (to ?? 20)) / 2;
      expect(gkiBand(inside)).toBe<GkiBand | typeof name>(name);
      expect(kind).toBe('convention');
    }
  });
});
