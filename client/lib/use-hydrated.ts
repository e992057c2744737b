import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that the build wrote is taken over, true from then on. What only the browser knows (who is in, their
 * units, language and clock) is shown from then on, so that both sides agree at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
