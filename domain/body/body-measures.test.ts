import { describe, expect, test } from 'vitest';
import { bodyMass, bodyMassIndex } from './body-mass-index.ts';
import { waistToHeight } from './waist-to-height.ts';

describe('body mass index', () => {
  test('80 kg at 200 cm is 20', () => {
    expect(bodyMassIndex(80, 200)).toBe(20);
  });

  test.each([
    [73.9, 'underweight'],
    [74, 'healthy'],
    [99.9, 'healthy'],
    [100, 'overweight'],
    [119.9, 'overweight'],
    [120, 'obesity'],
  ] as const)('%d kg at 200 cm: %s', (weight, band) => {
    expect(bodyMass(weight, 200)).toMatchObject({ band, caveat: expect.stringContaining('muscle') });
  });
});

describe('waist to height', () => {
  test.each([
    [66, 'low'],
    [68, 'healthy'],
    [84, 'healthy'],
    [85, 'increased'],
    [101, 'increased'],
    [102, 'high'],
  ] as const)('%d cm at 170 cm: %s', (waist, band) => {
    expect(waistToHeight(waist, 170)).toMatchObject({ band, ratio: waist / 170 });
  });
});
