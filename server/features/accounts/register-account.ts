import type { CurrentUser, RegisterRequest } from '#contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { AppError } from '../../errors.ts';
import { refuseCommonPassword } from './common-password.ts';
import { createAccount } from './create-account.ts';
import { toCurrentUser } from './current-user.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Creates the account and its empty profile. The password's hash comes along for starting the first session.
 * @throws AppError already_exists, invalid_input for a password that others try first
 */
export async function registerAccount(
  deps: { db: Database; clock: Clock },
  { username, password, displayName }: RegisterRequest,
): Promise<{ user: CurrentUser; userId: number; passwordHash: string }> {
  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const createdAt = deps.clock.now();
  const row = await deps.db.transaction((tx) =>
    createAccount(tx, { username, password: passwordHash, displayName, createdAt }),
  );
  if (!row) {
    const message = 'An account with this email address already exists. Please sign in instead.';
    throw new AppError('already_exists', { message, fields: { username: message } });
  }
  return { user: toCurrentUser(row), userId: row.id, passwordHash };
}
