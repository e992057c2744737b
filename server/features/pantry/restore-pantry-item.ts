import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { PANTRY_UNDO_MINUTES, type PantryItem } from '#contract/pantry.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { toPantryItem } from './to-pantry-item.ts';

/**
 * Brings a removed item back as it was. One that is there stays as it is, so a repeated undo does no harm.
 * @throws AppError not_found for one that was removed too long ago, never was, or belongs to somebody else
 */
export async function restorePantryItem(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
): Promise<PantryItem> {
  const since = new Date(clock.now().getTime() - PANTRY_UNDO_MINUTES * 60_000);
  const [row] = await db
    .update(pantryItems)
    .set({ deletedAt: null })
    .where(
      and(
        eq(pantryItems.id, id),
        eq(pantryItems.userId, userId),
        or(isNull(pantryItems.deletedAt), gt(pantryItems.deletedAt, since)),
      ),
    )
    .returning();
  if (!row) throw notFound('pantry item');
  return toPantryItem(row);
}
