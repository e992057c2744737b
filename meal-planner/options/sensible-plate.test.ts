import { expect, test } from 'vitest';
import type { MealCategory } from '#contract/meal-plans.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { alikeKeys } from './alike.ts';
import type { DishOption } from './dish-option.ts';
import { fillDish, type Taste } from './fill-dish.ts';
import { kindsOf } from './kinds.ts';
import type { Larder } from './larder.ts';
import { platePoints } from './plate.ts';

const kitchen = createKitchen();
const selected = (food: KitchenFood): KitchenFood => ({
  ...food,
  key: `pantry:${food.key}`,
  pantry: { id: 1, atHand: null, daysLeft: null },
});
const larderOf = (isSelected: (food: KitchenFood) => boolean): Larder => ({
  kitchen,
  pantry: new Map(
    [...kitchen.extras].flatMap(([id, food]) => (isSelected(food) ? [[id, [selected(food)]]] : [])),
  ),
  mayAdd: () => true,
  hasKindOf: () => false,
  foreign: () => 0,
  areEatenTogether: () => true,
  left: () => Number.POSITIVE_INFINITY,
});
const taste = (type: Taste['type']): Taste => ({
  type,
  rank: ({ fit }) => fit,
  bought: new Set(),
  roomForExtras: 4,
});
const optionsFrom = (larder: Larder, type: Taste['type'], meals?: readonly MealCategory[]): DishOption[] =>
  kitchen.dishes.flatMap((dish) =>
    fillDish(dish, larder, taste(type)).flatMap((filled) =>
      dish.meals
        .filter((meal) => !meals || meals.includes(meal))
        .map((meal): DishOption => ({ ...filled, meal, apart: null, foreign: 0 })),
    ),
  );
const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
const hasGroup = ({ groups }: KitchenFood, ...kinds: string[]) => groups.some((one) => kinds.includes(one));
const everything = optionsFrom(
  larderOf(() => true),
  'basic',
);

test('no dish of a main meal may swim in fat, however much energy a day lacks', () => {
  const mains = everything.filter(({ dish }) =>
    dish.meals.some((meal) => MAIN_MEALS.some((one) => one === meal)),
  );
  expect(mains.length).toBeGreaterThan(200);
  for (const { dish, fillings } of mains) {
    const dressed = fillings
      .filter(({ slot }) => ['protein', 'vegetable', 'base'].includes(slot.role))
      .reduce((sum, { portion }) => sum + portion.usual, 0);
    for (const { food, portion } of fillings) {
      if (!hasGroup(food, 'cooking-fat', 'dressing-oil')) continue;
      expect(portion.most, dish.id).toBeLessThanOrEqual(Math.max(portion.usual, 5 + 0.07 * dressed));
    }
  }
});

test('a selected oil comes before the oil at hand wherever something is fried or roasted in any oil', () => {
  const oil = 'sesame-oil';
  const larder = larderOf(({ ingredient, groups }) => ingredient === oil || !groups.includes('cooking-fat'));
  const heated = ['ghee', 'lard', 'tallow', '@cooking-fat'];
  let count = 0;
  for (const { dish, fillings } of optionsFrom(larder, 'basic')) {
    for (const { slot, food } of fillings) {
      if (!slot.accepts.some((kind) => heated.includes(kind))) continue;
      if (food.isStaple && !fillings.some((one) => one.food.ingredient === oil))
        expect.fail(`${dish.id}: oil at hand`);
      if (food.ingredient === oil) count++;
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('meat alone is no breakfast', () => {
  const breakfasts = everything.filter(({ meal }) => meal === 'Breakfast');
  const alone = breakfasts.filter(({ fillings }) =>
    fillings.every(({ food }) => hasGroup(food, 'beef', 'pork', 'poultry', 'cooking-fat', 'spice')),
  );
  expect(alone.length).toBeGreaterThan(0);
  for (const one of alone) expect(platePoints(one), one.dish.id).toBeGreaterThanOrEqual(3);
});

test('eggs in fat alone are no breakfast', () => {
  const bare = everything.filter(
    ({ meal, fillings }) =>
      meal === 'Breakfast' &&
      fillings.every(({ food }) => hasGroup(food, 'egg', 'cooking-fat', 'dressing-oil')),
  );
  for (const one of bare) expect(platePoints(one), one.dish.id).toBeGreaterThanOrEqual(4);
  const fried = optionsFrom(
    larderOf(({ ingredient }) => ingredient === 'egg' || ingredient === 'butter'),
    'basic',
    ['Breakfast'],
  );
  expect(fried.length).toBeGreaterThan(0);
  for (const one of fried) expect(platePoints(one), one.dish.id).toBeGreaterThanOrEqual(4);
});

test('what a dish can do without is not bought beside food of its kind', () => {
  const kinds = new Set(['tomato', 'cilantro', 'cumin', 'lime', 'onion', 'almonds', 'jalapeno']);
  const owned = larderOf(
    (food) => kinds.has(food.ingredient ?? '') || hasGroup(food, 'beef', 'poultry', 'egg', 'cooking-fat'),
  );
  const atHand = new Set([...owned.pantry.values()].flat().flatMap(kindsOf));
  const larder = {
    ...owned,
    hasKindOf: (food: KitchenFood) => kindsOf(food).some((kind) => atHand.has(kind)),
  };
  for (const { dish, fillings } of [...optionsFrom(larder, 'enhanced'), ...optionsFrom(larder, 'advanced')]) {
    for (const { slot, food } of fillings) {
      if (!slot.optional || food.pantry || food.isStaple) continue;
      expect(
        [
          'tomato-sauce',
          'parsley',
          'curry-powder',
          'lemon-juice',
          'wine-vinegar',
          'shallot',
          'pecans',
          'red-chili',
        ],
        dish.id,
      ).not.toContain(food.ingredient);
    }
  }
});

test.each(['Snacks', 'Dessert'] as const)(
  'a drink that is bought, for a spoonful of what is there, comes last: %s',
  (meal) => {
    const [cup] = everything.filter((one) => one.fillings.length === 2);
    const cream = kitchen.extras.get('heavy-cream');
    for (const id of ['coffee', 'chicken-broth', 'black-tea']) {
      const drink = kitchen.extras.get(id);
      const [first, second] = cup?.fillings ?? [];
      if (!cup || !cream || !drink || !first || !second) throw new Error('no drink to try');
      const portion = (usual: number) => ({ least: usual, usual, most: usual, step: usual });
      const withDrink = (food: KitchenFood): DishOption => ({
        ...cup,
        meal,
        fillings: [
          { ...first, food, portion: portion(200) },
          { ...second, food: selected(cream), portion: portion(40) },
        ],
      });
      expect(platePoints(withDrink(drink)) - platePoints(withDrink(selected(drink)))).toBeGreaterThanOrEqual(
        5,
      );
    }
  },
);

test('an advanced plan buys no second protein for a dish and no crumb of a topping', () => {
  const owned = larderOf((food) =>
    hasGroup(food, 'beef', 'poultry', 'egg', 'cooking-vegetable', 'cooking-fat'),
  );
  for (const { dish, fillings } of optionsFrom(owned, 'advanced')) {
    for (const { slot, food, portion } of fillings) {
      if (!slot.optional || food.pantry || food.isStaple) continue;
      const others = fillings.filter((one) => one.slot !== slot && one.slot.role === 'protein');
      if (slot.role === 'protein') expect(others, `${dish.id} ${food.name}`).toEqual([]);
      if (slot.role === 'topping') expect(portion.most, `${dish.id} ${food.name}`).toBeGreaterThanOrEqual(10);
    }
  }
});

test('two dishes of the same foods by the same method are the same meal in other words', () => {
  const larder = larderOf(({ ingredient }) =>
    ['shrimp', 'zucchini', 'egg', 'butter'].includes(ingredient ?? ''),
  );
  const keysOf = (wanted: RegExp) =>
    optionsFrom(larder, 'basic', ['Dinner'])
      .filter(({ dish }) => wanted.test(dish.id))
      .map(alikeKeys);
  expect(keysOf(/omelet/).length).toBeGreaterThan(0);
  for (const keys of keysOf(/omelet/)) expect(keys).toContain('egg omelet');
  const pans = optionsFrom(larder, 'basic', ['Dinner']).filter(
    ({ dish, fillings }) =>
      /pan|wok/.test(dish.equipment[0] ?? '') &&
      ['shrimp', 'zucchini'].every((id) => fillings.some(({ food }) => food.ingredient === id)),
  );
  expect(pans.length).toBeGreaterThan(1);
  expect(new Set(pans.map((one) => alikeKeys(one)[0])).size).toBe(1);
});
