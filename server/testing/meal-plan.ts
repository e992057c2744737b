import type { MealPlan, PlanIngredient, PlannedDish } from '#contract/meal-plans.ts';

const VALUES = { kcal: 100, netCarbs: 1, protein: 5, fat: 9, fiber: 1 };

type Used = Pick<PlanIngredient, 'pantryItemId' | 'name' | 'grams'> & Partial<PlanIngredient>;

/** A dish of these foods, for tests that need no planner. */
export function plannedDish(used: readonly Used[], overrides: Partial<PlannedDish> = {}): PlannedDish {
  return {
    key: '1-Dinner',
    meal: 'Dinner',
    dishId: 'test-dish',
    name: 'Pan of everything',
    minutes: 15,
    equipment: ['pan'],
    tags: [],
    ingredients: used.map((one) => ({
      ingredient: null,
      amount: null,
      aisle: 'Other',
      values: VALUES,
      ...one,
    })),
    steps: ['Cook it all.'],
    totals: VALUES,
    ...overrides,
  };
}

/** A plan of one day with one dish of these foods. */
export function cookedPlan(
  used: readonly Used[],
  dishes: readonly PlannedDish[] = [plannedDish(used)],
): MealPlan {
  return {
    version: 1,
    type: 'basic',
    mealTypes: ['Dinner'],
    days: [{ day: 1, dishes: [...dishes], totals: VALUES }],
    netCarbLimit: { day: 20, share: 6, from: 'default' },
    leftOut: [],
    notes: [],
    wordedBy: 'planner',
  };
}
