import { and, eq, gt, sql } from 'drizzle-orm';
import type { ResetPasswordRequest } from '#contract/auth.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { AppError } from '../../errors.ts';
import { sendsMail } from '../../mail/mailer.ts';
import type { AccountDeps } from './account-deps.ts';
import { refuseCommonPassword } from './common-password.ts';
import { hashPassword } from './password-hash.ts';
import { hashResetToken } from './reset-token.ts';

/**
 * Sets the new password, uses the token up and ends every session of the account. Who opened a mailed link has shown
 * that the address is theirs; a file of the outbox shows nothing.
 * @returns whose account it is
 * @throws AppError invalid_input when the token is unknown, used or older than an hour
 */
export async function resetPassword(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'config'>,
  { token, password }: ResetPasswordRequest,
): Promise<number> {
  const isValid = and(
    eq(users.resetToken, hashResetToken(token)),
    gt(users.resetTokenExpires, deps.clock.now()),
  );
  const [owner] = await deps.db.select({ id: users.id }).from(users).where(isValid);
  if (!owner) throw linkNoLongerValid();

  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    // The token is checked again here, so that of two uses at once only one succeeds.
    const [user] = await tx
      .update(users)
      .set({
        password: passwordHash,
        resetToken: null,
        resetTokenExpires: null,
        activeSessionId: null,
        ...(sendsMail(deps.config) && { emailVerified: true }),
      })
      .where(isValid)
      .returning({ id: users.id });
    if (!user) throw linkNoLongerValid();
    await tx.delete(sessions).where(sql`${sessions.sess} ->> 'userId' = ${String(user.id)}`);
  });
  return owner.id;
}

function linkNoLongerValid(): AppError {
  const message = 'This reset link is no longer valid. Please request a new one.';
  return new AppError('invalid_input', { message, fields: { token: message } });
}
