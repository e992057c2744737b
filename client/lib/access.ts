import type { Session } from './session/session.ts';

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
