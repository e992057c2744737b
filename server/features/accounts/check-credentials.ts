import { eq } from 'drizzle-orm';
import type { CurrentUser, LoginRequest } from '#contract/auth.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors.ts';
import { toCurrentUser } from './current-user.ts';
import { verifyPassword } from './password-hash.ts';

/** @throws AppError wrong_credentials, the same and as late for an unknown address as for a wrong password */
export async function checkCredentials(
  db: Database,
  { username, password }: LoginRequest,
): Promise<{ user: CurrentUser; userId: number; passwordHash: string }> {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  const isRight = await verifyPassword(row?.password ?? null, password);
  if (!row || !isRight) throw wrongCredentials();
  return { user: toCurrentUser(row), userId: row.id, passwordHash: row.password };
}

export function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', {
    message: 'Invalid email or password. Please check your credentials and try again.',
  });
}
