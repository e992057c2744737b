import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Cooked, cookRequest } from '#contract/meal-plans.ts';
import { planItemIds } from '#domain/meal-plan-text/readable-plan.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { cookedMeals, savedMealPlans } from '../../database/schema/meals.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { type Needed, neededItems } from './cooked-amounts.ts';

type Taken = (typeof cookedMeals.$inferSelect)['taken'];
type Item = { id: number; productName: string; amountAtHand: number | null };

/**
 * Takes what was cooked from the pantry, at most what is there, and keeps what was taken so that it can be put back.
 * Repeated with the same idempotency key nothing is taken again.
 * @throws AppError not_found for a plan or dish that is not there or belongs to somebody else
 */
export async function cookPlan(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  planId: number,
  { dishKey, servings, idempotencyKey }: z.output<typeof cookRequest>,
): Promise<{ cooked: Cooked; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const needed = await neededOf(tx, userId, planId, dishKey, servings);
    const [created] = await tx
      .insert(cookedMeals)
      .values({
        userId,
        mealPlanId: planId,
        dishKey: dishKey ?? null,
        taken: [],
        idempotencyKey,
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: [cookedMeals.userId, cookedMeals.idempotencyKey] })
      .returning({ id: cookedMeals.id });
    const ids = needed.map(({ pantryItemId }) => pantryItemId);
    if (!created) {
      const before = await cookedBefore(tx, userId, planId, idempotencyKey);
      const cooked = toCooked(before.id, before.taken, needed, await ownItems(tx, userId, ids));
      return { cooked, isNew: false };
    }
    const items = await ownItems(tx, userId, ids);
    const taken = amountsTaken(needed, items);
    await takeAll(tx, clock, taken);
    await tx.update(cookedMeals).set({ taken }).where(eq(cookedMeals.id, created.id));
    const left = items.map((item) => ({ ...item, amountAtHand: leftOf(item, taken) }));
    return { cooked: toCooked(created.id, taken, needed, left), isNew: true };
  });
}

/** A plan saved as text alone tells no amounts: what it was made from is named and nothing is taken. */
async function neededOf(
  db: Queries,
  userId: number,
  planId: number,
  dishKey: string | undefined,
  servings: number,
): Promise<Needed[]> {
  const [row] = await db
    .select({ plan: savedMealPlans.plan, pantryItemIds: savedMealPlans.pantryItemIds })
    .from(savedMealPlans)
    .where(and(eq(savedMealPlans.id, planId), eq(savedMealPlans.userId, userId)));
  if (!row) throw notFound('meal plan');
  if (row.plan) return neededItems(row.plan, dishKey, servings);
  const items = await ownItems(db, userId, planItemIds(row.pantryItemIds));
  return items.map(({ id, productName }) => ({ pantryItemId: id, name: productName, tenths: 0 }));
}

/** Always in the same order, so that two cookings at once wait for each other instead of locking each other out. */
async function ownItems(db: Queries, userId: number, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { id, productName, amountAtHand } = pantryItems;
  return db
    .select({ id, productName, amountAtHand })
    .from(pantryItems)
    .where(and(inArray(id, [...ids]), eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt)))
    .orderBy(asc(id))
    .for('update');
}

function amountsTaken(needed: readonly Needed[], items: readonly Item[]): Taken {
  const atHand = new Map(items.map((item) => [item.id, item.amountAtHand]));
  return needed.flatMap(({ pantryItemId, tenths }) => {
    const there = atHand.get(pantryItemId) ?? null;
    return there === null || tenths === 0 ? [] : [{ pantryItemId, tenths: Math.min(tenths, there) }];
  });
}

async function takeAll(db: Queries, clock: Clock, taken: Taken): Promise<void> {
  for (const { pantryItemId, tenths } of taken) {
    await db
      .update(pantryItems)
      .set({ amountAtHand: sql`${pantryItems.amountAtHand} - ${tenths}`, updatedAt: clock.now() })
      .where(eq(pantryItems.id, pantryItemId));
  }
}

function leftOf({ id, amountAtHand }: Item, taken: Taken): number | null {
  const used = taken.find(({ pantryItemId }) => pantryItemId === id)?.tenths ?? 0;
  return amountAtHand === null ? null : amountAtHand - used;
}

async function cookedBefore(db: Queries, userId: number, planId: number, key: string) {
  const [row] = await db
    .select()
    .from(cookedMeals)
    .where(
      and(
        eq(cookedMeals.userId, userId),
        eq(cookedMeals.idempotencyKey, key),
        eq(cookedMeals.mealPlanId, planId),
      ),
    );
  if (!row) throw notFound('cooked meal');
  return row;
}

function toCooked(id: number, taken: Taken, needed: readonly Needed[], items: readonly Item[]): Cooked {
  const byId = new Map(items.map((item) => [item.id, item]));
  const tenthsOf = new Map(taken.map(({ pantryItemId, tenths }) => [pantryItemId, tenths]));
  return {
    id,
    taken: needed.flatMap(({ pantryItemId, name }) => {
      const tenths = tenthsOf.get(pantryItemId);
      const item = byId.get(pantryItemId);
      if (tenths === undefined) return [];
      const left = (item?.amountAtHand ?? 0) / 10;
      return [{ pantryItemId, name: item?.productName ?? name, grams: tenths / 10, left }];
    }),
    untracked: needed.flatMap(({ pantryItemId, name }) =>
      tenthsOf.has(pantryItemId) ? [] : [byId.get(pantryItemId)?.productName ?? name],
    ),
  };
}
