import { useCallback, useSyncExternalStore } from 'react';

/** So that a clock that was set is noticed soon, whatever the step. */
const LOOK_MS = 5000;

function follow(everyMs: number, onChange: () => void): () => void {
  const timer = setInterval(onChange, Math.min(everyMs, LOOK_MS));
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The device's time in whole steps of `everyMs`; the component follows it by that step and no oftener. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback((onChange: () => void) => follow(everyMs, onChange), [everyMs]);
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / everyMs) * everyMs);
}
