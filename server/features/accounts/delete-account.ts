import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { sessionsOf } from './list-sessions.ts';

/**
 * Removes the account with everything it stored: each table of the account goes with its row in `users`, and every
 * session is ended. Nothing is kept that could bring it back.
 * @throws AppError invalid_input when the password is wrong or was changed meanwhile
 */
export async function deleteAccount(db: Database, userId: number, password: string): Promise<void> {
  const hash = await confirmPassword(db, userId, { password, field: 'password' });
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(users)
      .where(and(eq(users.id, userId), eq(users.password, hash)))
      .returning({ id: users.id });
    if (gone.length === 0) throw wrongPassword('password');
    await tx.delete(sessions).where(sessionsOf(userId));
  });
}
