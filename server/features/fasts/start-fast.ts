import { and, eq } from 'drizzle-orm';
import type { Fast, StartFast } from '#contract/fasts.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { checkApart, checkSpan, lockFasts } from './check-fast.ts';
import { toFast } from './to-fast.ts';

/**
 * Starts a fast, or notes one that is over. Repeated with the same idempotency key it returns the fast stored before.
 * @throws AppError already_exists while another fast runs, invalid_input for times that cannot be
 */
export async function startFast(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  { plannedHours, idempotencyKey, ...times }: StartFast,
): Promise<{ fast: Fast; isNew: boolean }> {
  const now = clock.now();
  const span = {
    startedAt: times.startedAt === undefined ? now : new Date(times.startedAt),
    endedAt: times.endedAt === undefined ? null : new Date(times.endedAt),
  };
  checkSpan(clock, span);
  return db.transaction(async (tx) => {
    await lockFasts(tx, userId);
    const before = idempotencyKey === undefined ? null : await findByKey(tx, userId, idempotencyKey);
    if (before) return { fast: toFast(before), isNew: false };
    await checkApart(tx, userId, span, null);
    const [created] = await tx
      .insert(fasts)
      .values({ ...span, userId, plannedHours, idempotencyKey, createdAt: now })
      .returning();
    if (!created) throw new Error('An insert returned no row');
    return { fast: toFast(created), isNew: true };
  });
}

async function findByKey(db: Queries, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(fasts)
    .where(and(eq(fasts.userId, userId), eq(fasts.idempotencyKey, key)));
  return row;
}
