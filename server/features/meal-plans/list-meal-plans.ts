import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { ListPlans } from '#contract/pages.ts';
import type { Database } from '../../database/client.ts';
import { namedColumns } from '../../database/json-rows.ts';
import { type Page, pageStatement } from '../../database/page.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { notFound } from '../../errors.ts';
import { toSavedPlan } from './to-saved-plan.ts';

const { userId: owner, idempotencyKey: _key, size, dayTotals, ...whole } = getTableColumns(savedMealPlans);
const { id, title, mealPlanType, mealTypes, createdAt } = whole;
const list = { table: savedMealPlans, at: createdAt, where: eq(owner, sql.placeholder('userId')) };

const PAGES = {
  whole: pageStatement('meal-plans', { ...list, fields: namedColumns(whole), size: sql`${size}` }),
  titles: pageStatement('meal-plan-titles', {
    ...list,
    fields: namedColumns({ id, title, mealPlanType, mealTypes, dayTotals, createdAt }),
  }),
};

/** A page of the account's saved plans, newest first: `SavedMealPlan`s, or `ListedMealPlan`s without their text. */
export const listMealPlans = (db: Database, userId: number, asked: ListPlans): Promise<Page> =>
  PAGES[asked.view](db, { userId, ...asked });

/** @throws AppError not_found for a plan that is not there or belongs to somebody else */
export async function findMealPlan(db: Database, userId: number, planId: number): Promise<SavedMealPlan> {
  const [row] = await db
    .select()
    .from(savedMealPlans)
    .where(and(eq(id, planId), eq(owner, userId)));
  if (!row) throw notFound('meal plan');
  return toSavedPlan(row);
}
