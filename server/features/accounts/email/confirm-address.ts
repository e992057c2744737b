import { eq } from 'drizzle-orm';
import { sqlState } from '../../../database/database-failure.ts';
import { mailLinks } from '../../../database/schema/mail-links.ts';
import { users } from '../../../database/schema/users.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmPassword, wrongPassword } from '../confirm-password.ts';
import { addressTaken, linkNoLongerValid, type OfAccount, takeMailLink } from './mail-link.ts';

/** SQLSTATE: the address is another account's. */
const UNIQUE_VIOLATION = '23505';

/**
 * Uses a link of an account: its address counts as verified, and is the new one where a change was asked for. After a
 * change, links that were mailed to the old address are worth nothing. Sessions stay.
 * @returns the address the account went by before
 * @throws AppError invalid_input for a wrong password, and where the address got another account meanwhile
 */
export async function confirmAddress(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { kind, email, userId, tokenHash }: OfAccount & { tokenHash: string },
  password: string,
): Promise<string> {
  const hash = await confirmPassword(db, userId, { password, field: 'password' });
  const isOwn = eq(users.id, userId);
  return db
    .transaction(async (tx) => {
      // The account first, as its deletion locks it: in the other order the two could wait for each other.
      const [before] = await tx
        .select({ username: users.username, hash: users.password })
        .from(users)
        .where(isOwn)
        .for('update');
      if (before?.hash !== hash) throw wrongPassword('password');
      await takeMailLink(tx, tokenHash, clock.now());
      if (kind === 'verify') {
        // The address was changed while the mail was being written.
        if (before.username !== email) throw linkNoLongerValid();
        await tx.update(users).set({ emailVerified: true }).where(isOwn);
      } else {
        const moved = { username: email, emailVerified: true, resetToken: null, resetTokenExpires: null };
        await tx.update(users).set(moved).where(isOwn);
        await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
      }
      return before.username;
    })
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? addressTaken() : error;
    });
}
