import { desc, eq } from 'drizzle-orm';
import type { FastList } from '#contract/fasts.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { toFast } from './to-fast.ts';

/** The fast that started last first, beside the server's present instant. */
export async function listFasts(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  limit: number,
): Promise<FastList> {
  const rows = await db
    .select()
    .from(fasts)
    .where(eq(fasts.userId, userId))
    .orderBy(desc(fasts.startedAt), desc(fasts.id))
    .limit(limit);
  return { now: clock.now().toISOString(), fasts: rows.map(toFast) };
}
