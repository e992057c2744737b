import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CookingUndone } from '#contract/meal-plans.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { cookedMeals } from '../../database/schema/meals.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';

type Taken = (typeof cookedMeals.$inferSelect)['taken'];

/** The most that the amount of an item can be, in tenths of a gram (contract). */
const TENTHS_MOST = 1_000_000;

/**
 * Puts back what a cooking took, once: asked again, it tells the same and changes nothing. Items that are gone, or
 * whose amount nobody counts any more, are left alone.
 * @throws AppError not_found for a cooking that is not there or belongs to somebody else
 */
export async function undoCooking(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  cookedId: number,
): Promise<CookingUndone> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(cookedMeals.id, cookedId), eq(cookedMeals.userId, userId));
    const [row] = await tx.select().from(cookedMeals).where(isOwn).for('update');
    if (!row) throw notFound('cooked meal');
    if (row.undoneAt === null) {
      await tx.update(cookedMeals).set({ undoneAt: clock.now() }).where(isOwn);
      await putBack(tx, clock, userId, row.taken);
    }
    return { id: row.id, returned: await returnedOf(tx, userId, row.taken) };
  });
}

const countedItems = (userId: number, taken: Taken) =>
  and(
    inArray(
      pantryItems.id,
      taken.map(({ pantryItemId }) => pantryItemId),
    ),
    eq(pantryItems.userId, userId),
    isNotNull(pantryItems.amountAtHand),
    isNull(pantryItems.deletedAt),
  );

/** In the order in which cooking locks them. */
async function putBack(db: Queries, clock: Clock, userId: number, taken: Taken): Promise<void> {
  if (taken.length === 0) return;
  await db
    .select({ id: pantryItems.id })
    .from(pantryItems)
    .where(countedItems(userId, taken))
    .orderBy(asc(pantryItems.id))
    .for('update');
  for (const { pantryItemId, tenths } of taken) {
    await db
      .update(pantryItems)
      .set({
        amountAtHand: sql`least(${pantryItems.amountAtHand} + ${tenths}, ${TENTHS_MOST})`,
        updatedAt: clock.now(),
      })
      .where(and(eq(pantryItems.id, pantryItemId), countedItems(userId, taken)));
  }
}

async function returnedOf(db: Queries, userId: number, taken: Taken): Promise<CookingUndone['returned']> {
  if (taken.length === 0) return [];
  const rows = await db.select().from(pantryItems).where(countedItems(userId, taken));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ pantryItemId, tenths }) => {
    const item = byId.get(pantryItemId);
    if (!item) return [];
    const left = (item.amountAtHand ?? 0) / 10;
    return [{ pantryItemId, name: item.productName, grams: tenths / 10, left }];
  });
}
