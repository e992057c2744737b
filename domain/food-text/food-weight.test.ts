import { describe, expect, it } from 'vitest';
import { gramsOf, inFoodUnit, weightText } from './food-weight.ts';

describe('weight of a food', () => {
  it('is told as a kitchen scale shows it', () => {
    expect(weightText(8.46, 'g')).toBe('8.5 g');
    expect(weightText(120.4, 'g')).toBe('120 g');
    expect(weightText(120, 'oz')).toBe('4.2 oz');
    expect(weightText(7, 'oz')).toBe('0.25 oz');
  });

  it('goes from ounces to grams and back', () => {
    expect(gramsOf(16, 'oz')).toBeCloseTo(453.59, 2);
    expect(inFoodUnit(gramsOf(3.5, 'oz'), 'oz')).toBeCloseTo(3.5, 10);
    expect(gramsOf(80, 'g')).toBe(80);
  });
});
