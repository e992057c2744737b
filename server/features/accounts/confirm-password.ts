import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors.ts';
import type { AccountDeps } from './account-deps.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Checks that whoever sits at a signed-in browser also knows the account's password.
 * @param field the form field a wrong password is told at
 * @returns the hash it was checked against
 * @throws AppError invalid_input
 */
export async function confirmPassword(
  db: Database,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const [row] = await db.select({ hash: users.password }).from(users).where(eq(users.id, userId));
  const isRight = await verifyPassword(row?.hash ?? null, password);
  if (!row || !isRight) throw wrongPassword(field);
  return row.hash;
}

/** Not the code of a failed sign-in: the person stays signed in. */
export function wrongPassword(field: string): AppError {
  const message = 'This isn’t your password. Please try again.';
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** The same for a body's `password`, and not more often than somebody mistypes. */
export async function confirmPasswordWithin(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  userId: number,
  password: string,
): Promise<void> {
  await limits.spend('confirm_password', String(userId));
  await confirmPassword(db, userId, { password, field: 'password' });
  await limits.clear('confirm_password', String(userId));
}
