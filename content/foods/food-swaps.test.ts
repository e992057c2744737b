import { describe, expect, it } from 'vitest';
import { netCarbsInPortion } from '#domain/nutrition/food.ts';
import { factsFromAmounts, type NutrientAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { PROFILE_GROUPS, SWAP_GROUPS } from '#domain/product-analysis/food-swaps.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { foodById, loadFoods } from './foods.ts';

function alternatives(
  productName: string | null,
  amounts: NutrientAmounts,
  servingSize = '1 serving (50 g)',
) {
  const facts = factsFromAmounts(amounts, 'you', {
    basis: { kind: 'total_incl_fibre', reason: '' },
    column: 'per_serving',
    servingGrams: 50,
    servingSize,
    productName,
  });
  return analyzeFacts(facts, loadFoods()).alternatives;
}
const starchy = { total_fat: 2, total_carbs: 30, dietary_fiber: 2, sugars: 2, protein: 4 };
const sugary = { total_fat: 5, total_carbs: 30, dietary_fiber: 0, sugars: 25, protein: 1 };

describe('swaps', () => {
  const swaps = [...SWAP_GROUPS, ...Object.values(PROFILE_GROUPS)].flatMap((group) => group.swaps);

  it('are in the foods table, with few net carbs in the portion shown', () => {
    for (const { id, name, portion } of swaps) {
      const food = foodById(id);
      expect(food, name).toBeDefined();
      if (food) expect(netCarbsInPortion(food, portion.grams), name).toBeLessThan(6);
    }
  });

  it.each([
    ['Honey Nut Oat Cereal', 'Chia pudding'],
    ['Kettle Potato Chips', 'Pork rinds'],
    ['White Sandwich Bread', 'Romaine leaves'],
    ['Spaghetti No. 5', 'Zucchini ribbons'],
    ['Strawberry Jam', 'Butter'],
    ['Milk Chocolate', 'Unsweetened cocoa'],
    ['Vanilla Ice Cream', 'Whipped heavy cream'],
    ['Oat Milk', 'Unsweetened almond milk'],
    ['Tomato Ketchup', 'Yellow mustard'],
    ['Pain de mie complet', 'Romaine leaves'],
    ['Cashew Nuts', 'Macadamia nuts'],
  ])('for %s begin with %s', (name, first) => {
    expect(alternatives(name, starchy)[0]).toMatch(new RegExp(`^${first}`));
  });

  it('are not told before it is known what the product is', () => {
    expect(alternatives(null, sugary)).toEqual([]);
  });

  it('follow what the product is made of where its name tells nothing', () => {
    const name = 'Glimmer';
    expect(alternatives(name, sugary)[0]).toMatch(/^Raspberries: 3\.4 g net carbs in half a cup \(62 g\)/);
    expect(alternatives(name, sugary, '12 fl oz (355 ml)')[0]).toMatch(/^Sparkling water: 0 g/);
    expect(alternatives(name, starchy)).toHaveLength(5);
  });

  it('always have fewer net carbs than the product, and are not given for keto foods', () => {
    const slim = { total_fat: 0, total_carbs: 4, dietary_fiber: 0, sugars: 4, added_sugars: 4, protein: 0 };
    for (const line of alternatives('Candy', slim)) {
      expect(Number(/: ([\d.]+) g/.exec(line)?.[1])).toBeLessThan(4);
    }
    expect(alternatives('Butter', { total_fat: 11, total_carbs: 0, dietary_fiber: 0, protein: 0 })).toEqual(
      [],
    );
  });
});
