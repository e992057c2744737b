import { describe, expect, test } from 'vitest';
import { planned } from '#tests/planner/ask-planner.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { labelPiece } from './label-piece.ts';

/** A food with the label's values of a serving, grams in tenths as the API stores them. */
const labeled = (
  id: number,
  productName: string,
  servingSize: string,
  [calories, totalFat, netCarbs, protein]: readonly [number, number, number, number],
) => pantryFood({ id, productName, servingSize, calories, totalFat, netCarbs, protein, dietaryFiber: 0 });

const TUNA = labeled(1, 'StarKist Chunk Light Tuna in Water', '1 can drained (113 g)', [90, 5, 0, 200]);
const PROVOLONE = labeled(2, 'Sliced Provolone', '1 slice (19 g)', [70, 50, 0, 50]);
const TORTILLA = labeled(3, 'Mission Carb Balance Flour Tortillas', '1 tortilla (42 g)', [70, 30, 20, 50]);
const MAYO = labeled(4, 'Real Mayonnaise', '1 Tbsp (14 g)', [90, 100, 0, 0]);

describe('what a can or a slice of the label weighs', () => {
  test.each([
    ['1 can drained (113 g)', { unit: 'can', grams: 113 }],
    ['3 slices (57 g)', { unit: 'slice', grams: 19 }],
    ['1 tortilla (42 g)', { unit: 'piece', grams: 42 }],
    ['2 cooked slices (15 g)', null],
    ['1/2 cup (125 g)', null],
    [null, null],
  ] as const)('%s', (servingSize, expected) => {
    expect(labelPiece({ servingSize })).toEqual(expected);
  });

  test('is what the plan counts by, and a low-carb tortilla is a food to cook with', async () => {
    const items = [TUNA, PROVOLONE, TORTILLA, MAYO];
    const plan = await planned({ items, type: 'basic', mealTypes: ['Lunch', 'Dinner'] });
    const used = plan.days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
    const tuna = used.filter(({ pantryItemId }) => pantryItemId === TUNA.id);
    expect(tuna.map(({ grams, amount }) => [grams, amount])).toContainEqual([113, '1 can']);
    expect(used.some(({ pantryItemId }) => pantryItemId === TORTILLA.id)).toBe(true);
    for (const { grams } of used.filter(({ pantryItemId }) => pantryItemId === PROVOLONE.id)) {
      expect(grams % 19).toBe(0);
    }
  });
});

test('sweeteners that are not taken for sugar are known by their names, without net carbs', async () => {
  const cream = labeled(1, 'Heavy cream', '1 Tbsp (15 g)', [51, 54, 4, 4]);
  const sweetener = pantryFood({ id: 2, productName: 'Erythritol' });
  const cocoa = pantryFood({ id: 3, productName: 'Unsweetened cocoa powder' });
  const plan = await planned({ items: [cream, sweetener, cocoa], type: 'basic', mealTypes: ['Dessert'] });
  const used = plan.days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
  const erythritol = used.find(({ pantryItemId }) => pantryItemId === sweetener.id);
  expect(erythritol?.values.netCarbs).toBe(0);
  expect(erythritol?.grams).toBeGreaterThanOrEqual(4);
  expect(plan.notes.join(' ')).toContain('the values from our table: Erythritol.');
});
