import { describe, expect, it } from 'vitest';
import { type PlanOptions, USUAL_OPTIONS } from './plan-options.ts';
import { refusalAction } from './refusal-notice.tsx';

const options: PlanOptions = {
  ...USUAL_OPTIONS,
  mealPlanType: 'basic',
  mealTypes: ['Lunch', 'Dessert'],
  days: 5,
};
const actionFor = (change: Parameters<typeof refusalAction>[0]) => refusalAction(change, options, 'g');

describe('what one tap can do about a refusal', () => {
  it('asks again with another kind of plan, fewer meals or fewer days, all else as it was', () => {
    expect(actionFor({ kind: 'change_type', to: 'enhanced' })).toEqual({
      kind: 'plan',
      label: 'Choose Enhanced',
      options: { ...options, mealPlanType: 'enhanced' },
    });
    expect(actionFor({ kind: 'fewer_meals', mealTypes: ['Lunch'] })).toEqual({
      kind: 'plan',
      label: 'Plan Lunch only',
      options: { ...options, mealTypes: ['Lunch'] },
    });
    expect(actionFor({ kind: 'fewer_days', to: 1 })).toMatchObject({
      label: 'Plan 1 day',
      options: { days: 1 },
    });
  });

  it('raises the limit, tells what is at hand, or adds a food', () => {
    expect(actionFor({ kind: 'raise_net_carbs', to: 24 })).toEqual({
      kind: 'net_carbs',
      label: 'Raise my net carbs to 24 g a day',
      to: 24,
    });
    expect(actionFor({ kind: 'more_at_hand', pantryItemId: 3, name: 'Eggs', grams: 165 })).toEqual({
      kind: 'amount',
      label: 'I have 165 g of Eggs',
      pantryItemId: 3,
      grams: 165,
    });
    expect(actionFor({ kind: 'add_role', role: 'protein', examples: ['eggs'] })).toEqual({
      kind: 'food',
      label: 'Add a food',
      examples: ['eggs'],
    });
  });

  it('offers nothing where a clinician comes first', () => {
    expect(actionFor({ kind: 'none' })).toBeNull();
  });
});
