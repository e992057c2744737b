import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import { endSession, startSession } from '../../plugins/sessions.ts';
import { wrongCredentials } from './check-credentials.ts';
import { deviceWords } from './device-words.ts';

/**
 * Signs the browser in under a fresh session id and remembers it as the account's newest session.
 * @throws AppError wrong_credentials when the password was changed since `passwordHash` was read: the session is
 * stored first and confirmed second, so a reset that happens in between either removes it or is noticed here
 */
export async function openSession(
  deps: { db: Database; clock: Clock },
  request: FastifyRequest,
  reply: FastifyReply,
  account: { userId: number; passwordHash: string },
): Promise<void> {
  const sid = await startSession(request, {
    userId: account.userId,
    device: deviceWords(request.headers['user-agent']),
    now: deps.clock.now(),
  });
  const confirmed = await deps.db
    .update(users)
    .set({ activeSessionId: sid })
    .where(and(eq(users.id, account.userId), eq(users.password, account.passwordHash)))
    .returning({ id: users.id });
  if (confirmed.length === 0) {
    await endSession(request, reply);
    throw wrongCredentials();
  }
}

/** Signs the browser out. */
export async function closeSession(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await db
    .update(users)
    .set({ activeSessionId: null })
    .where(eq(users.activeSessionId, request.session.sessionId));
  await endSession(request, reply);
}
