import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/client.ts';

/** Resolves once a query in this database waits for a row that a test's open transaction holds. */
export async function someoneWaitsForALock(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await db.execute<{ count: number }>(waiting)).rows[0]?.count, { timeout: 10_000 })
    .toBeGreaterThan(0);
}
