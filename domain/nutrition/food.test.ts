import { describe, expect, it } from 'vitest';
import { customaryPortion } from '../keto-score/customary-portion.ts';
import { scoreFood } from '../keto-score/score-product.ts';
import { type Food, foodFacts, foodNetCarbs } from './food.ts';
import { netCarbs } from './net-carbs.ts';

const broccoli: Food = {
  id: '11090',
  description: 'Broccoli, raw',
  group: 'Vegetables and Vegetable Products',
  kcal: 34,
  fatG: 0.37,
  saturatedFatG: 0.039,
  carbsG: 6.64,
  fibreG: 2.6,
  sugarsG: 1.7,
  proteinG: 2.82,
  sodiumMg: 33,
  potassiumMg: 316,
  magnesiumMg: 21,
  cholesterolMg: 0,
  waterG: 89.3,
  alcoholG: 0,
  serving: { text: '1 cup chopped', grams: 91 },
};

describe('a food of the table', () => {
  it('has the same net carbs as a food and as facts', () => {
    expect(foodNetCarbs(broccoli)).toEqual({ value: 4.04, low: 4.04, high: 4.04 });
    expect(netCarbs(foodFacts(broccoli)).interval).toEqual({ value: 4.04, low: 4.04, high: 4.04 });
  });

  it('is judged by its total carbohydrate where the fiber is unknown', () => {
    const unknown = { ...broccoli, fibreG: null };
    expect(foodNetCarbs(unknown)).toEqual({ value: 6.64, low: 0, high: 6.64 });
    expect(netCarbs(foodFacts(unknown)).interval).toBeNull();
    expect(scoreFood(unknown)?.score).toBeLessThan(scoreFood(broccoli)?.score ?? 0);
  });
});

describe('customaryPortion', () => {
  it('keeps a household measure that people eat, and replaces one that they do not', () => {
    expect(customaryPortion(broccoli)).toEqual({ text: '1 cup chopped', grams: 91 });
    expect(
      customaryPortion({ ...broccoli, description: 'Garlic, raw', serving: { text: '1 cup', grams: 136 } }),
    ).toEqual({ text: '4 g', grams: 4 });
    expect(customaryPortion({ ...broccoli, serving: null }).grams).toBe(85);
  });
});
