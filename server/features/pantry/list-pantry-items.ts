import { desc } from 'drizzle-orm';
import type { PantryItem } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { itemsOf } from './matching-items.ts';
import { toPantryItem } from './to-pantry-item.ts';

/** Newest first; items saved in the same instant keep the order in which they were stored. */
export async function listPantryItems(db: Database, userId: number): Promise<PantryItem[]> {
  const rows = await db
    .select()
    .from(pantryItems)
    .where(itemsOf(userId))
    .orderBy(desc(pantryItems.createdAt), desc(pantryItems.id));
  return rows.map(toPantryItem);
}
