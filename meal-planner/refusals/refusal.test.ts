import { describe, expect, test } from 'vitest';
import { planRefusal } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { foods, planned, refused } from '#tests/planner/ask-planner.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import type { PlanRequest } from '../plan-request.ts';

describe('a refusal', () => {
  test('health comes first, with nothing to change', async () => {
    const refusal = await refused({ person: { ...EMPTY_PERSONAL_DATA, medicines: ['Jardiance'] } });
    expect(refusal).toMatchObject({ limit: 'health', change: { kind: 'none' } });
    expect(refusal.message).toContain('ketoacidosis');
    const own = await planned({
      person: { ...EMPTY_PERSONAL_DATA, medicines: ['Jardiance'], netCarbLimit: 60 },
    });
    expect(own.notes.join(' ')).toContain('ketoacidosis');
  });

  test('of net carbs names the smallest whole gram that frees the plan', async () => {
    const said = (netCarbLimit: number): Partial<PlanRequest> => ({
      items: foods('Broccoli, raw', 'Brussels sprouts, raw', 'Olive oil', 'Tempeh', 'Coconut milk, canned'),
      type: 'basic',
      mealTypes: ['Dinner'],
      person: { ...EMPTY_PERSONAL_DATA, netCarbLimit },
    });
    const { limit, change, message } = await refused(said(5));
    expect(limit).toBe('net_carbs');
    if (change.kind !== 'raise_net_carbs') throw new Error(message);
    expect(message).toContain(`raise the day's limit to ${change.to} g`);
    await planned(said(change.to));
    await refused(said(change.to - 1));
  });

  test('names a food that is missing and was tried, or the other type', async () => {
    const items = foods('Spinach, raw', 'Olive oil', 'Romaine lettuce');
    const { limit, change, message } = await refused({ items, type: 'basic', mealTypes: ['Dinner'] });
    expect(limit).toBe('ingredients');
    expect(message).toMatch(
      /^These items have no protein for a dinner: add a protein such as .+, or choose Enhanced/,
    );
    expect(change).toMatchObject({ kind: 'add_role', role: 'protein' });
    await planned({ items, type: 'enhanced', mealTypes: ['Dinner'] });
  });

  test('of an allergy never proposes to forget it', async () => {
    const person = { ...EMPTY_PERSONAL_DATA, allergies: ['egg', 'milk'] as const };
    const refusal = await refused({
      items: foods('Egg, raw', 'Butter, salted', 'Cheddar'),
      type: 'basic',
      mealTypes: ['Breakfast'],
      person: { ...person, allergies: [...person.allergies] },
    });
    expect(refusal.limit).toBe('allergies');
    expect(planRefusal.safeParse(refusal).success).toBe(true);
    expect(refusal.message).not.toMatch(/butter|cheddar|eggs\b/i);
  });

  test('of the one amount that is short counts what all days take', async () => {
    const [eggs, spinach, butter] = foods('Egg, raw', 'Spinach, raw', 'Butter, salted');
    if (!eggs || !spinach || !butter) throw new Error('no foods');
    const asked = (grams: number): Partial<PlanRequest> => ({
      items: [{ ...eggs, amountAtHand: grams * 10 }, spinach, butter],
      type: 'basic',
      mealTypes: ['Breakfast'],
      days: 3,
    });
    const { change, message } = await refused(asked(50));
    if (change.kind !== 'more_at_hand') throw new Error(message);
    expect(change.pantryItemId).toBe(eggs.id);
    await planned(asked(change.grams));
  });

  test('of what is at hand names how much more, or fewer days', async () => {
    const [eggs, butter] = foods('Egg, raw', 'Butter, salted');
    if (!eggs || !butter) throw new Error('no foods');
    const items = [{ ...eggs, amountAtHand: 2000 }, butter];
    const { limit, change } = await refused({ items, type: 'basic', mealTypes: ['Breakfast'], days: 3 });
    expect(limit).toBe('at_hand');
    if (change.kind === 'more_at_hand') {
      const enough = items.map((item) => ({
        ...item,
        amountAtHand: item.id === change.pantryItemId ? change.grams * 10 : null,
      }));
      await planned({ items: enough, type: 'basic', mealTypes: ['Breakfast'], days: 3 });
    } else {
      expect(change).toMatchObject({ kind: 'fewer_days' });
      await planned({
        items,
        type: 'basic',
        mealTypes: ['Breakfast'],
        days: change.kind === 'fewer_days' ? change.to : 0,
      });
    }
  });

  test('of missing values says whose', async () => {
    const eggs = pantryFood({ id: 50, productName: 'Happy Hen farm eggs' });
    const items = [...foods('Butter, salted'), eggs];
    const { limit, message } = await refused({ items, type: 'basic', mealTypes: ['Breakfast'] });
    expect(limit).toBe('values_unknown');
    expect(message).toContain('The labels of Happy Hen farm eggs lack values');
  });
});
