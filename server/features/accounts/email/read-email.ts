import { eq } from 'drizzle-orm';
import type { AccountEmail } from '#contract/account-email.ts';
import { users } from '../../../database/schema/users.ts';
import { sendsMail } from '../../../mail/mailer.ts';
import { notSignedIn } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';

/** @throws AppError not_signed_in where the account was deleted meanwhile */
export async function readEmail(
  { db, config }: Pick<AccountDeps, 'db' | 'config'>,
  userId: number,
): Promise<AccountEmail> {
  const [row] = await db
    .select({ address: users.username, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notSignedIn();
  return { ...row, canChange: sendsMail(config) };
}
