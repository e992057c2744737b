import { and, eq } from 'drizzle-orm';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { Database } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { notFound } from '../../errors.ts';
import { toSavedPlan } from './to-saved-plan.ts';

/** @throws AppError not_found for a plan that is not there or belongs to somebody else */
export async function renameMealPlan(
  db: Database,
  userId: number,
  id: number,
  title: string,
): Promise<SavedMealPlan> {
  const [row] = await db
    .update(savedMealPlans)
    .set({ title })
    .where(and(eq(savedMealPlans.id, id), eq(savedMealPlans.userId, userId)))
    .returning();
  if (!row) throw notFound('meal plan');
  return toSavedPlan(row);
}
