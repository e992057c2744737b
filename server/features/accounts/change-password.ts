import { and, eq } from 'drizzle-orm';
import type { ChangePasswordRequest } from '#contract/account.ts';
import type { Database } from '../../database/client.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { refuseCommonPassword } from './common-password.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { sessionsOf } from './list-sessions.ts';
import { hashPassword } from './password-hash.ts';

const FIELD = 'currentPassword';

/**
 * Sets a new password, ends every session of the account and makes mailed reset links worthless.
 * @returns the new hash, for signing the browser that asked in again
 * @throws AppError invalid_input when the current password is wrong or was changed meanwhile
 */
export async function changePassword(
  db: Database,
  userId: number,
  { currentPassword, password }: ChangePasswordRequest,
): Promise<string> {
  const before = await confirmPassword(db, userId, { password: currentPassword, field: FIELD });
  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ password: passwordHash, resetToken: null, resetTokenExpires: null, activeSessionId: null })
      .where(and(eq(users.id, userId), eq(users.password, before)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword(FIELD);
    await tx.delete(sessions).where(sessionsOf(userId));
  });
  return passwordHash;
}
