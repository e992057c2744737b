import type { PantryItem, UpdatePantryItemRequest } from '#contract/pantry.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { itemOf } from './matching-items.ts';
import { toPantryItem } from './to-pantry-item.ts';

/** @throws AppError not_found for an item that is not there or belongs to somebody else */
export async function updatePantryItem(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
  changes: UpdatePantryItemRequest,
): Promise<PantryItem> {
  const [row] = await db
    .update(pantryItems)
    .set({ ...changes, updatedAt: clock.now() })
    .where(itemOf(userId, id))
    .returning();
  if (!row) throw notFound('pantry item');
  return toPantryItem(row);
}
