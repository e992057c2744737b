import { describe, expect, it } from 'vitest';
import type { GeneratedMealPlan } from '#contract/meal-plans.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { toSaveRequest } from '../../ui/meal-plan/save-plan.tsx';
import {
  askForNew,
  askForRest,
  askForSwap,
  changePlanVisit,
  planVisit,
  readPlanVisit,
  type ShownPlan,
  toRequest,
  USUAL_OPTIONS,
  withFewerPassed,
} from './plan-visit.ts';

const NONE = { kcal: 0, netCarbs: 0, protein: 0, fat: 0, fiber: 0 };
const dish = (meal: 'Lunch' | 'Dinner', dishId: string) => ({
  key: `1-${meal}`,
  meal,
  dishId,
  name: dishId,
  minutes: 10,
  equipment: [],
  tags: [],
  ingredients: [],
  steps: [],
  totals: NONE,
});

const answer: GeneratedMealPlan = {
  mealPlan: 'MEAL PLAN DETAILS:',
  plan: {
    version: 1,
    type: 'basic',
    mealTypes: ['Lunch', 'Dinner'],
    days: [{ day: 1, dishes: [dish('Lunch', 'omelette'), dish('Dinner', 'steak')], totals: NONE }],
    netCarbLimit: { day: 20, share: 11, from: 'default' },
    leftOut: [],
    notes: [],
    wordedBy: 'planner',
  },
};

const shown: ShownPlan = {
  key: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  answer,
  items: [{ id: 4, productName: 'Eggs' }],
  locked: ['1-Dinner'],
  passed: ['stew'],
  variant: 2,
  openDay: 1,
  isSaved: false,
};

describe('asking the planner', () => {
  it('starts from the selection alone', () => {
    expect(toRequest(askForNew(USUAL_OPTIONS, shown.items))).toEqual({
      pantryItems: [{ id: 4, productName: 'Eggs' }],
      mealPlanType: 'enhanced',
      mealTypes: [],
      days: 1,
      keep: [],
      without: [],
      variant: 0,
    });
  });

  it('keeps locked dishes and asks for others in the place of the rest', () => {
    const request = toRequest(askForRest(shown));
    expect(request.keep?.map(({ dishId }) => dishId)).toEqual(['steak']);
    expect(request).toMatchObject({ mealPlanType: 'basic', without: ['stew', 'omelette'], variant: 3 });
  });

  it('swaps one dish, also a locked one, and keeps all others', () => {
    const ask = askForSwap(shown, '1-Dinner');
    expect(toRequest(ask).keep?.map(({ dishId }) => dishId)).toEqual(['omelette']);
    expect(ask.passed).toEqual(['stew', 'steak']);
    expect(ask.locked).toEqual([]);
  });

  it('lets dishes of earlier plans come again once no others are left', () => {
    expect(withFewerPassed(askForRest(shown), shown).passed).toEqual(['omelette']);
  });
});

describe('planner of a tab', () => {
  it('shows the plan again after a reload, to the same person alone', () => {
    const stores = memoryStores();
    planVisit.set(readPlanVisit('ann', stores));
    expect(planVisit.get()).toMatchObject({ options: USUAL_OPTIONS, shown: null });
    changePlanVisit({ shown, options: { ...USUAL_OPTIONS, days: 3 } }, stores);
    expect(planVisit.get()?.shown).toBe(shown);
    expect(readPlanVisit('ann', stores)).toMatchObject({ shown, options: { days: 3 } });
    expect(readPlanVisit('bob', stores).shown).toBeNull();
  });

  it('forgets why there was no plan', () => {
    const stores = memoryStores();
    const refused = {
      refusal: { limit: 'health', message: 'Ask first', change: { kind: 'none' } },
      ask: askForNew(USUAL_OPTIONS, shown.items),
    } as const;
    planVisit.set(readPlanVisit('ann', stores));
    changePlanVisit({ refused }, stores);
    expect(planVisit.get()?.refused).toBe(refused);
    expect(readPlanVisit('ann', stores).refused).toBeNull();
  });
});

describe('saving', () => {
  it('sends the text, the items as an encoded list and the plan itself', () => {
    expect(toSaveRequest(shown, 'Tuesday')).toEqual({
      title: 'Tuesday',
      content: 'MEAL PLAN DETAILS:',
      pantryItemIds: '[4]',
      mealPlanType: 'basic',
      mealTypes: ['Lunch', 'Dinner'],
      plan: answer.plan,
    });
  });
});
