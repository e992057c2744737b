import { expect, test } from 'vitest';
import { foodById } from '#content/foods/foods.ts';
import { type Food, netCarbsInPortion } from '#domain/nutrition/food.ts';
import { analyzeFood } from '#domain/product-analysis/food-analysis.ts';
import { ALMONDS, FRUIT } from './example-values.ts';

function row(id: string): Food {
  const food = foodById(id);
  if (!food) throw new Error(`The foods table has no food ${id}`);
  return food;
}

test('the almonds are what the app would say of a handful', () => {
  const analysis = analyzeFood(row(ALMONDS.foodId), { text: 'handful', grams: ALMONDS.grams }, 'Almonds', []);
  expect(analysis.total_carbs?.toFixed(1)).toBe(ALMONDS.carbs);
  expect(analysis.dietary_fiber?.toFixed(1)).toBe(ALMONDS.fiber);
  expect(analysis.net_carbs?.toFixed(1)).toBe(ALMONDS.net);
  expect([analysis.keto_score, analysis.keto_rating]).toEqual([ALMONDS.score, ALMONDS.rating]);
});

test.each(Object.values(FRUIT))('food $foodId has the net carbs that are shown', ({ foodId, grams, net }) => {
  expect(netCarbsInPortion(row(foodId), grams).toFixed(1)).toBe(net);
});
