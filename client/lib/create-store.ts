import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** The value with which a page that was drawn ahead was drawn. */
  drawn: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value that code outside React may set and that components follow.
 * @param drawn the value while pages are drawn ahead, where the browser begins with another
 */
export function createStore<T>(initial: T, drawn: T = initial): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    drawn: () => drawn,
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
  useSyncExternalStore(store.subscribe, store.get, store.drawn);
