import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DiaryEntry, UpdateDiaryEntry } from '#contract/diary.ts';
import { foodKey } from '#domain/diary/entries.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { diaryEntries } from '../../database/schema/diary.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { notFound } from '../../errors.ts';
import { checkNotFuture } from './check-day.ts';
import { toEntry } from './to-entry.ts';

const owned = (userId: number, id: number) => and(eq(diaryEntries.id, id), eq(diaryEntries.userId, userId));

/** @throws AppError not_found for an entry that is not there or belongs to somebody else, invalid_input for a day in the future */
export async function updateEntry(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
  { amount, eatenAt, ...changes }: UpdateDiaryEntry,
): Promise<DiaryEntry> {
  checkNotFuture(clock, { ...changes, eatenAt });
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(diaryEntries).where(owned(userId, id)).for('update');
    if (!before) throw notFound('diary entry');
    const [row] = await tx
      .update(diaryEntries)
      .set({
        ...changes,
        ...(amount && { amountCount: amount.count, amountUnit: amount.unit }),
        ...(eatenAt !== undefined && { eatenAt: new Date(eatenAt) }),
        foodKey: foodKey({ ...before, ...changes }),
      })
      .where(owned(userId, id))
      .returning();
    if (!row) throw notFound('diary entry');
    return toEntry(row);
  });
}

/**
 * Removes an entry and gives back to the pantry what it took from there.
 * @throws AppError not_found for an entry that is not there or belongs to somebody else
 */
export async function deleteEntry(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(diaryEntries).where(owned(userId, id)).returning();
    if (!gone) throw notFound('diary entry');
    if (gone.source.kind !== 'pantry' || gone.pantryTaken === 0) return;
    await tx
      .update(pantryItems)
      .set({ amountAtHand: sql`${pantryItems.amountAtHand} + ${gone.pantryTaken}` })
      .where(
        and(
          eq(pantryItems.id, gone.source.itemId),
          eq(pantryItems.userId, userId),
          isNull(pantryItems.deletedAt),
        ),
      );
  });
}
