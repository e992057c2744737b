import { desc } from 'drizzle-orm';
import { PANTRY_FOUND_MOST, type PantryIds } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { matchingItems } from './matching-items.ts';

/** Ids, names and amounts at hand of the account's foods, or of those that a search finds, newest first. */
export async function listPantryIds(db: Database, userId: number, search: string): Promise<PantryIds> {
  const matching = db
    .select({
      id: pantryItems.id,
      productName: pantryItems.productName,
      amountAtHand: pantryItems.amountAtHand,
    })
    .from(pantryItems)
    .where(matchingItems(userId, search))
    .orderBy(desc(pantryItems.createdAt), desc(pantryItems.id));
  return { items: await (search === '' ? matching : matching.limit(PANTRY_FOUND_MOST)) };
}
