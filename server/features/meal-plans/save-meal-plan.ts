import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { SAVED_PLANS_MOST, type SavedMealPlan, type saveMealPlanRequest } from '#contract/meal-plans.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { AppError } from '../../errors.ts';
import { checkOwnIds, itemsOfDishes } from './own-items.ts';
import { toSavedPlan } from './to-saved-plan.ts';

/**
 * Saves a generated plan. Repeated with the same idempotency key it returns the plan stored before. Savings of one
 * account wait for each other, so that their number keeps its limit.
 * @throws AppError not_found for pantry items that are not the account's, invalid_input when there are too many plans
 */
export async function saveMealPlan(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  { pantryItemIds, mealTypes, idempotencyKey, ...sent }: z.output<typeof saveMealPlanRequest>,
): Promise<{ plan: SavedMealPlan; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved meal plans'), ${userId})`);
    const before = idempotencyKey === undefined ? null : await findByKey(tx, userId, idempotencyKey);
    if (before) return { plan: toSavedPlan(before), isNew: false };
    const dishes = sent.plan?.days.flatMap((day) => day.dishes) ?? [];
    await checkOwnIds(tx, userId, [...pantryItemIds, ...itemsOfDishes(dishes)]);
    await checkRoom(tx, userId);
    const [created] = await tx
      .insert(savedMealPlans)
      .values({
        ...sent,
        userId,
        pantryItemIds: JSON.stringify(pantryItemIds),
        mealTypes: JSON.stringify(mealTypes),
        idempotencyKey,
        createdAt: clock.now(),
      })
      .returning();
    if (!created) throw new Error('An insert returned no row');
    return { plan: toSavedPlan(created), isNew: true };
  });
}

async function findByKey(db: Queries, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(savedMealPlans)
    .where(and(eq(savedMealPlans.userId, userId), eq(savedMealPlans.idempotencyKey, key)));
  return row ?? null;
}

async function checkRoom(db: Queries, userId: number): Promise<void> {
  const [counted] = await db
    .select({ plans: sql<number>`count(*)::int` })
    .from(savedMealPlans)
    .where(eq(savedMealPlans.userId, userId));
  if ((counted?.plans ?? 0) < SAVED_PLANS_MOST) return;
  throw new AppError('invalid_input', {
    message: `You have ${SAVED_PLANS_MOST} saved meal plans, which is the limit. Please delete some that you no longer need.`,
  });
}
