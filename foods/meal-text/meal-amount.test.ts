import { expect, test } from 'vitest';
import { mealAmountAt } from './meal-amount.ts';
import { mealTokens } from './meal-tokens.ts';

const amountOf = (text: string) => mealAmountAt(mealTokens(text), 0)?.value ?? null;

test.each<[string, object]>([
  ['2 eggs', { count: 2, unit: null, measure: null }],
  ['two large eggs', { count: 2, size: 'large' }],
  ['a dozen oysters', { count: 12 }],
  ['half an avocado', { count: 0.5 }],
  ['1 1/2 cups rice', { count: 1.5, unit: 'cup' }],
  ['1½ cups rice', { count: 1.5, unit: 'cup' }],
  ['a cup and a half of rice', { count: 1.5, unit: 'cup' }],
  ['one and a half bagels', { count: 1.5, unit: null }],
  ['3oz chicken', { count: 3, unit: 'oz' }],
  ['1,5 kg potatoes', { count: 1.5, unit: 'kg' }],
  ['.5 cup cream', { count: 0.5, unit: 'cup' }],
  ['2 tbsp. of butter', { count: 2, unit: 'tbsp' }],
  ['a couple of crackers', { count: 2, countLow: 2, countHigh: 3 }],
  ['a few strawberries', { count: 3, countLow: 2, countHigh: 5 }],
  ['2 to 3 slices of ham', { count: 2.5, countLow: 2, countHigh: 3, measure: 'slice' }],
  ['a handful of nuts', { count: 1, measure: 'handful' }],
  ['a 12 oz can of cola', { measure: 'can', each: { count: 12, unit: 'oz' } }],
  ['two 8 fl oz glasses of milk', { count: 2, each: { count: 8, unit: 'fl oz' } }],
  ['glass of milk', { count: 1, measure: 'glass' }],
  ['a whole can of soup', { count: 1, measure: 'can' }],
  ['about 150 grams of beef', { count: 150, unit: 'g' }],
])('%s', (text, amount) => {
  expect(amountOf(text)).toMatchObject(amount);
});

test.each(['eggs', 'with milk', '6 inch sub', '100 calorie pack', '0 eggs'])('%s says no amount', (text) => {
  expect(amountOf(text)).toBeNull();
});
