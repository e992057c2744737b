import type { CookingIdeas } from '#coach/skills/pantry/cooking-ideas.ts';
import type { MealCategory, MealPlan } from '#contract/meal-plans.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import type { PlanOutcome, PlanRequest } from '#meal-planner/plan-request.ts';
import type { PlanningDeps } from './generate-meal-plan.ts';
import { newestPlanItems } from './own-items.ts';

/** The newest foods that ideas are made from; more would keep the one who asks waiting. */
const ITEMS_MOST = 200;

/**
 * What an account could cook for these meals: from the pantry alone, else with the fewest extras.
 * @throws AppError timed_out, or unavailable while too many plans wait
 */
export async function planIdeas(
  { db, clock, planner, findPerson }: PlanningDeps,
  userId: number,
  mealTypes: readonly MealCategory[],
  signal: AbortSignal,
): Promise<CookingIdeas> {
  const [items, person] = await Promise.all([newestPlanItems(db, userId, ITEMS_MOST), findPerson(userId)]);
  const today = dayIn(person.timeZone ?? 'UTC', clock.now());
  const planAs = (type: PlanRequest['type']) =>
    planner.plan(
      { items, type, mealTypes, days: 1, keep: [], without: [], variant: 0, person, today },
      signal,
    );
  const own = await planAs('basic');
  return toIdeas(own.kind === 'offered' || own.refusal.limit === 'health' ? own : await planAs('enhanced'));
}

function toIdeas(outcome: PlanOutcome): CookingIdeas {
  if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.refusal.message };
  return {
    kind: 'dishes',
    dishes: outcome.plan.days.flatMap(({ dishes }) => dishes.map(toIdea)),
    netCarbLimit: outcome.plan.netCarbLimit.day,
  };
}

function toIdea({ meal, name, minutes, totals, ingredients }: MealPlan['days'][number]['dishes'][number]) {
  const { kcal, netCarbs, protein } = totals;
  return {
    meal,
    name,
    minutes,
    kcal,
    netCarbs,
    protein,
    ingredients: ingredients.map((one) => ({
      name: one.name,
      grams: one.grams,
      isFromPantry: one.pantryItemId !== null,
    })),
  };
}
