import type { CurrentUser } from '#contract/auth.ts';
import type { users } from '../../database/schema/users.ts';

type UserRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'displayName'>;

export function toCurrentUser({ id, username, displayName }: UserRow): CurrentUser {
  return { id, username, displayName, isGuest: false };
}

/** Guests have no row: all that is known of them is the signed id their browser keeps. */
export function guestUser(guestId: string): CurrentUser {
  return { id: guestId, username: 'guest', displayName: 'Guest User', isGuest: true };
}
