import { describe, expect, test } from 'vitest';
import type { MealPlan } from '#contract/meal-plans.ts';
import { suggestFoods } from '#foods/suggest-foods.ts';
import { planned, planner, refused, request } from '#tests/planner/ask-planner.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';

/** As somebody adds them: the first hit of the food search for each name. */
const searched = (...names: string[]) =>
  names.map((name, at) => {
    const [hit] = suggestFoods(name, 1).foods;
    if (!hit) throw new Error(`the search finds no ${name}`);
    return pantryFood({ id: at + 1, productName: hit.name, foodId: hit.food.id });
  });
const ingredientsOf = ({ days }: MealPlan) =>
  days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));

describe('a cook finds a meal in', () => {
  test.each([
    [
      ['eggs', 'avocado', 'salmon'],
      ['Breakfast', 'Dinner'],
    ],
    [['chicken breast', 'broccoli'], ['Dinner']],
    [['chicken breast', 'broccoli'], []],
    [
      ['shrimp', 'zucchini'],
      ['Lunch', 'Dinner'],
    ],
    [['bacon', 'eggs'], ['Breakfast']],
    [
      ['ground beef', 'cheddar'],
      ['Lunch', 'Dinner'],
    ],
    [['canned tuna', 'mayonnaise'], ['Lunch']],
    [
      ['tofu', 'spinach'],
      ['Breakfast', 'Dinner'],
    ],
    [['pork chops', 'mushrooms'], ['Dinner']],
    [['ham', 'swiss cheese', 'cucumber'], []],
    [['steak'], ['Dinner']],
    [['mozzarella', 'tomato'], ['Lunch']],
    [['greek yogurt', 'almonds'], ['Breakfast']],
  ] as const)('%s for %s', async (names, mealTypes) => {
    const plan = await planned({ items: searched(...names), type: 'basic', mealTypes: [...mealTypes] });
    const used = ingredientsOf(plan);
    expect(used.every(({ pantryItemId, isStaple }) => pantryItemId !== null || isStaple)).toBe(true);
    expect(used.filter(({ isStaple }) => isStaple).every(({ values }) => values.netCarbs === 0)).toBe(true);
  });

  test('no oil is taken where a fat was selected, and what is taken is said apart from what is bought', async () => {
    const withButter = await planned({
      items: searched('steak', 'spinach', 'butter'),
      mealTypes: ['Dinner'],
    });
    expect(ingredientsOf(withButter).some(({ isStaple }) => isStaple)).toBe(false);
    const without = await planner.plan(
      request({ items: searched('steak', 'spinach'), type: 'basic', mealTypes: ['Dinner'] }),
    );
    if (without.kind === 'refused') throw new Error(without.refusal.message);
    expect(without.text).toMatch(/We assume you have: \d+ g of olive oil/);
    expect(without.text).not.toContain('Additional ingredients');
  });

  test.each([
    [['chicken thighs', 'cauliflower', 'cream cheese']],
    [['salmon', 'zucchini', 'butter']],
    [['pork belly', 'spinach', 'avocado']],
    [['tofu', 'cauliflower', 'cream cheese']],
    [['lamb chops', 'cucumber', 'feta']],
    [['sardines', 'cucumber', 'feta']],
  ])('%s for a whole day, the same plate at most twice, which is said', async (names) => {
    const { days, notes } = await planned({ items: searched(...names), type: 'basic' });
    const [day] = days;
    const meals = day?.dishes.map(({ meal }) => meal) ?? [];
    expect(meals).toEqual(expect.arrayContaining(['Breakfast', 'Lunch', 'Dinner']));
    const times = [...Map.groupBy(day?.dishes ?? [], ({ dishId }) => dishId).values()].map(
      ({ length }) => length,
    );
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    expect(notes.some((note) => note.includes('twice a day'))).toBe(Math.max(...times) === 2);
  });

  test('vegetables alone are no dinner, and what is missing is the protein, not the fat', async () => {
    const { message } = await refused({
      items: searched('kale', 'cauliflower'),
      type: 'basic',
      mealTypes: ['Dinner'],
    });
    expect(message).toContain('no protein for a dinner');
  });
});
