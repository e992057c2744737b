import { expect, test } from 'vitest';
import type { MealPlan } from '#contract/meal-plans.ts';
import { planned } from '#tests/planner/ask-planner.ts';
import { reworded } from './reworded.ts';

const plan = await planned({ mealTypes: ['Dinner'], variant: 1 });

function dinner({ days }: MealPlan) {
  const dish = days[0]?.dishes[0];
  if (!dish) throw new Error('no dinner');
  return dish;
}

const dish = dinner(plan);
const worded = (change: (steps: string[]) => string[], name = 'A fine dinner') =>
  reworded(plan, [{ key: dish.key, name, steps: change(dish.steps) }], 'a model');

test('other words for the same work are taken, and nothing else changes', () => {
  const after = worded((steps) => steps.map((step) => `Now: ${step}`));
  expect(dinner(after)).toEqual({
    ...dish,
    name: 'A fine dinner',
    steps: dish.steps.map((step) => `Now: ${step}`),
  });
  expect(after.wordedBy).toBe('a model');
});

test.each<[string, (steps: string[]) => string[]]>([
  ['nothing', () => []],
  ['a number of its own', (steps) => [...steps, 'Wait for 987 minutes.']],
  ['an ingredient that is not there', (steps) => [...steps, 'Serve with quail eggs and lobster.']],
  [
    'an ingredient less',
    (steps) =>
      steps.map((step) =>
        step.replaceAll(
          /\b(?:eggs?|chicken thighs?|broccoli|zucchini|cheddar|spinach|butter|olive oil|heavy cream)\b/g,
          'it',
        ),
      ),
  ],
])('words with %s are not', (_, change) => {
  expect(worded(change)).toBe(plan);
});

test('a temperature must stay', () => {
  const [day] = plan.days;
  if (!day) throw new Error('no day');
  const hot = { ...dish, steps: [...dish.steps, 'Cook to 99 °C (210 °F).'] };
  const before: MealPlan = { ...plan, days: [{ ...day, dishes: [hot] }] };
  const told = (last: string) =>
    reworded(before, [{ key: dish.key, name: 'Dinner', steps: [...dish.steps, last] }], 'a model');
  expect(told('Cook until it is done.')).toBe(before);
  expect(told('It is done at 99 °C (210 °F).')).not.toBe(before);
});

test('an unknown dish is nobody', () => {
  expect(reworded(plan, [{ key: '9-Lunch', name: 'Lunch', steps: ['Eat.'] }], 'a model')).toBe(plan);
});
