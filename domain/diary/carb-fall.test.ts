import { expect, test } from 'vitest';
import { addDays } from '../dates/calendar-day.ts';
import { carbsFell } from './carb-fall.ts';

const TODAY = '2026-11-23';
const day = (back: number, value: number, spread = 0) => ({
  day: addDays(TODAY, -back),
  unknown: 0,
  netCarbs: { low: value - spread, value, high: value + spread },
});
const days = (from: number, to: number, value: number, spread = 0) =>
  Array.from({ length: to - from + 1 }, (_, at) => day(from + at, value, spread));

test('a week at 30 g after weeks at 120 g is a fall', () => {
  expect(carbsFell([...days(0, 6, 30), ...days(7, 20, 120)], TODAY)).toBe(true);
});

test.each([
  ['the same as before', [...days(0, 6, 100), ...days(7, 20, 110)]],
  ['a rise', [...days(0, 6, 120), ...days(7, 20, 30)]],
  ['too uncertain to tell', [...days(0, 6, 60, 30), ...days(7, 20, 110, 30)]],
  ['two days are no week', [...days(0, 1, 10), ...days(7, 20, 120)]],
  ['nothing before', days(0, 6, 10)],
  ['long ago', [...days(0, 6, 10), ...days(40, 60, 120)]],
])('no fall: %s', (_, logged) => {
  expect(carbsFell(logged, TODAY)).toBe(false);
});
