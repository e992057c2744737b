import type { CurrentUser } from '#contract/auth.ts';

/** Who is using the app right now. `loading` lasts until the server has answered once. */
export type Session =
  | { kind: 'loading'; user: null }
  | { kind: 'anonymous'; user: null }
  | { kind: 'guest'; user: CurrentUser }
  | { kind: 'authenticated'; user: CurrentUser };

/** `undefined` is "not known yet", null is "nobody". */
export function toSession(user: CurrentUser | null | undefined): Session {
  if (user === undefined) return { kind: 'loading', user: null };
  if (user === null) return { kind: 'anonymous', user: null };
  return { kind: user.isGuest ? 'guest' : 'authenticated', user };
}

/** Label of the user menu. */
export function sessionLabel(session: Session): string {
  if (session.kind === 'guest') return 'Guest User';
  if (session.kind === 'authenticated') return session.user.displayName || session.user.username;
  return 'Welcome';
}

/** Pages that are not open to everyone: to guests and accounts, or to accounts alone. */
const PAGE_ACCESS: ReadonlyMap<string, 'guest' | 'account'> = new Map([
  ['/captain-keto', 'guest'],
  ['/keto-pantry', 'guest'],
  ['/tracking', 'guest'],
  ['/profile', 'guest'],
  ['/starter-foods', 'account'],
  ['/saved-pantry', 'account'],
  ['/saved-meals', 'account'],
  ['/account', 'account'],
]);

/** Whether a person in this session may open the page at `path` (no query string). */
export function mayOpen(path: string, kind: Session['kind']): boolean {
  const access = PAGE_ACCESS.get(path);
  return access === undefined || kind === 'authenticated' || kind === access;
}
