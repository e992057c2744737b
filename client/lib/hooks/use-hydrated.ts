import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page is hydrated, true from then on. What only the browser knows (who is in, their
 * units, language and clock) is shown from then on, so that both sides agree at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
