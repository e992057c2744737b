import { desc, eq } from 'drizzle-orm';
import type { PlanOfPerson } from '#coach/person/person.ts';
import type { Database } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';

/** The coach speaks of the last few plans; older ones are on their page. */
const PLANS_MOST = 20;

/** The account's saved plans, newest first. */
export async function listSavedPlans(db: Database, userId: number): Promise<PlanOfPerson[]> {
  const rows = await db
    .select({
      id: savedMealPlans.id,
      title: savedMealPlans.title,
      content: savedMealPlans.content,
      createdAt: savedMealPlans.createdAt,
    })
    .from(savedMealPlans)
    .where(eq(savedMealPlans.userId, userId))
    .orderBy(desc(savedMealPlans.createdAt), desc(savedMealPlans.id))
    .limit(PLANS_MOST);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
