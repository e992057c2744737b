import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './client.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { sessions, users } from './schema/users.ts';

/** Removes what has run out: sessions, rate-limit counters and reset tokens. Safe to run from several processes. */
export async function pruneExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await db
    .update(users)
    .set({ resetToken: null, resetTokenExpires: null })
    .where(sql`${users.resetTokenExpires} < ${now.toISOString()}`);
}
