import { expect, it } from 'vitest';
import { readWith } from '#tests/dishes/read-dish.ts';
import { foodById } from '../foods/foods.ts';
import { FLESH_GROUPS } from './diet-tags.ts';
import type { Dish, DishSlot } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';

const RAW_ROW = /\b(?:raw|unprepared|unheated)\b/;
/** Sold raw whatever their rows of the table tell: what is only called chorizo may be, and ham steak may be gammon. */
const MAY_BE_RAW = new Set(['fresh-chorizo', 'bratwurst', 'pork-sausage', 'ham-steak']);

/** Raw in the table, and eaten so. */
const DRY_CURED = new Set(['prosciutto']);

/** Whether somebody may have it raw: meat, fish, shellfish and eggs. */
function mayBeRaw({ id, food, groups }: Ingredient): boolean {
  if (MAY_BE_RAW.has(id)) return true;
  if (DRY_CURED.has(id)) return false;
  const isOfAnimals = groups.some((group) => group === 'egg' || FLESH_GROUPS.includes(group));
  return isOfAnimals && RAW_ROW.test(foodById(food)?.description ?? '');
}

const HEAT =
  /°C|\b(?:fry|brown|sear|grill|broil|bake|roast|boil|simmer|poach|steam|braise|cook|scramble|microwave|heat)\b|until softly set/i;

/** Whether the food is heated from the step that first names it on. */
function isHeated({ steps }: Dish, slot: DishSlot, food: Ingredient): boolean {
  const read = steps.map((step) => readWith(step, slot.id, food));
  const first = read.findIndex((step) => step.includes(`{${slot.id}}`));
  return read.slice(first).some((step) => HEAT.test(step));
}

it('whatever may be raw meat, fish or egg is never eaten uncooked', () => {
  const raw = loadDishes().flatMap((dish) =>
    dish.slots.flatMap((slot) =>
      slotCandidates(slot)
        .filter((food) => !slot.cooked && mayBeRaw(food))
        .filter((food) => dish.tags.includes('no-cook') || !isHeated(dish, slot, food))
        .map(({ id }) => `${dish.id}: ${id}`),
    ),
  );
  expect(raw).toEqual([]);
});

it('what is tinned or smoked is not fried like raw fillets', () => {
  const READY = new Set([
    'smoked-salmon',
    'kipper',
    'canned-mackerel',
    'canned-salmon',
    'sardines',
    'tuna-in-oil',
  ]);
  const asRaw = loadDishes().flatMap((dish) =>
    dish.slots.flatMap((slot) =>
      slotCandidates(slot)
        .filter(({ id }) => READY.has(id))
        .filter((food) =>
          dish.steps
            .map((step) => readWith(step, slot.id, food))
            .some((step) => step.includes(`{${slot.id}}`) && /63 °C|minutes per side/.test(step)),
        )
        .map(({ id }) => `${dish.id}: ${id}`),
    ),
  );
  expect(asRaw).toEqual([]);
});
