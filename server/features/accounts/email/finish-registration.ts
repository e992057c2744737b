import type { CurrentUser } from '#contract/auth.ts';
import { AppError } from '../../../errors.ts';
import type { AccountDeps } from '../account-deps.ts';
import { createAccount } from '../create-account.ts';
import { toCurrentUser } from '../current-user.ts';
import { verifyPassword } from '../password-hash.ts';
import { addressTaken, type Registration, takeMailLink } from './mail-link.ts';

/**
 * Creates the account that a mailed link was asked for, with its address verified. The password is that of the
 * registration: who registered a stranger's address gains nothing when the stranger opens the link.
 * @throws AppError invalid_input for another password, or where the address got an account meanwhile
 */
export async function finishRegistration(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { email, passwordHash, displayName, tokenHash }: Registration & { tokenHash: string },
  password: string,
): Promise<{ user: CurrentUser; userId: number; passwordHash: string }> {
  if (!(await verifyPassword(passwordHash, password))) throw notTheChosenPassword();
  const createdAt = clock.now();
  const row = await db.transaction(async (tx) => {
    await takeMailLink(tx, tokenHash, createdAt);
    const account = { username: email, password: passwordHash, displayName, createdAt };
    return createAccount(tx, { ...account, emailVerified: true });
  });
  if (!row) throw addressTaken();
  return { user: toCurrentUser(row), userId: row.id, passwordHash };
}

function notTheChosenPassword(): AppError {
  const message =
    'This isn’t the password that was chosen for this account. If somebody else started it, create your own account: your new link will then replace this one.';
  return new AppError('invalid_input', { message, fields: { password: message } });
}
