import { desc, getTableColumns, sql } from 'drizzle-orm';
import type { PantryItem } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { namedColumns } from '../../database/json-rows.ts';
import { pageStatement } from '../../database/page.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { itemsOf } from './matching-items.ts';
import { toPantryItem } from './to-pantry-item.ts';

const {
  userId: _owner,
  deletedAt: _deleted,
  idempotencyKey: _key,
  nameOrder: _order,
  searchText: _search,
  listed: _listed,
  size,
  ...whole
} = getTableColumns(pantryItems);

/** A page of whole foods, newest first, as `PantryItem`s; of the same instant, the one stored later comes first. */
export const pantryItemsPage = pageStatement('pantry-items', {
  table: pantryItems,
  at: pantryItems.createdAt,
  where: itemsOf(sql.placeholder('userId')),
  fields: namedColumns(whole),
  size: sql`${size}`,
});

/** So many of the account's foods, the newest first. */
export async function listPantryItems(db: Database, userId: number, most: number): Promise<PantryItem[]> {
  const rows = await db
    .select()
    .from(pantryItems)
    .where(itemsOf(userId))
    .orderBy(desc(pantryItems.createdAt), desc(pantryItems.id))
    .limit(most);
  return rows.map(toPantryItem);
}
