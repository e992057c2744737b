import { describe, expect, test } from 'vitest';
import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import { loadDishes } from '#content/dishes/load-dishes.ts';
import { ingredientById } from '#content/dishes/load-ingredients.ts';
import type { MealPlan } from '#contract/meal-plans.ts';
import { foods, planned } from '#tests/planner/ask-planner.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';

const ingredientsOf = ({ days }: MealPlan) =>
  days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
const boughtIn = (plan: MealPlan) => [
  ...new Set(
    ingredientsOf(plan).flatMap(({ pantryItemId, isStaple, name }) =>
      pantryItemId === null && !isStaple ? [name] : [],
    ),
  ),
];

describe('a week for one person', () => {
  test('of the richest type buys a basket, not a cart, and uses again what it bought', async () => {
    const plan = await planned({ type: 'advanced', days: 7 });
    const bought = boughtIn(plan);
    expect(bought.length).toBeLessThanOrEqual(20);
    expect(bought.length).toBeGreaterThan(5);
    const times = bought.map((name) => ingredientsOf(plan).filter((one) => one.name === name).length);
    expect(times.filter((count) => count > 1).length).toBeGreaterThan(bought.length / 4);
  });

  test.each(['enhanced', 'advanced'] as const)('has days of about the same energy when %s', async (type) => {
    const { days } = await planned({ type, days: 7 });
    const energies = days.map(({ totals }) => totals.kcal);
    expect(Math.min(...energies)).toBeGreaterThan(0.8 * Math.max(...energies));
  });
});

describe('amounts a person eats', () => {
  test('are no more than four eggs a day where other food is there', async () => {
    const { days } = await planned({ days: 3 });
    for (const { dishes } of days) {
      const grams = dishes
        .flatMap(({ ingredients }) => ingredients)
        .reduce((sum, one) => sum + (one.ingredient === 'egg' ? one.grams : 0), 0);
      expect(grams).toBeLessThanOrEqual(200);
    }
  });

  test('are the smallest portions where eggs are nearly all there is', async () => {
    const plan = await planned({ items: foods('Egg, raw', 'Cheddar', 'Butter, salted'), type: 'basic' });
    const eggs = ingredientsOf(plan).filter(({ ingredient }) => ingredient === 'egg');
    expect(eggs.reduce((sum, { grams }) => sum + grams, 0)).toBeLessThanOrEqual(300);
  });

  test.each([0, 1, 2, 3])('are half an avocado or more, never a spoonful (variant %i)', async (variant) => {
    const items = foods('Avocado', 'Egg, raw', 'Chicken thigh with skin', 'Romaine lettuce', 'Zucchini, raw');
    const avocados = ingredientsOf(await planned({ items, days: 3, variant })).filter(
      ({ ingredient }) => ingredient === 'avocado',
    );
    expect(avocados.length).toBeGreaterThan(0);
    for (const { grams } of avocados) expect(grams).toBeGreaterThanOrEqual(50);
  });
});

test('no dish takes a plate of Parmesan', async () => {
  const items = foods('Parmesan, hard', 'Egg, raw', 'Asparagus, raw', 'Zucchini, raw', 'Butter, salted');
  const used = ingredientsOf(await planned({ items, type: 'advanced', days: 3 }));
  const parmesan = used.filter(({ ingredient }) => ingredient === 'parmesan').map(({ grams }) => grams);
  expect(parmesan.length).toBeGreaterThan(0);
  expect(Math.max(...parmesan)).toBeLessThanOrEqual(40);
});

test('a plate that needs no cooking, or meat alone, comes for breakfast and dinner only where nothing suits better', async () => {
  const { days } = await planned({ days: 3 });
  const lastFor = new Map(loadDishes().map((dish) => [dish.id, dish.lastFor]));
  const wrong = days.flatMap(({ dishes }) =>
    dishes.filter(({ meal, dishId }) => lastFor.get(dishId)?.includes(meal)).map(({ name }) => name),
  );
  expect(wrong).toEqual([]);
});

test('a dish is made of what was selected, not bought around a spoonful of it', async () => {
  const items = foods('Avocado', 'Romaine lettuce', 'Egg, raw');
  for (const type of ['enhanced', 'advanced'] as const) {
    for (const { ingredients } of (await planned({ items, type })).days.flatMap(({ dishes }) => dishes)) {
      const weigh = (own: boolean) =>
        ingredients.reduce((sum, one) => sum + ((one.pantryItemId !== null) === own ? one.grams : 0), 0);
      expect(weigh(true)).toBeGreaterThan(0.15 * (weigh(true) + weigh(false)));
    }
  }
});

describe('a plate', () => {
  const main = ({ days }: MealPlan) =>
    days.flatMap(({ dishes }) => dishes.filter(({ meal }) => meal === 'Lunch' || meal === 'Dinner'));
  const inGroups = (dish: MealPlan['days'][number]['dishes'][number], groups: readonly IngredientGroup[]) =>
    dish.ingredients.some(({ ingredient }) =>
      ingredientById(ingredient ?? '')?.groups.some((group) => groups.includes(group)),
    );

  test('has a protein and a vegetable where both were selected', async () => {
    const items = foods('Chicken thigh with skin', 'Egg, raw', 'Cauliflower, raw', 'Spinach, raw', 'Cheddar');
    for (const dish of main(await planned({ items, type: 'basic', days: 2 }))) {
      expect(dish.totals.protein, dish.name).toBeGreaterThan(15);
      expect(inGroups(dish, ['cooking-vegetable', 'leafy-green']), dish.name).toBe(true);
    }
  });

  test('is not left with salt and pepper alone where a seasoning may be bought', async () => {
    const seasonings: IngredientGroup[] = ['spice', 'fresh-herb', 'citrus', 'onion', 'condiment', 'sauce'];
    const items = foods('Chicken thigh with skin', 'Zucchini, raw', 'Egg, raw', 'Butter, salted');
    const dishes = main(await planned({ items, type: 'enhanced', days: 2 }));
    expect(dishes.length).toBe(4);
    expect(dishes.filter((dish) => !inGroups(dish, seasonings)).map(({ name }) => name)).toEqual([]);
  });

  test('takes the meat that is there again before another is bought', async () => {
    const items = foods(
      'Chicken thigh with skin',
      'Egg, raw',
      'Cheddar',
      'Broccoli, raw',
      'Zucchini, raw',
      'Butter, salted',
    );
    const bought = ingredientsOf(await planned({ items, mealTypes: ['Dinner'], days: 5 })).filter(
      ({ pantryItemId, isStaple }) => pantryItemId === null && !isStaple,
    );
    const flesh = ['poultry', 'beef', 'pork', 'lamb', 'oily-fish', 'white-fish', 'shellfish'];
    const kinds = bought.flatMap(({ ingredient }) => ingredientById(ingredient ?? '')?.groups ?? []);
    expect(kinds.filter((kind) => flesh.includes(kind))).toEqual([]);
  });
});

describe('what somebody selected', () => {
  const RAW = [
    pantryFood({ id: 11, productName: 'Ground beef', foodId: '23572' }),
    pantryFood({ id: 12, productName: 'Salmon', foodId: '15236' }),
  ];
  const items = [
    ...foods(
      'Chicken thigh with skin',
      'Broccoli, raw',
      'Zucchini, raw',
      'Egg, raw',
      'Cheddar',
      'Butter, salted',
    ),
    ...RAW,
  ];

  test.each(['basic', 'enhanced', 'advanced'] as const)(
    'is eaten before the same meat comes twice a day, and before meat is bought: %s',
    async (type) => {
      const { days } = await planned({ items, type, mealTypes: ['Lunch', 'Dinner'], days: 1 });
      const fleshOf = (dish: (typeof days)[number]['dishes'][number]) =>
        dish.ingredients.filter(({ ingredient }) =>
          ingredientById(ingredient ?? '')?.groups.some((group) =>
            ['poultry', 'beef', 'oily-fish'].includes(group),
          ),
        );
      const mains = days.flatMap(({ dishes }) => dishes.map(fleshOf));
      expect(mains.map((flesh) => flesh.length > 0)).toEqual([true, true]);
      expect(mains.flat().filter(({ pantryItemId }) => pantryItemId === null)).toEqual([]);
      expect(new Set(mains.flat().map(({ ingredient }) => ingredient)).size).toBe(mains.flat().length);
    },
  );

  test('is not bought again by another name', async () => {
    const items = foods('Zucchini, raw', 'Feta', 'Tomato, raw', 'Egg, raw', 'Olive oil');
    for (const variant of [0, 1, 2]) {
      const bought = boughtIn(await planned({ items, variant }));
      expect(bought.filter((name) => /tomato|oil|mozzarella|mushroom/.test(name))).toEqual([]);
    }
  });
});

test.each(['basic', 'enhanced', 'advanced'] as const)(
  'a whole day ends with a dessert where cream and berries are there: %s',
  async (type) => {
    const { days } = await planned({ type });
    expect(days.flatMap(({ dishes }) => dishes.map(({ meal }) => meal))).toContain('Dessert');
  },
);
