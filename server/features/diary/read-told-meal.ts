import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { OwnFood, ReadMeal, readMealRequest } from '#contract/meal-text.ts';
import { pantryFood } from '#domain/diary/pantry-food.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { MealReader } from './meal-reader.ts';

/** Foods of an account that a name is held against: the newest. */
const OWN_MOST = 500;

/** A told meal as rows, the person's own foods before the tables'. */
export async function readToldMeal(
  { db, meals }: { db: Database; meals: MealReader },
  actor: Actor,
  { text, own }: z.output<typeof readMealRequest>,
): Promise<ReadMeal> {
  const pantry = actor.kind === 'user' ? await ownFoods(db, actor.userId) : [];
  return { rows: await meals.read({ text, own: [...own, ...pantry] }) };
}

async function ownFoods(db: Database, userId: number): Promise<OwnFood[]> {
  const { id, productName, servingSize, calories, totalFat, totalCarbs, protein, netCarbs } = pantryItems;
  const rows = await db
    .select({ id, productName, servingSize, calories, totalFat, totalCarbs, protein, netCarbs })
    .from(pantryItems)
    .where(and(eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt)))
    .orderBy(desc(pantryItems.createdAt))
    .limit(OWN_MOST);
  return rows.map(pantryFood);
}
