import { expect, it } from 'vitest';
import type { PlanChange } from '#contract/meal-plans.ts';
import { type PlanOptions, USUAL_OPTIONS } from './plan-visit.ts';
import { atHand, changedOptions, changeLabel } from './refusal-notice.tsx';

const options: PlanOptions = {
  ...USUAL_OPTIONS,
  mealPlanType: 'basic',
  mealTypes: ['Lunch', 'Dessert'],
  days: 5,
};

it.each<[PlanChange, string, Partial<PlanOptions>]>([
  [{ kind: 'change_type', to: 'enhanced' }, 'Choose Enhanced', { mealPlanType: 'enhanced' }],
  [{ kind: 'fewer_meals', mealTypes: ['Lunch'] }, 'Plan Lunch only', { mealTypes: ['Lunch'] }],
  [{ kind: 'fewer_meals', mealTypes: [] }, 'Plan complete days only', { mealTypes: [] }],
  [{ kind: 'fewer_days', to: 1 }, 'Plan 1 day', { days: 1 }],
  [{ kind: 'raise_net_carbs', to: 24 }, 'Raise my net carbs to 24 g a day', {}],
  [{ kind: 'more_at_hand', pantryItemId: 3, name: 'Eggs', grams: 165 }, 'I have 165 g of Eggs', {}],
  [{ kind: 'add_role', role: 'protein', examples: ['eggs'] }, 'Add a food', {}],
])('one tap makes the change that a refusal proposes: %o', (change, label, changes) => {
  expect(changeLabel(change, 'g')).toBe(label);
  expect(changedOptions(change, options)).toEqual({ ...options, ...changes });
});

it('names what would help and lies in the pantry, not selected', () => {
  const change: PlanChange = { kind: 'add_role', role: 'protein', examples: ['eggs', 'chicken thighs'] };
  const item = (id: number, productName: string, amountAtHand: number | null = null) => ({
    ...{ id, productName, amountAtHand },
  });
  const bread = item(1, 'White Bread');
  const eggs = item(2, 'Large Eggs');
  const thighs = item(3, 'Chicken Thighs');
  const others = [item(4, 'Eggplant'), item(5, 'Egg noodles'), item(6, 'Eggs, used up', 0)];
  expect(atHand({ change }, [bread, eggs, thighs, ...others], [bread, thighs])).toEqual(['Large Eggs']);
  expect(atHand({ change: { kind: 'fewer_days', to: 1 } }, [bread, eggs, thighs], [bread])).toEqual([]);
});

it('offers nothing where a clinician comes first', () => {
  expect(changeLabel({ kind: 'none' }, 'g')).toBeNull();
});
