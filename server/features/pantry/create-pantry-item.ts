import type { z } from 'zod';
import type { createPantryItemRequest, PantryItem } from '#contract/pantry.ts';
import type { Food } from '#domain/food.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { itemOfFood } from './item-of-food.ts';
import { toPantryItem } from './to-pantry-item.ts';

export interface PantryDeps {
  db: Database;
  clock: Clock;
  /** The USDA table. */
  foods: () => readonly Food[];
}

/**
 * Saves a food as it was scanned or typed, or with the numbers of the USDA table where it names a row of it.
 * @throws AppError invalid_input for a row that the table does not have
 */
export async function createPantryItem(
  { db, clock, foods }: PantryDeps,
  userId: number,
  { portionGrams, ...sent }: z.output<typeof createPantryItemRequest>,
): Promise<PantryItem> {
  const { foodId } = sent;
  const item = foodId === null ? sent : itemOfFood({ ...sent, foodId, portionGrams }, foods());
  const now = clock.now();
  const [row] = await db
    .insert(pantryItems)
    .values({ ...item, userId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return toPantryItem(row);
}
