import { eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';

type UserRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'displayName'>;

export function toCurrentUser({ id, username, displayName }: UserRow): CurrentUser {
  return { id, username, displayName, isGuest: false };
}

/** Guests have no row: all that is known of them is the signed id their browser keeps. */
export function guestUser(guestId: string): CurrentUser {
  return { id: guestId, username: 'guest', displayName: 'Guest User', isGuest: true };
}

/** The account, or null where it was removed while its session lived on. */
export async function findUser(db: Database, userId: number): Promise<CurrentUser | null> {
  const [row] = await db
    .select({ id: users.id, username: users.username, displayName: users.displayName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? toCurrentUser(row) : null;
}
