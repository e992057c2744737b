import { and, asc, eq, gte } from 'drizzle-orm';
import type { EatenByPerson } from '#coach/person/person.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import type { Database } from '../../database/client.ts';
import { diaryEntries } from '../../database/schema/diary.ts';

/** The coach speaks of the last month. */
const DAYS = 31;

/** What the account logged of the last month, in the order it was eaten. */
export async function listEaten(db: Database, userId: number, now: Date): Promise<EatenByPerson[]> {
  const rows = await db
    .select({
      day: diaryEntries.day,
      eatenAt: diaryEntries.eatenAt,
      meal: diaryEntries.meal,
      name: diaryEntries.name,
      count: diaryEntries.amountCount,
      unit: diaryEntries.amountUnit,
      values: diaryEntries.values,
    })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gte(diaryEntries.day, addDays(dayIn('UTC', now), -DAYS))))
    .orderBy(asc(diaryEntries.day), asc(diaryEntries.eatenAt), asc(diaryEntries.id));
  return rows.map(({ count, unit, eatenAt, ...row }) => ({
    ...row,
    eatenAt: eatenAt.toISOString(),
    amount: { count, unit },
  }));
}
