import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../database/like-pattern.ts';
import { pantryItems } from '../../database/schema/pantry.ts';

/** The account's items that were not removed. */
export const itemsOf = (userId: number): SQL | undefined =>
  and(eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt));

/** Those of them whose name or brand holds the text, in any letter case; a blank text matches all. */
export function matchingItems(userId: number, search: string): SQL | undefined {
  const wanted = search.trim();
  if (wanted === '') return itemsOf(userId);
  return and(itemsOf(userId), sql`${pantryItems.searchText} like lower(${containing(wanted)})`);
}

/** One of the account's items, unless it was removed. */
export const itemOf = (userId: number, id: number): SQL | undefined =>
  and(eq(pantryItems.id, id), itemsOf(userId));
