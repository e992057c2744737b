import type { Session } from './session/session.ts';

/** Who may open a page: everyone, guests and accounts, or accounts alone. */
export type Access = 'everyone' | 'guest' | 'account';

/** Pages that are not open to everyone. */
export const PAGE_ACCESS = {
  '/captain-keto': 'guest',
  '/keto-pantry': 'guest',
  '/tracking': 'guest',
  '/profile': 'guest',
  '/starter-foods': 'account',
  '/saved-pantry': 'account',
  '/saved-meals': 'account',
  '/account': 'account',
} as const satisfies Record<string, Access>;

export type RestrictedPage = keyof typeof PAGE_ACCESS;

export const isRestricted = (path: string): path is RestrictedPage => Object.hasOwn(PAGE_ACCESS, path);

/** Whether a person in this session may open the page at `path` (no query string). */
export function mayOpen(path: string, kind: Session['kind']): boolean {
  if (!isRestricted(path)) return true;
  return kind === 'authenticated' || (kind === 'guest' && PAGE_ACCESS[path] === 'guest');
}
