import { describe, expect, test } from 'vitest';
import { type MealPlan, mealPlan } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { planned, planner, request, WEEK } from '#tests/planner/ask-planner.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';

const dishesOf = ({ days }: MealPlan) => days.flatMap(({ dishes }) => dishes);
const ingredientsOf = (plan: MealPlan) => dishesOf(plan).flatMap(({ ingredients }) => ingredients);

describe('a plan', () => {
  test('fits the contract, adds up, and has the three main meals of each day', async () => {
    const plan = await planned({ days: 3 });
    expect(mealPlan.safeParse(plan).error).toBeUndefined();
    for (const day of plan.days) {
      expect(day.dishes.map(({ meal }) => meal)).toEqual(
        expect.arrayContaining(['Breakfast', 'Lunch', 'Dinner']),
      );
      for (const nutrient of ['kcal', 'netCarbs', 'protein', 'fat', 'fiber'] as const) {
        const sum = day.dishes
          .flatMap(({ ingredients }) => ingredients)
          .reduce((all, one) => all + one.values[nutrient], 0);
        expect(day.totals[nutrient]).toBeCloseTo(sum, 6);
      }
      expect(day.totals.netCarbs).toBeLessThanOrEqual(20);
    }
    const ids = dishesOf(plan).map(({ dishId }) => dishId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      dishesOf(plan)
        .flatMap(({ name, steps }) => [name, ...steps])
        .join(),
    ).not.toMatch(/[{}[\]]/);
  });

  test('is the same for the same request, and another for another variant', async () => {
    const [first, again] = [
      await planner.plan(request({ days: 2 })),
      await planner.plan(request({ days: 2 })),
    ];
    expect(again).toEqual(first);
    const names = async (variant: number) =>
      dishesOf(await planned({ days: 2, variant })).map(({ dishId }) => dishId);
    expect(await names(1)).not.toEqual(await names(2));
  });

  test('keeps to the pantry when it is basic, and buys the fewest extras when enhanced', async () => {
    const basic = await planned({ type: 'basic' });
    expect(ingredientsOf(basic).every(({ pantryItemId }) => pantryItemId !== null)).toBe(true);
    const extras = async (type: 'enhanced' | 'advanced') => {
      const bought = ingredientsOf(await planned({ type })).filter(
        ({ pantryItemId }) => pantryItemId === null,
      );
      return new Set(bought.map(({ name }) => name)).size;
    };
    expect(await extras('enhanced')).toBeLessThan(await extras('advanced'));
  });

  test('has only the chosen meals, and they keep what the other main meals leave of the net carbs', async () => {
    const plan = await planned({ mealTypes: ['Lunch', 'Snacks'] });
    expect(
      dishesOf(plan)
        .map(({ meal }) => meal)
        .toSorted(),
    ).toEqual(['Lunch', 'Snacks']);
    expect(plan.netCarbLimit.share).toBeCloseTo(9.4);
    expect(plan.days[0]?.totals.netCarbs).toBeLessThanOrEqual(9.4);
  });

  test('takes no more than is at hand, over all days', async () => {
    const items = WEEK.map((item) => (item.id <= 6 ? { ...item, amountAtHand: 3000 } : item));
    const plan = await planned({ items, days: 4 });
    for (const { id, amountAtHand } of items) {
      const grams = ingredientsOf(plan).reduce(
        (sum, one) => sum + (one.pantryItemId === id ? one.grams : 0),
        0,
      );
      if (amountAtHand !== null) expect(grams).toBeLessThanOrEqual(amountAtHand / 10);
    }
  });

  test('uses what has to be eaten soon', async () => {
    const soon = (id: number) =>
      WEEK.map((item) => (item.id === id ? { ...item, useBy: '2026-08-02' } : item));
    for (const id of [4, 5, 11]) {
      const plan = await planned({ items: soon(id) });
      expect(ingredientsOf(plan).map(({ pantryItemId }) => pantryItemId)).toContain(id);
    }
  });

  test('names everything that is left out, with the reason', async () => {
    const items = [
      ...WEEK,
      pantryFood({ id: 90, productName: 'White bread', foodId: '18069' }),
      pantryFood({ id: 91, productName: 'Gouda', foodId: '01022', amountAtHand: 0 }),
      pantryFood({ id: 92, productName: 'Spirits', foodId: '14037' }),
      pantryFood({ id: 93, productName: 'Whole cheddar from the farm shop' }),
      // Not cooked with, and too many carbs besides: the allergy is what has to be seen.
      pantryFood({ id: 94, productName: 'Crab sticks', foodId: '15138' }),
    ];
    const person = { ...EMPTY_PERSONAL_DATA, dislikes: ['spinach'], allergies: ['crustaceans' as const] };
    const plan = await planned({ items, person });
    const reasons = new Map(plan.leftOut.map(({ pantryItemId, reason }) => [pantryItemId, reason]));
    expect(reasons.get(90)).toMatch(
      /^\d+ g net carbs per 100 g: \d+ g of it would take the whole day's 20 g$/,
    );
    expect(reasons.get(91)).toBe('none of it is left');
    expect(reasons.get(92)).toBe('none of our dishes has a place for it');
    expect(reasons.get(4)).toBe('you don’t like spinach');
    expect(reasons.get(94)).toBe('you are allergic to crustacean shellfish');
    const used = new Set(ingredientsOf(plan).flatMap(({ pantryItemId }) => pantryItemId ?? []));
    expect([...used, ...reasons.keys()].toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  });
});

describe('a dish', () => {
  test('stays when it is kept, with the values of today, while another comes for the rest', async () => {
    const before = await planned({ days: 2 });
    const [kept, ...others] = dishesOf(before);
    if (!kept) throw new Error('no dishes');
    const lied = { ...kept, totals: { ...kept.totals, netCarbs: 0 } };
    const after = await planned({
      days: 2,
      keep: [lied],
      without: others.map(({ dishId }) => dishId),
      variant: 5,
    });
    const [first, ...rest] = dishesOf(after);
    expect(first).toEqual(kept);
    for (const { dishId } of rest) expect(others.map((one) => one.dishId)).not.toContain(dishId);
  });

  test('does not stay when its food is not eaten or selected any more, and the plan says so', async () => {
    const before = await planned({});
    const keep = dishesOf(before).filter(({ ingredients }) =>
      ingredients.some(({ name }) => name === 'Egg, raw'),
    );
    expect(keep.length).toBeGreaterThan(0);
    const after = await planned({ keep, person: { ...EMPTY_PERSONAL_DATA, allergies: ['egg'] } });
    expect(ingredientsOf(after).map(({ name }) => name)).not.toContain('Egg, raw');
    expect(after.notes.join(' ')).toContain('couldn’t keep');
  });
});

test('an aborted request ends with the reason', async () => {
  const reason = new Error('gone');
  await expect(planner.plan(request({ days: 7 }), AbortSignal.abort(reason))).rejects.toBe(reason);
});
