import type { CurrentUser, RegisterRequest } from '#contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors.ts';
import { refuseCommonPassword } from './common-password.ts';
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
  const row = await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ username, password: passwordHash, displayName, createdAt })
      .onConflictDoNothing({ target: users.username })
      .returning();
    if (user) await tx.insert(userProfiles).values({ userId: user.id, createdAt, updatedAt: createdAt });
    return user;
  });
  if (!row) {
    const message = 'An account with this email address already exists. Please sign in instead.';
    throw new AppError('already_exists', { message, fields: { username: message } });
  }
  return { user: toCurrentUser(row), userId: row.id, passwordHash };
}
