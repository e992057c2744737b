import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createPantryItemRequest, PantryItem } from '#contract/pantry.ts';
import type { Food } from '#domain/nutrition/food.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { itemOfFood } from './item-of-food.ts';
import { toPantryItem } from './to-pantry-item.ts';

export interface PantryDeps {
  db: Database;
  clock: Clock;
  /** The USDA table. */
  foods: () => readonly Food[];
}

/**
 * Saves a food as it was scanned or typed, or with the numbers of the USDA table where it names a row of it. Repeated
 * with the same idempotency key it returns the item stored before.
 * @throws AppError invalid_input for a row that the table does not have
 */
export async function createPantryItem(
  { db, clock, foods }: PantryDeps,
  userId: number,
  { portionGrams, ...sent }: z.output<typeof createPantryItemRequest>,
): Promise<{ item: PantryItem; isNew: boolean }> {
  const { foodId } = sent;
  const values = foodId === null ? sent : itemOfFood({ ...sent, foodId, portionGrams }, foods());
  const now = clock.now();
  const [created] = await db
    .insert(pantryItems)
    .values({ ...values, userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [pantryItems.userId, pantryItems.idempotencyKey] })
    .returning();
  if (created) return { item: toPantryItem(created), isNew: true };
  return { item: await findByKey(db, userId, sent.idempotencyKey ?? ''), isNew: false };
}

/** Also one that was removed since: it was saved, and must not come twice. */
async function findByKey(db: Database, userId: number, key: string): Promise<PantryItem> {
  const [row] = await db
    .select()
    .from(pantryItems)
    .where(and(eq(pantryItems.userId, userId), eq(pantryItems.idempotencyKey, key)));
  if (!row) throw new Error('The item that refused an insert was removed meanwhile');
  return toPantryItem(row);
}
