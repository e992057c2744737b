import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { MealPlanner, PlanOutcome, PlanRequest } from '#meal-planner/plan-request.ts';

let planner: MealPlanner | null = null;

/** Worker entry: the planner with its dishes, foods and solver, loaded by the first plan and kept. */
export default function planMeals(request: PlanRequest): Promise<PlanOutcome> {
  planner ??= createMealPlanner();
  return planner.plan(request);
}
