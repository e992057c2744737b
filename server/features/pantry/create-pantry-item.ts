import type { z } from 'zod';
import type { createPantryItemRequest, PantryItem } from '#contract/pantry.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { toPantryItem } from './to-pantry-item.ts';

export async function createPantryItem(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  item: z.output<typeof createPantryItemRequest>,
): Promise<PantryItem> {
  const now = clock.now();
  const [row] = await db
    .insert(pantryItems)
    .values({ ...item, userId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return toPantryItem(row);
}
