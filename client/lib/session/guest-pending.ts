import { useIsMutating } from '@tanstack/react-query';

export const GUEST_LOGIN_KEY = ['login-guest'] as const;

/** True while a guest session is being made. */
export const useGuestPending = () => useIsMutating({ mutationKey: GUEST_LOGIN_KEY }) > 0;
