import { desc, eq } from 'drizzle-orm';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { Database } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { toSavedPlan } from './to-saved-plan.ts';

/** The account's saved plans, newest first. */
export async function listMealPlans(db: Database, userId: number): Promise<SavedMealPlan[]> {
  const rows = await db
    .select()
    .from(savedMealPlans)
    .where(eq(savedMealPlans.userId, userId))
    .orderBy(desc(savedMealPlans.createdAt), desc(savedMealPlans.id));
  return rows.map(toSavedPlan);
}
