import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a1cFromAverageGlucose, a1cRange, averageGlucoseFromA1c } from './a1c.ts';
import { gkiBand, glucoseKetoneIndex } from './gki.ts';
import { formatGlucose, glucoseToMg, glucoseToMmol } from './glucose.ts';

describe('glucose units', () => {
  test.each([
    [54, '3.0'],
    [70, '3.9'],
    [100, '5.6'],
    [126, '7.0'],
    [180, '10.0'],
    [250, '13.9'],
    [300, '16.7'],
  ])('%d mg/dL is %s mmol/L', (mg, mmol) => {
    expect(formatGlucose(glucoseToMmol(mg), 'mmol/L')).toBe(`${mmol} mmol/L`);
  });

  test('there and back gives the same value, either way round', () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 600, noNaN: true }), (value) => {
        expect(glucoseToMg(glucoseToMmol(value))).toBeCloseTo(value, 9);
        expect(glucoseToMmol(glucoseToMg(value / 18))).toBeCloseTo(value / 18, 9);
      }),
    );
  });

  test('what a meter shows in mmol/L is found again after storing it in mg/dL', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 333 }), (tenths) => {
        const shown = (tenths / 10).toFixed(1);
        expect(formatGlucose(glucoseToMmol(glucoseToMg(tenths / 10)), 'mmol/L')).toBe(`${shown} mmol/L`);
      }),
    );
  });
});

describe('glucose ketone index', () => {
  test('90 mg/dL and 1.5 mmol/L give 3.3, in either unit', () => {
    expect(glucoseKetoneIndex(90, 'mg/dL', 1.5)).toBeCloseTo(3.33, 2);
    expect(glucoseKetoneIndex(5, 'mmol/L', 1.5)).toBeCloseTo(3.33, 2);
  });

  test('both units give one index, and it falls as ketones rise', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 600, noNaN: true }),
        fc.double({ min: 0.1, max: 15, noNaN: true }),
        (mg, ketones) => {
          const index = glucoseKetoneIndex(mg, 'mg/dL', ketones) ?? Number.NaN;
          expect(glucoseKetoneIndex(glucoseToMmol(mg), 'mmol/L', ketones)).toBeCloseTo(index, 9);
          expect(index * ketones).toBeCloseTo(glucoseToMmol(mg), 9);
          expect(glucoseKetoneIndex(mg, 'mg/dL', ketones * 2)).toBeCloseTo(index / 2, 9);
        },
      ),
    );
  });

  test('without ketones there is no index', () => {
    expect(glucoseKetoneIndex(90, 'mg/dL', 0)).toBeNull();
  });

  test.each([
    [0.9, 'very-deep'],
    [1, 'deep'],
    [3, 'moderate'],
    [6, 'light'],
    [9, 'light'],
    [9.1, 'none'],
  ] as const)('%d is %s', (index, band) => {
    expect(gkiBand(index)).toBe(band);
  });
});

describe('A1C', () => {
  test.each([
    [5.7, 117],
    [6, 126],
    [6.5, 140],
  ])('%d percent is an average of %d mg/dL', (a1c, mg) => {
    expect(Math.round(averageGlucoseFromA1c(a1c))).toBe(mg);
    expect(a1cFromAverageGlucose(averageGlucoseFromA1c(a1c))).toBeCloseTo(a1c, 10);
  });

  test('ranges begin at 5.7 and 6.5 percent', () => {
    expect([5.6, 5.7, 6.4, 6.5].map(a1cRange)).toEqual(['normal', 'prediabetes', 'prediabetes', 'diabetes']);
  });
});
