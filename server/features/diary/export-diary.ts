import { and, asc, eq, gt, or } from 'drizzle-orm';
import { diaryCsvHead, diaryCsvLine } from '#domain/diary/diary-csv.ts';
import type { Database } from '../../database/client.ts';
import { diaryEntries } from '../../database/schema/diary.ts';
import { toEntry } from './to-entry.ts';

/** Entries of one piece. */
const PAGE = 1000;

/**
 * Everything a person logged as the pieces of a CSV file, day by day; however much it is, a page of it is held.
 * @param zone IANA zone of the person's clock
 */
export async function* diaryCsv(db: Database, userId: number, zone: string): AsyncGenerator<string, void> {
  yield diaryCsvHead;
  const { day, id } = diaryEntries;
  let last: { day: string; id: number } | null = null;
  for (;;) {
    const rows: (typeof diaryEntries.$inferSelect)[] = await db
      .select()
      .from(diaryEntries)
      .where(
        and(
          eq(diaryEntries.userId, userId),
          last ? or(gt(day, last.day), and(eq(day, last.day), gt(id, last.id))) : undefined,
        ),
      )
      .orderBy(asc(day), asc(id))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map((row) => diaryCsvLine({ ...row, ...toEntry(row) }, zone)).join('');
    last = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}
