import { eq } from 'drizzle-orm';
import type { ChangeAccountRequest } from '#contract/account.ts';
import type { CurrentUser } from '#contract/auth.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import { notSignedIn } from '../../plugins/actor.ts';
import { toCurrentUser } from './current-user.ts';

/** @throws AppError not_signed_in where the account was deleted meanwhile */
export async function renameAccount(
  db: Database,
  userId: number,
  { displayName }: ChangeAccountRequest,
): Promise<CurrentUser> {
  const [row] = await db.update(users).set({ displayName }).where(eq(users.id, userId)).returning();
  if (!row) throw notSignedIn();
  return toCurrentUser(row);
}
