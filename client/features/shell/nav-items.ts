import type { PagePath } from '#contract/page-paths.ts';
import {
  askToContinueAsGuest,
  askToLogOut,
  askToSignIn,
  showAccessRequired,
} from '../../lib/session/prompts.ts';
import { mayOpen, type Session } from '../../lib/session/session.ts';

export interface NavItem {
  to: PagePath;
  label: string;
  /** Anonymous visitors get the Access Required reminder in place of the sign-in dialog. */
  reminds?: true;
  /** Shown with "(Login required)" to everyone without an account. */
  labelsLogin?: true;
}

export const MAIN_ITEMS: readonly NavItem[] = [
  { to: '/getting-started', label: 'Get Started' },
  { to: '/captain-keto', label: 'Chat Mode', reminds: true },
  { to: '/tracking', label: 'Tracking', reminds: true },
];

export const PANTRY_ITEMS: readonly NavItem[] = [
  { to: '/starter-foods', label: 'Starter Foods', reminds: true },
  { to: '/keto-pantry', label: 'Upload Label', reminds: true },
  { to: '/saved-pantry', label: 'Saved Pantry', labelsLogin: true },
  { to: '/saved-meals', label: 'Saved Meals', labelsLogin: true },
];

export const READING_ITEMS: readonly NavItem[] = [
  { to: '/handbook', label: 'Handbook' },
  { to: '/science', label: 'Science' },
  { to: '/success-stories', label: 'Success Stories' },
];

/**
 * What choosing an item does when its page is not open to this person; null when the page just opens.
 * While the session is still loading the page's own rule decides.
 */
export function barrierFor(item: NavItem, session: Session): (() => void) | null {
  if (session.kind === 'loading' || mayOpen(item.to, session.kind)) return null;
  if (item.reminds && session.kind === 'anonymous') return () => showAccessRequired(item.label);
  return () => askToSignIn({ returnTo: item.to });
}

export const needsLoginLabel = (item: NavItem, session: Session) =>
  item.labelsLogin === true && session.kind !== 'authenticated';

/** An item of the user menu: opens a page, so that it can be a real link, or does something. */
type AccountItem = { label: string } & (
  | { to: '/profile' | '/account' }
  | { onSelect: () => void; disabled?: boolean }
);

const profile: AccountItem = { label: 'Profile & targets', to: '/profile' };
const account: AccountItem = { label: 'Account settings', to: '/account' };
const createAccount: AccountItem = {
  label: 'Create Account',
  onSelect: () => askToSignIn({ tab: 'register' }),
};
const logout = { label: 'Logout', onSelect: askToLogOut };

export function accountItems(session: Session): AccountItem[] {
  if (session.kind === 'authenticated') return [profile, account, logout];
  if (session.kind === 'guest')
    return [profile, { label: 'Login as User', onSelect: () => askToSignIn() }, createAccount, logout];
  return [
    { label: 'Login', onSelect: () => askToSignIn() },
    { label: 'Login as Guest', onSelect: () => askToContinueAsGuest('/getting-started') },
    createAccount,
    { ...logout, disabled: true },
  ];
}
