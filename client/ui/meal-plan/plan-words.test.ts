import { describe, expect, it } from 'vitest';
import { amountText, gramsText, kcalText, scaled } from './plan-words.ts';

describe('amount of an ingredient', () => {
  it('names the household measure with the weight beside it', () => {
    expect(amountText({ amount: '1 1/2 tbsp', grams: 21 }, 'g')).toBe('1 1/2 tbsp (21 g)');
    expect(amountText({ amount: null, grams: 120 }, 'oz')).toBe('4.2 oz');
  });

  it('multiplies both for more servings', () => {
    expect(amountText({ amount: '2 eggs', grams: 110 }, 'g', 2)).toBe('2 x 2 eggs (220 g)');
    expect(amountText({ amount: '2 eggs', grams: 110 }, 'g', 0.5)).toBe('0.5 x 2 eggs (55 g)');
  });
});

describe('values', () => {
  it('are told with one decimal at most', () => {
    expect(gramsText(4.04)).toBe('4 g');
    expect(gramsText(12.25)).toBe('12.3 g');
    expect(kcalText(511.6)).toBe('512 kcal');
  });

  it('grow with the servings', () => {
    expect(scaled({ kcal: 100, netCarbs: 2, protein: 10, fat: 8, fiber: 1 }, 3)).toEqual({
      kcal: 300,
      netCarbs: 6,
      protein: 30,
      fat: 24,
      fiber: 3,
    });
  });
});
