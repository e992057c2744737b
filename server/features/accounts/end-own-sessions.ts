import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { notFound } from '../../errors.ts';
import { publicSessionId, sessionsOf } from './list-sessions.ts';

/**
 * Signs one other browser out of the account.
 * @throws AppError not_found where the account has no other session of that id
 */
export async function endOwnSession(
  db: Database,
  userId: number,
  { id, currentSid }: { id: string; currentSid: string },
): Promise<void> {
  const rows = await db.select({ sid: sessions.sid }).from(sessions).where(sessionsOf(userId));
  const sid = rows.map((row) => row.sid).find((one) => publicSessionId(one) === id);
  // The browser that asks signs itself out, which also takes its cookie back.
  if (sid === undefined || sid === currentSid) throw notFound('session');
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.sid, sid), sessionsOf(userId)));
    await tx
      .update(users)
      .set({ activeSessionId: null })
      .where(and(eq(users.id, userId), eq(users.activeSessionId, sid)));
  });
}

/**
 * Signs every browser but the one that asks out of the account.
 * @returns how many there were
 */
export async function endOtherSessions(db: Database, userId: number, currentSid: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(sessionsOf(userId), ne(sessions.sid, currentSid)))
      .returning({ sid: sessions.sid });
    const sids = ended.map(({ sid }) => sid);
    await tx
      .update(users)
      .set({ activeSessionId: currentSid })
      .where(and(eq(users.id, userId), inArray(users.activeSessionId, sids)));
    return ended.length;
  });
}
