import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { itemOf } from './matching-items.ts';

/**
 * Removes an item from everything that reads the pantry. For some minutes it can be brought back with its id and all
 * that hangs on it; after that the server deletes it for good.
 * @throws AppError not_found for an item that is not there or belongs to somebody else
 */
export async function deletePantryItem(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
): Promise<void> {
  const deleted = await db
    .update(pantryItems)
    .set({ deletedAt: clock.now() })
    .where(itemOf(userId, id))
    .returning({ id: pantryItems.id });
  if (deleted.length === 0) throw notFound('pantry item');
}
