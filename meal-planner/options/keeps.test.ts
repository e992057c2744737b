import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMealPlanner } from '../meal-planner.ts';
import { pantryReader } from '../pantry/pantry-foods.ts';
import { daysInFridge } from './keeps.ts';

const reader = pantryReader(createKitchen(), null);

function daysOf(productName: string, useBy: string | null = null): number | null {
  const reading = reader.read([pantryFood({ id: 1, productName, useBy })], '2026-08-01').get(1);
  if (reading?.kind !== 'food') throw new Error(`${productName} is no food`);
  return daysInFridge(reading.food);
}

test.each([
  ['Ground beef', 2],
  ['Chicken thighs', 2],
  ['Salmon fillets', 3],
  ['Pork chops', 5],
  ['Rotisserie chicken', 4],
  ['Leftover chicken breast', 4],
  ['Deli ham', 5],
  ['Frozen salmon fillets', null],
  ['Canned tuna', null],
  ['Smoked salmon', null],
  ['Bacon', null],
  ['Eggs', null],
])('%s keeps %s days in the fridge', (name, days) => {
  expect(daysOf(name)).toBe(days);
});

test('what has a date goes by that', () => {
  expect(daysOf('Ground beef', '2026-08-09')).toBeNull();
});

test('a plan of a week says what to freeze, one of a day does not', async () => {
  const planner = createMealPlanner();
  const items = ['Ground beef', 'Eggs', 'Zucchini', 'Cabbage', 'Butter', 'Cheddar'].map((productName, at) =>
    pantryFood({ id: at + 1, productName }),
  );
  const notesOver = async (days: number) => {
    const outcome = await planner.plan({
      ...{ items, days, type: 'basic', mealTypes: ['Dinner'], keep: [], without: [], variant: 0 },
      ...{ person: EMPTY_PERSONAL_DATA, today: '2026-08-01' },
    });
    if (outcome.kind !== 'offered') throw new Error(outcome.refusal.message);
    return outcome.plan.notes.join(' ');
  };
  expect(await notesOver(1)).not.toContain('Freeze');
  expect(await notesOver(5)).toMatch(
    /Freeze anything you won’t eat before its time in the fridge is up, .*: Ground beef 2 days \(FoodSafety\.gov\)/,
  );
  await planner.close();
});
