import { expect, test } from 'vitest';
import type { MealCategory } from '#contract/meal-plans.ts';
import { suggestedTitle } from './save-plan.tsx';

const planOf = (...days: (readonly (readonly [MealCategory, string])[])[]) => ({
  days: days.map((dishes) => ({ dishes: dishes.map(([meal, name]) => ({ meal, name })) })),
});

test.each([
  [planOf([['Dinner', 'Baked salmon']]), 'Baked salmon'],
  [
    planOf([
      ['Breakfast', 'Fried eggs'],
      ['Dinner', 'Baked salmon'],
      ['Snacks', 'Almonds'],
    ]),
    'Baked salmon and 2 more',
  ],
  [planOf([['Lunch', 'Tuna salad']], [['Lunch', 'Omelette']]), '2 days: Tuna salad and more'],
])('a plan is called by its main dish', (plan, title) => {
  expect(suggestedTitle(plan)).toBe(title);
});
