import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** The value with which pages are prerendered. */
  prerendered: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value that code outside React may set and that components follow.
 * @param prerendered the value while pages are prerendered, where the browser begins with another
 */
export function createStore<T>(initial: T, prerendered: T = initial): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    prerendered: () => prerendered,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.prerendered);
