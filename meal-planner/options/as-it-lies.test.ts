import { describe, expect, test } from 'vitest';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { suitsDish } from './as-it-lies.ts';

const kitchen = createKitchen();

function food(id: string, own: Partial<KitchenFood>): KitchenFood {
  const known = kitchen.extras.get(id);
  if (!known) throw new Error(`no ingredient ${id}`);
  return { ...known, ...own };
}

/** Dishes whose slots for what was cooked before take the food. */
const takenBy = (one: KitchenFood) =>
  kitchen.dishes.filter((dish) =>
    dish.slots.some(
      (slot) =>
        slot.cooked && kitchen.fitting(slot).includes(one.ingredient ?? '') && suitsDish(dish, slot, one),
    ),
  );

describe('slots for what was cooked before', () => {
  test('take a roast of yesterday', () => {
    expect(
      takenBy(food('flank-steak', { name: 'Leftover steak', cookedYield: 0.75 })).length,
    ).toBeGreaterThan(3);
  });

  test('take nothing raw, and no meat that is only called smoked', () => {
    expect(takenBy(food('flank-steak', { name: 'Flank steak' }))).toEqual([]);
    expect(takenBy(food('pork-loin', { name: 'Smoked pork loin', cookedYield: 0.9 }))).toEqual([]);
  });

  test('take what is sold ready to eat', () => {
    expect(takenBy(food('roast-beef', {})).length).toBeGreaterThan(3);
  });
});

test.each([
  ['bacon', 'Thick-cut bacon', true],
  ['bacon', 'Lardons fumés', false],
  ['bacon', 'Bacon, diced', false],
] as const)('%s as %s is wound around vegetables: %s', (id, name, isWound) => {
  const dish = kitchen.dishes.find((one) => one.name === '{vegetable} wrapped in {bacon}');
  const slot = dish?.slots.find((one) => one.id === 'bacon');
  if (!dish || !slot) throw new Error('no such dish');
  expect(suitsDish(dish, slot, food(id, { name }))).toBe(isWound);
});

test('greens that are soft already are not washed and cut up again', () => {
  const cooked = food('collard-greens', { name: 'Collards, leftover', cookedYield: 0.9 });
  const washed = kitchen.dishes.filter((dish) =>
    dish.slots.some(
      (slot) =>
        kitchen.fitting(slot).includes('collard-greens') &&
        suitsDish(dish, slot, cooked) &&
        dish.steps.some((step) => step.includes(`{${slot.id}}`) && /\bwash/i.test(step)),
    ),
  );
  expect(washed.map(({ id }) => id)).toEqual([]);
});

test('a bag of slaw has no leaves to roll', () => {
  const rolls = kitchen.dishes.filter(({ steps }) => steps.some((step) => /whole leaves/.test(step)));
  expect(rolls.length).toBeGreaterThan(0);
  const takes = (name: string) =>
    rolls.filter((dish) =>
      dish.slots.some(
        (slot) =>
          kitchen.fitting(slot).includes('white-cabbage') &&
          suitsDish(dish, slot, food('white-cabbage', { name })),
      ),
    );
  expect(takes('Green cabbage').length).toBeGreaterThan(0);
  expect(takes('Coleslaw mix')).toEqual([]);
});

test('thighs without skin are roasted by words of their own, or not where a skin is to crisp', () => {
  const boneless = food('boneless-chicken-thigh', {});
  const crisped = kitchen.dishes.filter((dish) =>
    dish.slots.some(
      (slot) =>
        kitchen.fitting(slot).includes('boneless-chicken-thigh') &&
        suitsDish(dish, slot, boneless) &&
        !dish.steps.join(' ').includes('boneless-chicken-thigh') &&
        dish.steps.some((step) => /skin up|under the skin|beside the bone/.test(step)),
    ),
  );
  expect(crisped.map(({ id }) => id)).toEqual([]);
});
