import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the newest one given. For children that are kept from rendering again
 * while an answer streams.
 */
export function useLatestCallback<A extends readonly unknown[]>(
  callback: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
