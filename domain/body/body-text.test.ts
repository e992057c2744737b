import { expect, test } from 'vitest';
import { bodyWeightText, feetAndInches, heightText, lengthText } from './body-text.ts';

test('a height is told in centimetres, or in feet and inches', () => {
  expect(heightText(178, { length: 'cm' })).toBe('178 cm');
  expect(heightText(177.8, { length: 'in' })).toBe('5 ft 10 in');
  expect(feetAndInches(182.88)).toBe('6 ft 0 in');
  expect(feetAndInches(182.8)).toBe('6 ft 0 in');
});

test('a waist is told in centimetres or inches', () => {
  expect(lengthText(91.44, { length: 'cm' })).toBe('91.4 cm');
  expect(lengthText(91.44, { length: 'in' })).toBe('36 in');
});

test('a weight is told to the tenth of kilogram or pound', () => {
  expect(bodyWeightText(81.5, { weight: 'kg' })).toBe('81.5 kg');
  expect(bodyWeightText(81.6466266, { weight: 'lb' })).toBe('180 lb');
  expect(bodyWeightText(70, { weight: 'lb' })).toBe('154.3 lb');
});
