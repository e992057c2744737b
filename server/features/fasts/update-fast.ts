import { and, eq } from 'drizzle-orm';
import type { Fast, UpdateFast } from '#contract/fasts.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { notFound } from '../../errors.ts';
import { checkApart, checkSpan, lockFasts } from './check-fast.ts';
import { toFast } from './to-fast.ts';

/**
 * Ends, corrects or opens again.
 * @throws AppError not_found for a fast that is not there or belongs to somebody else, already_exists when another
 * one runs, invalid_input for times that cannot be
 */
export async function updateFast(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
  { plannedHours, startedAt, endedAt }: UpdateFast,
): Promise<Fast> {
  const owned = and(eq(fasts.id, id), eq(fasts.userId, userId));
  return db.transaction(async (tx) => {
    await lockFasts(tx, userId);
    const [before] = await tx.select().from(fasts).where(owned);
    if (!before) throw notFound('fast');
    const span = {
      startedAt: startedAt === undefined ? before.startedAt : new Date(startedAt),
      endedAt: endedAt === undefined ? before.endedAt : toDate(endedAt),
    };
    if (startedAt !== undefined || endedAt !== undefined) {
      checkSpan(clock, span);
      await checkApart(tx, userId, span, id);
    }
    const [row] = await tx
      .update(fasts)
      .set({ ...span, plannedHours })
      .where(owned)
      .returning();
    if (!row) throw notFound('fast');
    return toFast(row);
  });
}

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at));
