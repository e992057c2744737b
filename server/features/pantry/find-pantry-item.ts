import type { PantryItem } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { itemOf } from './matching-items.ts';
import { toPantryItem } from './to-pantry-item.ts';

/** @throws AppError not_found for an item that is not there or belongs to somebody else */
export async function findPantryItem(db: Database, userId: number, id: number): Promise<PantryItem> {
  const [row] = await db.select().from(pantryItems).where(itemOf(userId, id));
  if (!row) throw notFound('pantry item');
  return toPantryItem(row);
}
