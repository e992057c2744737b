import { ketoMarks } from '#content/foods/keto-marks.ts';
import type { MealPlan, PlanRefusal } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { PantryFood, PlanRequest } from '#meal-planner/plan-request.ts';
import { pantryFood } from './pantry-food.ts';

export const planner = createMealPlanner();

const ROWS = new Map(ketoMarks().map(({ name, id }) => [name, id]));

/** Saved foods of these names of the marked foods, as many as needed, with ids from 1. */
export function foods(...names: string[]): PantryFood[] {
  return names.map((name, at) => {
    const foodId = ROWS.get(name);
    if (!foodId) throw new Error(`no marked food ${name}`);
    return pantryFood({ id: at + 1, productName: name, foodId });
  });
}

export const WEEK = foods(
  'Egg, raw',
  'Butter, salted',
  'Cheddar',
  'Spinach, raw',
  'Broccoli, raw',
  'Chicken thigh with skin',
  'Olive oil',
  'Heavy whipping cream',
  'Raspberries',
  'Almonds',
  'Zucchini, raw',
  'Romaine lettuce',
);

/** An enhanced day from a usual pantry, unless said otherwise. */
export const request = (said: Partial<PlanRequest>): PlanRequest => ({
  items: WEEK,
  type: 'enhanced',
  mealTypes: [],
  days: 1,
  keep: [],
  without: [],
  variant: 0,
  person: EMPTY_PERSONAL_DATA,
  today: '2026-08-01',
  ...said,
});

export async function planned(said: Partial<PlanRequest>): Promise<MealPlan> {
  const outcome = await planner.plan(request(said));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.message);
  return outcome.plan;
}

export async function refused(said: Partial<PlanRequest>): Promise<PlanRefusal> {
  const outcome = await planner.plan(request(said));
  if (outcome.kind === 'offered') throw new Error('a plan was offered');
  return outcome.refusal;
}
