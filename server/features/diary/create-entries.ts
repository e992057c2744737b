import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createDiaryEntry, DiaryEntry } from '#contract/diary.ts';
import { foodKey } from '#domain/diary/entries.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { diaryEntries } from '../../database/schema/diary.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { checkNotFuture } from './check-day.ts';
import { toEntry } from './to-entry.ts';

type Sent = z.output<typeof createDiaryEntry>;

/**
 * Stores what was eaten, all or nothing, and takes from the pantry what came from there. An entry that was stored
 * before under its key is found again. In the order they were sent.
 * @throws AppError invalid_input for a day in the future
 */
export async function createEntries(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  entries: readonly Sent[],
): Promise<{ entries: DiaryEntry[]; added: number }> {
  for (const entry of entries) checkNotFuture(clock, entry);
  const keys = entries.map(({ idempotencyKey }) => idempotencyKey.toLowerCase());
  return db.transaction(async (tx) => {
    const created = await tx
      .insert(diaryEntries)
      .values(entries.map((entry) => rowOf(entry, userId, clock.now())))
      .onConflictDoNothing({ target: [diaryEntries.userId, diaryEntries.idempotencyKey] })
      .returning();
    const news = new Set(created.map(({ idempotencyKey }) => idempotencyKey));
    for (const entry of entries) {
      if (news.has(entry.idempotencyKey.toLowerCase())) await takeFromPantry(tx, userId, entry);
    }
    const stored =
      created.length === entries.length
        ? created
        : await tx
            .select()
            .from(diaryEntries)
            .where(and(eq(diaryEntries.userId, userId), inArray(diaryEntries.idempotencyKey, keys)));
    const byKey = new Map(stored.map((row) => [row.idempotencyKey, toEntry(row)]));
    return { entries: keys.flatMap((key) => byKey.get(key) ?? []), added: created.length };
  });
}

function rowOf({ amount, takenFromPantryGrams: _taken, ...entry }: Sent, userId: number, now: Date) {
  return {
    ...entry,
    userId,
    eatenAt: new Date(entry.eatenAt),
    amountCount: amount.count,
    amountUnit: amount.unit,
    foodKey: foodKey(entry),
    idempotencyKey: entry.idempotencyKey.toLowerCase(),
    createdAt: now,
  };
}

/** No more than is at hand; what is not known to be there is left alone. */
async function takeFromPantry(tx: Queries, userId: number, entry: Sent): Promise<void> {
  const { source, takenFromPantryGrams } = entry;
  if (takenFromPantryGrams === null || source.kind !== 'pantry') return;
  const own = and(
    eq(pantryItems.id, source.itemId),
    eq(pantryItems.userId, userId),
    isNull(pantryItems.deletedAt),
  );
  const [item] = await tx
    .select({ atHand: pantryItems.amountAtHand })
    .from(pantryItems)
    .where(own)
    .for('update');
  const taken = Math.min(Math.round(takenFromPantryGrams * 10), item?.atHand ?? 0);
  if (taken === 0) return;
  await tx
    .update(pantryItems)
    .set({ amountAtHand: sql`${pantryItems.amountAtHand} - ${taken}` })
    .where(own);
  await tx
    .update(diaryEntries)
    .set({ pantryTaken: taken })
    .where(
      and(
        eq(diaryEntries.userId, userId),
        eq(diaryEntries.idempotencyKey, entry.idempotencyKey.toLowerCase()),
      ),
    );
}
