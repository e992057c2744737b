import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { PlannedDish } from '#contract/meal-plans.ts';
import type { PantryFood } from '#meal-planner/plan-request.ts';
import type { Database, Queries } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { AppError } from '../../errors.ts';

const columns = getTableColumns(pantryItems);

/** The long parts of an analysis, which no plan looks at. */
const UNREAD_PARTS = sql.raw(
  `array['fields', 'score_terms', 'analysis', 'recommendations', 'alternatives', 'warnings']`,
);

/** A food as the planner takes it. */
const PLAN_COLUMNS = {
  id: columns.id,
  productName: columns.productName,
  brand: columns.brand,
  servingSize: columns.servingSize,
  calories: columns.calories,
  totalFat: columns.totalFat,
  totalCarbs: columns.totalCarbs,
  dietaryFiber: columns.dietaryFiber,
  protein: columns.protein,
  netCarbs: columns.netCarbs,
  nutritionAnalysis: sql<Record<string, unknown> | null>`${columns.nutritionAnalysis} - ${UNREAD_PARTS}`,
  foodId: columns.foodId,
  amountAtHand: columns.amountAtHand,
  useBy: columns.useBy,
};

const itemsOf = (userId: number) => and(eq(pantryItems.userId, userId), isNull(pantryItems.deletedAt));

/** So many of the account's foods, the newest first. */
export async function newestPlanItems(db: Database, userId: number, most: number): Promise<PantryFood[]> {
  return db
    .select(PLAN_COLUMNS)
    .from(pantryItems)
    .where(itemsOf(userId))
    .orderBy(desc(pantryItems.createdAt), desc(pantryItems.id))
    .limit(most);
}

/**
 * The account's foods of these ids, as the planner takes them.
 * @throws AppError not_found when one is not there or belongs to somebody else
 */
export async function ownPlanItems(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<PantryFood[]> {
  const unique = [...new Set(ids)];
  const rows = await db
    .select(PLAN_COLUMNS)
    .from(pantryItems)
    .where(and(inArray(pantryItems.id, unique), itemsOf(userId)));
  const found = new Map(rows.map((row) => [row.id, row]));
  const items = unique.flatMap((id) => found.get(id) ?? []);
  if (items.length < unique.length) throw notInPantry(unique.length - items.length, unique.length);
  return items;
}

/** Ids of all pantry items that dishes name, each once. */
export function itemsOfDishes(dishes: readonly PlannedDish[]): number[] {
  const ids = dishes.flatMap(({ ingredients }) => ingredients.map(({ pantryItemId }) => pantryItemId));
  return [...new Set(ids)].filter((id) => id !== null);
}

/**
 * Foods that were removed a moment ago still count: a plan made before may be saved.
 * @throws AppError not_found when one of the ids names no food of the account
 */
export async function checkOwnIds(db: Queries, userId: number, ids: readonly number[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const rows = await db
    .select({ id: pantryItems.id })
    .from(pantryItems)
    .where(and(inArray(pantryItems.id, unique), eq(pantryItems.userId, userId)));
  if (rows.length < unique.length) throw notInPantry(unique.length - rows.length, unique.length);
}

function notInPantry(missing: number, of: number): AppError {
  const which =
    of === 1
      ? 'This item is no longer in your pantry'
      : missing === of
        ? 'These items are no longer in your pantry'
        : `${missing} of these ${of} items ${missing === 1 ? 'is' : 'are'} no longer in your pantry`;
  return new AppError('not_found', { message: `${which}. Please select again.` });
}
