import { askToContinueAsGuest, askToLogOut, askToSignIn } from '../../lib/session/prompts.ts';
import type { Session } from '../../lib/session/session.ts';

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

/** Items of the user menu, by who is using the app. */
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
