import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DishSlot } from '#content/dishes/dish.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { DishOption } from '../options/dish-option.ts';
import { kitchenAmount } from './amount-words.ts';
import { portionFor, toStep } from './kitchen-step.ts';
import { roundDay } from './round-day.ts';

const kitchen = createKitchen();

function food(id: string): KitchenFood {
  const found = kitchen.extras.get(id);
  if (!found) throw new Error(`no ingredient ${id}`);
  return found;
}

const slot = (...grams: [least: number, usual: number, most: number]): DishSlot => ({
  id: 'x',
  role: 'protein',
  accepts: ['egg'],
  grams,
  optional: false,
});

describe('portions', () => {
  test.each([
    ['egg', [60, 110, 160], Infinity, { least: 100, most: 150, step: 50 }],
    ['bacon', [20, 40, 60], Infinity, { least: 28, most: 56, step: 28 }],
    ['salmon', [112, 150, 203], Infinity, { least: 115, most: 200, step: 5 }],
    ['butter', [5, 10, 21], Infinity, { least: 5, most: 21, step: 1 }],
    ['oregano', [0.4, 1, 2.2], Infinity, { least: 0.5, most: 2, step: 0.5 }],
    ['egg', [60, 110, 160], 120, { least: 100, most: 100, step: 50 }],
    ['salmon', [112, 150, 203], 114, { least: 112, most: 114, step: 1 }],
  ] as const)('of %s within %j with %d g there are whole steps', (id, grams, atHand, expected) => {
    expect(portionFor(food(id), slot(grams[0], grams[1], grams[2]), atHand)).toMatchObject(expected);
  });

  test('too little is none', () => {
    expect(portionFor(food('salmon'), slot(112, 150, 203), 100)).toBeNull();
    expect(portionFor(food('egg'), slot(60, 110, 160), 50)).toBeNull();
  });

  test('cooked food is weighed by what it was raw', () => {
    const cooked = { ...food('chicken-breast'), cookedYield: 0.7 };
    expect(portionFor(cooked, slot(100, 160, 240), Infinity)).toMatchObject({ least: 70, most: 165 });
  });

  test.each([
    ['erythritol', 4, 15],
    ['stevia', 0.1, 0.3],
    ['sucralose', 0.5, 1.5],
  ])('of %s sweeten alike: %d to %d g', (id, least, most) => {
    expect(portionFor(food(id), slot(4, 8, 15), Infinity)).toMatchObject({ least, most });
  });

  test('every portion lies in the slot, in whole steps', () => {
    // Slots of sweeteners are in grams of erythritol.
    const foods = [...kitchen.extras.values()].filter(({ groups }) => !groups.includes('sweetener'));
    const amounts = fc.tuple(
      fc.integer({ min: 1, max: 80 }),
      fc.integer({ max: 90, min: 0 }),
      fc.integer({ max: 90, min: 0 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        amounts,
        fc.double({ min: 0, max: 300, noNaN: true }),
        (one, [a, b, c], grams) => {
          const portion = portionFor(one, slot(a, a + b, a + b + c), 200);
          if (!portion) return;
          const rounded = toStep(portion, grams);
          // A slot for less than a quarter of an avocado or a handful of berries takes that much all the same.
          const part = portionFor(one, slot(0.1, 0.1, 0.1), 200)?.most ?? 0;
          const widest = Math.max(a + b + c, part);
          for (const amount of [portion.least, portion.most, rounded]) {
            expect(amount).toBeGreaterThanOrEqual(a);
            expect(amount).toBeLessThanOrEqual(Math.min(200, widest));
            expect(Math.abs(amount / portion.step - Math.round(amount / portion.step))).toBeLessThan(0.05);
          }
        },
      ),
    );
  });
});

/** Grams below which a food does nothing for a plate, or leaves most of a tin open. */
const NO_TOKEN: readonly (readonly [kinds: readonly string[], grams: number])[] = [
  [['canned-fish'], 60],
  [['berry', 'yogurt'], 25],
  [['cabbage', 'mushroom', 'leafy-green'], 20],
  [['pickle', 'salad-vegetable', 'onion'], 10],
  [['nut'], 8],
];

test('every slot takes a part of a plate of what is no seasoning, and no cup of mayonnaise', () => {
  for (const slot of kitchen.dishes.flatMap(({ slots }) => slots)) {
    for (const id of kitchen.fitting(slot)) {
      const food = kitchen.extras.get(id);
      const portion = food && portionFor(food, slot, Number.POSITIVE_INFINITY);
      if (!food || !portion) continue;
      const [, least] = NO_TOKEN.find(([kinds]) => food.groups.some((group) => kinds.includes(group))) ?? [
        [],
        0,
      ];
      if (id !== 'anchovy' && id !== 'caviar') expect(portion.least, id).toBeGreaterThanOrEqual(least);
      if (/^(?:garlic|ginger|red-chili|green-chili|jalapeno)$/.test(id))
        expect(portion.least, id).toBeGreaterThan(1);
      if (id === 'mayonnaise') expect(portion.most).toBeLessThanOrEqual(40);
    }
  }
});

test.each([
  ['egg', 100, '2 eggs'],
  ['egg', 50, '1 egg'],
  ['butter', 21, '1 1/2 tbsp'],
  ['butter', 5, '1 tsp'],
  ['avocado', 100, '1/2 avocado'],
  ['bacon', 56, '2 slices'],
  ['garlic', 6, '2 cloves'],
  ['raspberry', 60, '1/2 cup'],
  ['salmon', 150, '1 fillet'],
  ['parmesan', 33, '1/3 cup'],
  ['stevia', 1, null],
  ['ground-beef', 150, null],
])('%s: %d g is %s', (id, grams, words) => {
  expect(kitchenAmount(food(id), grams)).toBe(words);
});

describe('rounding a day', () => {
  function option(
    amounts: readonly [id: string, least: number, usual: number, most: number][],
    atHand: number | null,
  ): DishOption {
    const fillings = amounts.flatMap(([id, ...grams], at) => {
      const one = { ...food(id), key: `pantry:${at}`, pantry: { id: at, atHand, daysLeft: null } };
      const portion = portionFor(one, slot(...grams), atHand ?? Infinity);
      return portion ? [{ slot: slot(...grams), food: one, portion }] : [];
    });
    const [dish] = kitchen.dishes;
    if (!dish) throw new Error('no dishes');
    return { dish, fillings, meal: 'Dinner', apart: null, foreign: 0 };
  }

  test('never passes net carbs or what is at hand, whatever was solved within them', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(share, share, share), share, ([a, b, c], room) => {
        const made = option(
          [
            ['egg', 50, 100, 200],
            ['broccoli', 60, 140, 220],
            ['butter', 5, 12, 30],
          ],
          210,
        );
        const exact = made.fillings.map(
          ({ portion }, at) => portion.least + ([a, b, c][at] ?? 0) * (portion.most - portion.least),
        );
        const carbs = (grams: readonly number[]) =>
          made.fillings.reduce((sum, { food: one }, at) => sum + one.perGram.netCarbs * (grams[at] ?? 0), 0);
        const most = carbs(exact) + room * 0.01;
        const [rounded] = roundDay([{ option: made, grams: exact }], most, () => 210);
        expect(carbs(rounded?.grams ?? [])).toBeLessThanOrEqual(most + 1e-6);
        for (const grams of rounded?.grams ?? []) expect(grams).toBeLessThanOrEqual(210);
      }),
    );
  });
});
