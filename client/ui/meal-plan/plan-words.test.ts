import { describe, expect, it } from 'vitest';
import { amountText, gramsText, kcalText } from './plan-words.ts';

describe('amount of an ingredient', () => {
  it('names the household measure with the weight beside it', () => {
    expect(amountText({ amount: '1 1/2 tbsp', grams: 21 }, 'g')).toBe('1 1/2 tbsp (21 g)');
    expect(amountText({ amount: null, grams: 120 }, 'oz')).toBe('4.2 oz');
  });
});

describe('values', () => {
  it('are told with one decimal at most', () => {
    expect(gramsText(4.04)).toBe('4 g');
    expect(gramsText(12.25)).toBe('12.3 g');
    expect(kcalText(511.6)).toBe('512 kcal');
  });
});
