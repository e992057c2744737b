import { askToContinueAsGuest, askToLogOut, askToSignIn } from '../../lib/session/prompts.ts';
import type { Session } from '../../lib/session/session.ts';

export interface AccountItem {
  label: string;
  onSelect: () => void;
  disabled?: boolean;
}

/** Opens a page by itself; told apart so that it can be a real link. */
export interface AccountLink {
  label: string;
  to: '/profile' | '/account';
}

const createAccount: AccountItem = {
  label: 'Create Account',
  onSelect: () => askToSignIn({ tab: 'register' }),
};
const profile: AccountLink = { label: 'Profile & targets', to: '/profile' };
const account: AccountLink = { label: 'Account settings', to: '/account' };
const logout: AccountItem = { label: 'Logout', onSelect: askToLogOut };

/** Items of the user menu, by who is using the app. */
export function accountItems(session: Session): (AccountItem | AccountLink)[] {
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
