import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DishSlot } from '#content/dishes/dish.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { type DishOption, leastNetCarbs } from '../options/dish-option.ts';
import type { OpenMeal } from './day-problem.ts';
import { leanestDay } from './leanest-day.ts';
import { leastUse } from './undominated.ts';

const { dishes, extras } = createKitchen();
const MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
const AT_HAND = 100;
const SLOT: DishSlot = { id: 'x', role: 'protein', accepts: ['egg'], grams: [1, 1, 1], optional: false };

/** A dish of so many grams of a food with so many net carbs. */
function option(
  meal: OpenMeal['meal'],
  dish: number,
  item: number,
  grams: number,
  netCarbs: number,
): DishOption {
  const [egg, made] = [extras.get('egg'), dishes[dish]];
  if (!egg || !made) throw new Error('no kitchen');
  const food = {
    ...egg,
    key: `pantry:${item}`,
    perGram: { ...egg.perGram, netCarbs: netCarbs / grams },
    pantry: { id: item, atHand: AT_HAND, daysLeft: null },
  };
  const portion = { least: grams, usual: grams, most: grams, step: grams };
  return { meal, dish: made, fillings: [{ slot: SLOT, food, portion }], apart: null, foreign: 0 };
}

function bruteForce(open: readonly OpenMeal[]): number | null {
  let days: DishOption[][] = [[]];
  for (const { options } of open) days = days.flatMap((day) => options.map((one) => [...day, one]));
  const possible = days.filter(
    (day) =>
      new Set(day.map(({ dish }) => dish.id)).size === day.length &&
      [...leastUse(day).values()].every((grams) => grams <= AT_HAND),
  );
  const sums = possible.map((day) => day.reduce((sum, one) => sum + leastNetCarbs(one), 0));
  return sums.length === 0 ? null : Math.min(...sums);
}

interface Drawn {
  dish: number;
  item: number;
  grams: number;
  netCarbs: number;
}

const draw = (dish: number, item: number, grams: number, netCarbs = 0): Drawn => ({
  dish,
  item,
  grams,
  netCarbs,
});

/** The solver's presolve breaks down on this one. */
const HARD: Drawn[][] = [
  [draw(3, 1, 15), draw(0, 0, 52), draw(1, 1, 25)],
  [draw(0, 0, 52), draw(3, 0, 10), draw(3, 1, 10)],
  [draw(0, 1, 76), draw(0, 0, 10, 1), draw(4, 0, 52), draw(3, 0, 49)],
];

test('no day has fewer net carbs, whatever the dishes take of what is at hand', async () => {
  const drawn: fc.Arbitrary<Drawn> = fc.record({
    dish: fc.nat({ max: 5 }),
    item: fc.nat({ max: 2 }),
    grams: fc.integer({ min: 10, max: 90 }),
    netCarbs: fc.integer({ min: 0, max: 12 }),
  });
  const day = fc.tuple(...MEALS.map(() => fc.array(drawn, { minLength: 1, maxLength: 6 })));
  await fc.assert(
    fc.asyncProperty(day, async (meals) => {
      const open = MEALS.map((meal, at) => ({
        meal,
        must: true,
        options: (meals[at] ?? []).map((one) => option(meal, one.dish, one.item, one.grams, one.netCarbs)),
      }));
      const found = await leanestDay(open, () => AT_HAND, -1);
      const least = bruteForce(open);
      if (least === null) expect(found).toBeNull();
      else expect(found?.netCarbs).toBeCloseTo(least, 5);
    }),
    { numRuns: 60, examples: [[HARD]] },
  );
});
