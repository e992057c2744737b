import { expect, test } from 'vitest';
import type { MealPlan } from '#contract/meal-plans.ts';
import { planText } from './plan-text.ts';

const VALUES = { kcal: 215, netCarbs: 1.1, protein: 12.6, fat: 18, fiber: 0 };
const PLAN: MealPlan = {
  version: 1,
  type: 'enhanced',
  mealTypes: ['Breakfast'],
  days: [
    {
      day: 1,
      dishes: [
        {
          key: '1-Breakfast',
          meal: 'Breakfast',
          dishId: 'fried-eggs',
          name: 'Fried eggs',
          minutes: 5,
          equipment: ['frying pan'],
          tags: [],
          ingredients: [
            {
              ingredient: 'egg',
              name: 'Eggs, large',
              grams: 100,
              amount: '2 eggs',
              pantryItemId: 7,
              aisle: 'Eggs & dairy',
              values: VALUES,
            },
            {
              ingredient: 'butter',
              name: 'butter',
              grams: 7,
              amount: '1 1/2 tsp',
              pantryItemId: null,
              aisle: 'Eggs & dairy',
              values: { ...VALUES, netCarbs: 0 },
            },
          ],
          steps: ['Melt the butter.', 'Fry the eggs.'],
          totals: VALUES,
        },
      ],
      totals: VALUES,
    },
  ],
  netCarbLimit: { day: 20, share: 4.4, from: 'default' },
  leftOut: [{ pantryItemId: 8, name: 'Sugar', reason: 'too sweet' }],
  notes: ['A note.'],
  wordedBy: 'planner',
};

test('the text has the sections that screens and exports read', () => {
  expect(planText(PLAN, 'g')).toBe(`INGREDIENTS FROM YOUR PANTRY:
- Eggs, large: 2 (100 g)

MEAL PLAN DETAILS:
One day, one person, from the selected items with a few extras.
Net carbs a day: at most 20 g (the usual limit). These meals may have up to 4.4 g of it.

Additional ingredients:
- butter: 1 1/2 tsp (7 g)

Breakfast: Fried eggs (5 minutes)
- Eggs, large: 2 (100 g)
- butter: 1 1/2 tsp (7 g)
1. Melt the butter.
2. Fry the eggs.
In this dish: 1.1 g net carbs, 12.6 g protein, 18.0 g fat, 0.0 g fiber, 215 kcal

Salt, pepper and water aren’t listed.
A note.
Left out: Sugar (too sweet).`);
});

test('ounces for who weighs in ounces', () => {
  expect(planText(PLAN, 'oz')).toContain('- Eggs, large: 2 (3.5 oz)');
  expect(planText(PLAN, 'oz')).toContain('- butter: 1 1/2 tsp (0.25 oz)');
});
