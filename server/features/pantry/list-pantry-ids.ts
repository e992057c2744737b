import { desc } from 'drizzle-orm';
import type { PantryIds } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { matchingItems } from './matching-items.ts';

/** Ids, names and amounts at hand of all the account's foods that match, newest first. */
export async function listPantryIds(db: Database, userId: number, search: string): Promise<PantryIds> {
  const items = await db
    .select({
      id: pantryItems.id,
      productName: pantryItems.productName,
      amountAtHand: pantryItems.amountAtHand,
    })
    .from(pantryItems)
    .where(matchingItems(userId, search))
    .orderBy(desc(pantryItems.createdAt), desc(pantryItems.id));
  return { items };
}
