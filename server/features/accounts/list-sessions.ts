import { createHash } from 'node:crypto';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { AccountSession } from '#contract/account.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/client.ts';
import { sessions } from '../../database/schema/users.ts';

/** Rows of the sessions table that are signed in to the account; served by an index. */
export const sessionsOf = (userId: number): SQL => sql`${sessions.sess} ->> 'userId' = ${String(userId)}`;

/** Names a session in calls and on screen, and is of no use in a cookie. */
export const publicSessionId = (sid: string): string =>
  createHash('sha256').update(sid).digest('base64url').slice(0, 22);

/** Every browser that is signed in to the account: the one that asks first, then the newest used. */
export async function listSessions(
  deps: { db: Queries; clock: Clock },
  userId: number,
  currentSid: string,
): Promise<AccountSession[]> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(and(sessionsOf(userId), gt(sessions.expire, now)));
  return rows
    .map(({ sid, sess }) => {
      const isCurrent = sid === currentSid;
      return {
        id: publicSessionId(sid),
        device: sess.device || null,
        startedAt: sess.signedInAt ?? null,
        lastSeenAt: isCurrent ? now.toISOString() : (sess.renewedAt ?? sess.signedInAt ?? null),
        isCurrent,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || (b.lastSeenAt ?? '').localeCompare(a.lastSeenAt ?? ''),
    );
}
