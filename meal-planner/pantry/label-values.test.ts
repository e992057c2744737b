import { expect, test } from 'vitest';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { labelValues } from './label-values.ts';
import { servingWeight, weightIn } from './serving-weight.ts';

const CHEESE = pantryFood({
  id: 1,
  productName: 'Cheddar',
  servingSize: '1 slice (28 g)',
  calories: 113,
  totalFat: 93,
  totalCarbs: 4,
  dietaryFiber: 0,
  protein: 70,
  netCarbs: 4,
});

test.each([
  ['2 tbsp (32 g)', 32],
  ['1 oz', 28.349523125],
  ['240 ml', 240],
  ['37,5 g', 37.5],
  ['1 slice', null],
  ['0 g', null],
])('"%s" weighs %s g', (text, grams) => {
  expect(weightIn(text)).toBe(grams);
});

test('amounts per gram follow from the serving, whose grams are whole tenths', () => {
  expect(labelValues(CHEESE)).toEqual({
    kcal: 113 / 28,
    netCarbs: 0.4 / 28,
    protein: 7 / 28,
    fat: 9.3 / 28,
    fiber: 0,
  });
});

test.each(['netCarbs', 'calories', 'protein', 'totalFat'] as const)('without %s there are none', (field) => {
  expect(labelValues({ ...CHEESE, [field]: null })).toBeNull();
});

test('what no food can hold is not believed', () => {
  expect(labelValues({ ...CHEESE, calories: 400 })).toBeNull();
  expect(labelValues({ ...CHEESE, protein: 260 })).toBeNull();
});

test('an open carb basis counts with its upper bound', () => {
  const nutritionAnalysis = {
    basis: { kind: 'unknown', reason: '' },
    net_carbs_interval: { value: 1, low: 0, high: 2.8 },
  };
  expect(labelValues({ ...CHEESE, nutritionAnalysis })?.netCarbs).toBeCloseTo(0.1);
});

test('without a printed weight the reading tells it', () => {
  const unprinted = { ...CHEESE, servingSize: '1 slice' };
  expect(servingWeight({ ...unprinted, nutritionAnalysis: { column: 'per_100g' } })).toBe(100);
  expect(
    servingWeight({ ...unprinted, nutritionAnalysis: { column: 'per_serving', serving_grams: 30 } }),
  ).toBe(30);
  expect(
    servingWeight({ ...unprinted, nutritionAnalysis: { column: 'per_container', serving_grams: 30 } }),
  ).toBeNull();
  expect(servingWeight(unprinted)).toBeNull();
});
