import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NutrientName } from '#contract/nutrition.ts';
import { readingInterval, trueValueInterval } from './label-rounding.ts';
import { certainReading } from './nutrition-facts.ts';

const us = (value: number, name: NutrientName, lessThan = false) =>
  trueValueInterval({ value, lessThan }, name, 'us');

describe('US rounding', () => {
  it.each([
    [0, 'calories', 0, 5],
    [25, 'calories', 22.5, 27.5],
    [50, 'calories', 47.5, 55],
    [60, 'calories', 55, 65],
    [162, 'calories', 161.5, 162.5],
    [0, 'total_fat', 0, 0.5],
    [2.5, 'total_fat', 2.25, 2.75],
    [5, 'total_fat', 4.75, 5.5],
    [13, 'total_fat', 12.5, 13.5],
    [0, 'total_carbs', 0, 0.5],
    [27, 'total_carbs', 26.5, 27.5],
    [0, 'sodium', 0, 5],
    [125, 'sodium', 122.5, 127.5],
    [140, 'sodium', 137.5, 145],
    [250, 'sodium', 245, 255],
  ] as const)('%s of %s stands for %s to %s', (value, name, low, high) => {
    expect(us(value, name)).toEqual({ low, high });
  });

  it('reads "<1 g" as anything up to 1 g', () => {
    expect(us(1, 'dietary_fiber', true)).toEqual({ low: 0, high: 1 });
  });

  it('holds every true amount that rounds to the printed one', () => {
    const round = (grams: number) => (grams < 0.5 ? 0 : Math.round(grams));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 150, noNaN: true }), (grams) => {
        const range = us(round(grams), 'total_carbs');
        expect(range.low).toBeLessThanOrEqual(grams);
        expect(range.high).toBeGreaterThanOrEqual(grams);
      }),
    );
  });
});

describe('other rounding', () => {
  it('EU zero may hide up to half a gram, other values half of the last printed place', () => {
    expect(trueValueInterval({ value: 0, lessThan: false }, 'sugars', 'eu')).toEqual({ low: 0, high: 0.5 });
    const tenth = trueValueInterval({ value: 7.2, lessThan: false }, 'total_carbs', 'eu');
    expect(tenth.low).toBeCloseTo(7.15);
    expect(tenth.high).toBeCloseTo(7.25);
    expect(trueValueInterval({ value: 17, lessThan: false }, 'dietary_fiber', 'eu')).toEqual({
      low: 16.5,
      high: 17.5,
    });
  });

  it('gives a database value no spread and an unread one no range', () => {
    expect(readingInterval(certainReading('protein', 12.56, 'database'), 'protein', 'us')).toEqual({
      low: 12.56,
      high: 12.56,
    });
    expect(readingInterval(certainReading('protein', null, 'you'), 'protein', 'us')).toBeNull();
    expect(readingInterval(undefined, 'protein', 'us')).toBeNull();
  });
});
