import type { z } from 'zod';
import type { GeneratedMealPlan, generateMealPlanRequest } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import type { MealPlanner } from '#meal-planner/plan-request.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { AppError } from '../../errors.ts';
import { itemsOfDishes, ownPlanItems } from './own-items.ts';

export interface PlanningDeps {
  db: Database;
  clock: Clock;
  planner: Pick<MealPlanner, 'plan'>;
  findPerson(userId: number): Promise<PersonalData>;
}

/**
 * A plan from the account's own foods that keeps the person's limits; nothing is stored. Of the items that were sent
 * only the ids count, and dishes that stay may name no other foods than these.
 * @throws AppError not_found for items that are not the account's, plan_not_possible with the limit in the way,
 * timed_out, or unavailable while too many wait
 */
export async function generateMealPlan(
  { db, clock, planner, findPerson }: PlanningDeps,
  userId: number,
  {
    pantryItems,
    mealPlanType: type,
    mealTypes,
    days,
    keep,
    without,
    variant,
    eaten,
  }: z.output<typeof generateMealPlanRequest>,
  signal: AbortSignal,
): Promise<GeneratedMealPlan> {
  const ids = [...pantryItems.map(({ id }) => id), ...itemsOfDishes(keep)];
  const [items, person] = await Promise.all([ownPlanItems(db, userId, ids), findPerson(userId)]);
  const today = dayIn(person.timeZone ?? 'UTC', clock.now());
  const outcome = await planner.plan(
    { items, type, mealTypes, days, keep, without, variant, person, today, eaten },
    signal,
  );
  if (outcome.kind === 'refused') {
    const { refusal } = outcome;
    throw new AppError('plan_not_possible', { message: refusal.message, log: refusal.limit, refusal });
  }
  return { mealPlan: outcome.text, plan: outcome.plan };
}
