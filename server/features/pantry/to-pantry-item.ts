import type { PantryItem } from '#contract/pantry.ts';
import type { pantryItems } from '../../database/schema/pantry.ts';

/** A stored row as it goes over the wire: instants as ISO text, the owner and what only the database needs left out. */
export function toPantryItem({
  userId: _owner,
  deletedAt: _deleted,
  nameOrder: _order,
  searchText: _search,
  listed: _listed,
  idempotencyKey: _key,
  createdAt,
  updatedAt,
  ...item
}: typeof pantryItems.$inferSelect): PantryItem {
  return { ...item, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
