import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { notFound } from '../../errors.ts';

/**
 * What was cooked from it stays taken from the pantry and can still be undone.
 * @throws AppError not_found for a plan that is not there or belongs to somebody else
 */
export async function deleteMealPlan(db: Database, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(savedMealPlans)
    .where(and(eq(savedMealPlans.id, id), eq(savedMealPlans.userId, userId)))
    .returning({ id: savedMealPlans.id });
  if (deleted.length === 0) throw notFound('meal plan');
}
