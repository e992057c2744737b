import { describe, expect, it } from 'vitest';
import { portionValues, readPortion } from './food-form.tsx';

const PER_100G = {
  kcal: 160,
  fat: 14.7,
  saturatedFat: 2.1,
  carbs: 8.5,
  fiber: 6.7,
  sugars: 0.7,
  protein: 2,
  sodiumMg: 7,
  netCarbs: 1.8,
  netCarbsAtMost: false,
};

describe('portion of a food', () => {
  it('has its share of 100 g', () => {
    const values = portionValues(PER_100G, 150);
    expect(values.kcal).toBeCloseTo(240);
    expect(values.netCarbs).toBeCloseTo(2.7);
    expect(values.netCarbsAtMost).toBe(false);
  });
});

describe('a weight that is typed', () => {
  it('is read in grams and ounces', () => {
    expect(readPortion('80', 'g')).toEqual({ grams: 80 });
    expect(readPortion('2,5', 'oz')).toEqual({ grams: 70.87 });
  });

  it('must be a weight, and one that a portion can have', () => {
    expect(readPortion('', 'g').error).toBe('Enter a weight in grams');
    expect(readPortion('0', 'oz').error).toBe('Enter a weight in ounces');
    expect(readPortion('5001', 'g').error).toBe('A portion can weigh at most 5000 g');
  });
});
