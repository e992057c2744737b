import type { DiaryEntry } from '#contract/diary.ts';
import type { diaryEntries } from '../../database/schema/diary.ts';

/** A stored row as it goes over the wire. */
export function toEntry(row: typeof diaryEntries.$inferSelect): DiaryEntry {
  const { id, day, meal, name, amountCount, amountUnit, grams, values, source, isFavorite } = row;
  return {
    id,
    day,
    eatenAt: row.eatenAt.toISOString(),
    meal,
    name,
    amount: { count: amountCount, unit: amountUnit },
    grams,
    values,
    source,
    isFavorite,
    createdAt: row.createdAt.toISOString(),
  };
}
