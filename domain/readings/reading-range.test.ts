import { describe, expect, test } from 'vitest';
import { glucoseToMg } from '../health-values/glucose.ts';
import { readingRange } from './reading-range.ts';

describe('readingRange', () => {
  test.each([
    [69, 'low', 'low'],
    [70, 'normal', 'normal'],
    [99, 'normal', 'normal'],
    [100, 'prediabetes', null],
    [125, 'prediabetes', null],
    [126, 'diabetes', null],
    [199, 'diabetes', null],
    [200, 'diabetes', 'diabetes'],
    [glucoseToMg(3.8), 'low', 'low'],
    [glucoseToMg(3.9), 'normal', 'normal'],
    [glucoseToMg(5.5), 'normal', 'normal'],
    [glucoseToMg(5.6), 'prediabetes', null],
    [glucoseToMg(6.9), 'prediabetes', null],
    [glucoseToMg(7), 'diabetes', null],
    [glucoseToMg(11.1), 'diabetes', 'diabetes'],
  ])('%d mg/dL is %s fasting and %s else', (glucoseLevel, fasting, random) => {
    expect(readingRange({ glucoseLevel, isFasting: true }, null)).toBe(fasting);
    expect(readingRange({ glucoseLevel, isFasting: false }, null)).toBe(random);
  });

  test('in pregnancy only a low is judged', () => {
    expect(readingRange({ glucoseLevel: 97, isFasting: true }, true)).toBeNull();
    expect(readingRange({ glucoseLevel: 60, isFasting: true }, true)).toBe('low');
  });

  test('without glucose there is no range', () => {
    expect(readingRange({ glucoseLevel: null, isFasting: true }, null)).toBeNull();
  });
});
