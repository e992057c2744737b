import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';

/** @throws AppError not_found for an item that is not there or belongs to somebody else */
export async function checkItemOwner(db: Database, userId: number, id: number): Promise<void> {
  const owned = await db.$count(
    pantryItems,
    and(eq(pantryItems.id, id), eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt)),
  );
  if (owned === 0) throw notFound('pantry item');
}
