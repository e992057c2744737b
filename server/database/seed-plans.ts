import type { MealCategory, PlanType } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { PantryFood } from '#meal-planner/plan-request.ts';
import { insertMealPlan } from '../testing/factories.ts';
import type { Queries } from './client.ts';

const DAY_MS = 86_400_000;

interface SeededPlan {
  title: string;
  type: PlanType;
  mealTypes: readonly MealCategory[];
  days: number;
}

/** Oldest first. */
const PLANS: readonly SeededPlan[] = [
  { title: 'Quick breakfast', type: 'basic', mealTypes: ['Breakfast'], days: 1 },
  { title: 'Lunch and dinner for two days', type: 'advanced', mealTypes: ['Lunch', 'Dinner'], days: 2 },
  { title: 'Three calm days', type: 'enhanced', mealTypes: [], days: 3 },
];

/** Plans that the planner itself makes from the demo's pantry, so that every figure in them is a true one. */
export async function seedPlans(
  db: Queries,
  userId: number,
  { items, person, now }: { items: readonly PantryFood[]; person: PersonalData; now: Date },
): Promise<void> {
  const planner = createMealPlanner();
  const today = dayIn(person.timeZone ?? 'UTC', now);
  for (const [index, { title, type, mealTypes, days }] of PLANS.entries()) {
    const request = { items, person, type, mealTypes, days, today, keep: [], without: [], variant: index };
    const outcome = await planner.plan(request);
    if (outcome.kind === 'refused')
      throw new Error(`The demo's plan ${title} is refused: ${outcome.refusal.message}`);
    await insertMealPlan(db, {
      userId,
      title,
      content: outcome.text,
      plan: outcome.plan,
      pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
      mealPlanType: type,
      mealTypes: JSON.stringify(mealTypes),
      createdAt: new Date(now.getTime() - (PLANS.length - index) * 3 * DAY_MS),
    });
  }
  await planner.close();
}
