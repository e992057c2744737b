import { expect, test } from 'vitest';
import {
  A1C,
  GLUCOSE,
  glucoseRangeText,
  glucoseText,
  ketoneText,
  PRESSURE,
  pressureText,
} from './thresholds.ts';

test('both units of glucose are the ones of the published tables', () => {
  expect(Object.values(GLUCOSE).map(({ mgPerDl, mmolPerL }) => [mgPerDl, mmolPerL])).toEqual([
    [54, 3],
    [60, 3.3],
    [70, 3.9],
    [80, 4.4],
    [100, 5.6],
    [126, 7],
    [130, 7.2],
    [140, 7.8],
    [180, 10],
    [200, 11.1],
    [240, 13.3],
    [250, 13.9],
    [300, 16.7],
    [400, 22.2],
  ]);
});

test('both units of A1C are the ones of the published tables', () => {
  expect(A1C).toEqual({
    prediabetes: { percent: 5.7, mmolPerMol: 39 },
    diabetes: { percent: 6.5, mmolPerMol: 48 },
    veryHigh: { percent: 10, mmolPerMol: 86 },
  });
});

test('limits in words', () => {
  expect(glucoseText(GLUCOSE.veryLow)).toBe('54 mg/dL (3.0 mmol/L)');
  expect(glucoseRangeText(GLUCOSE.oftenSeenOnKeto, GLUCOSE.low)).toBe('60 to 70 mg/dL (3.3 to 3.9 mmol/L)');
  expect(ketoneText(3)).toBe('3.0 mmol/L');
  expect(pressureText(PRESSURE.crisis)).toBe('180/120');
});
