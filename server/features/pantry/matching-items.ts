import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { pantryItems } from '../../database/schema/pantry.ts';

/** The account's items that were not removed. */
export const itemsOf = (userId: number | Placeholder): SQL | undefined =>
  and(eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt));

/**
 * Those of them whose name or brand holds the text, in any letter case; an empty text matches all. The text is lower-cased
 * in a query of its own: once, and not for every row.
 */
export const matchingItems = (userId: number | Placeholder, search: string | Placeholder): SQL | undefined =>
  search === ''
    ? itemsOf(userId)
    : and(itemsOf(userId), sql`strpos(${pantryItems.searchText}, (select lower(${search}::text))) > 0`);

/** One of the account's items, unless it was removed. */
export const itemOf = (userId: number, id: number): SQL | undefined =>
  and(eq(pantryItems.id, id), itemsOf(userId));
