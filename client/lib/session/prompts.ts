import { useIsMutating } from '@tanstack/react-query';
import { createStore } from '../hooks/create-store.ts';

export type AuthTab = 'login' | 'register';

export interface SignInPrompt {
  kind: 'sign-in';
  tab: AuthTab;
  /** Page of this app to open after success; without it the chat. */
  returnTo?: string | undefined;
  /** Runs after success in place of opening a page; told whether an account was just made. */
  onSuccess?: ((registered: boolean) => void) | undefined;
  /** The session ended under an open page: that stays, with what was typed, and goes on after the sign-in. */
  sessionEnded?: boolean;
  /** Offers to go on as a guest, for what guests may do. */
  guestAllowed?: boolean;
}

/** Consent, then a guest session, then a page, with a full page load: the one to return to, or the same one anew. */
export type GuestPrompt = { kind: 'guest' } & Pick<SignInPrompt, 'returnTo' | 'onSuccess'>;

/** At most one of these dialogs is open, over whatever page is shown. */
export type Prompt =
  | SignInPrompt
  | GuestPrompt
  | { kind: 'access-required'; feature: string }
  | { kind: 'logout' };

export const promptStore = createStore<Prompt | null>(null);

export const closePrompt = () => promptStore.set(null);

/** Opens the sign-in dialog from anywhere. */
export const askToSignIn = (options: Omit<Partial<SignInPrompt>, 'kind'> = {}) =>
  promptStore.set({ kind: 'sign-in', tab: 'login', ...options });

/** Asks for consent and starts a guest session. */
export const askToContinueAsGuest = (returnTo: '/getting-started' | '/captain-keto') =>
  promptStore.set({ kind: 'guest', returnTo });

/** The header's reminder for anonymous visitors. */
export const showAccessRequired = (feature: string) => promptStore.set({ kind: 'access-required', feature });

/** Logs out; a guest with things saved only on this device is told first. */
export const askToLogOut = () => promptStore.set({ kind: 'logout' });

export const GUEST_LOGIN_KEY = ['login-guest'] as const;

/** True while a guest session is being made. */
export const useGuestPending = () => useIsMutating({ mutationKey: GUEST_LOGIN_KEY }) > 0;
