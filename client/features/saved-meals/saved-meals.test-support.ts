import type { MealPlan, PlanIngredient, SavedMealPlan } from '#contract/meal-plans.ts';

const VALUES = { kcal: 100, netCarbs: 1, protein: 5, fat: 9, fiber: 1 };

/** A plan of one dish with these pantry items, each by id, name and grams; without any, a plan of text alone. */
export function savedPlan(
  changes: Partial<SavedMealPlan> = {},
  used: readonly (readonly [id: number, name: string, grams: number])[] = [],
): SavedMealPlan {
  const ingredients = used.map(
    ([pantryItemId, name, grams]): PlanIngredient => ({
      ingredient: null,
      name,
      grams,
      amount: null,
      pantryItemId,
      aisle: 'Other',
      values: VALUES,
    }),
  );
  const plan: MealPlan = {
    version: 1,
    type: 'basic',
    mealTypes: ['Dinner'],
    days: [
      {
        day: 1,
        dishes: [
          {
            key: '1-Dinner',
            meal: 'Dinner',
            dishId: 'pan',
            name: 'Salmon pan',
            minutes: 10,
            equipment: [],
            tags: [],
            ingredients,
            steps: ['Cook.'],
            totals: VALUES,
          },
        ],
        totals: VALUES,
      },
    ],
    netCarbLimit: { day: 20, share: 6, from: 'default' },
    leftOut: [],
    notes: [],
    wordedBy: 'planner',
  };
  return {
    id: 1,
    title: 'Plan',
    content: 'MEAL PLAN DETAILS:\nEat well.',
    pantryItemIds: JSON.stringify(used.map(([id]) => id)),
    mealPlanType: 'basic',
    mealTypes: '["Dinner"]',
    plan: used.length > 0 ? plan : null,
    createdAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}
