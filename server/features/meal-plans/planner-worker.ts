import { findFood } from '#foods/food-finder.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { FindFood } from '#meal-planner/pantry/find-ingredient.ts';
import type { MealPlanner, PlanOutcome, PlanRequest } from '#meal-planner/plan-request.ts';

/** Everyday names by the coach's food finder; only a plain row that is sure may lend its values. */
const foodByName: FindFood = (name) => {
  const found = findFood(name);
  return found?.kind === 'food' ? { food: found.food, sure: found.confidence === 'sure' } : null;
};

let planner: MealPlanner | null = null;

/** Worker entry: the planner with its dishes, foods and solver, loaded by the first plan and kept. */
export default function planMeals(request: PlanRequest): Promise<PlanOutcome> {
  planner ??= createMealPlanner({ findFood: foodByName });
  return planner.plan(request);
}
