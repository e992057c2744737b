import { describe, expect, test } from 'vitest';
import { bodyMassBand, bodyMassIndex } from './body-mass-index.ts';
import { waistBand, waistToHeight } from './waist-to-height.ts';

describe('body mass index', () => {
  test('80 kg at 200 cm is 20', () => {
    expect(bodyMassIndex(80, 200)).toBe(20);
  });

  test.each([
    [18.4, 'underweight'],
    [18.5, 'healthy'],
    [24.9, 'healthy'],
    [25, 'overweight'],
    [29.9, 'overweight'],
    [30, 'obesity'],
  ] as const)('%d is %s', (index, band) => {
    expect(bodyMassBand(index)).toBe(band);
  });
});

describe('waist to height', () => {
  test.each([
    [66, 170, 'low'],
    [68, 170, 'healthy'],
    [84, 170, 'healthy'],
    [85, 170, 'increased'],
    [101, 170, 'increased'],
    [102, 170, 'high'],
  ] as const)('%d cm at %d cm is %s', (waist, height, band) => {
    expect(waistBand(waistToHeight(waist, height))).toBe(band);
  });
});
