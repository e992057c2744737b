import type { BrowserStores } from './browser-stores.ts';

/** A working store that lives in memory. */
function memoryStorage(): BrowserStores['local'] {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Both browser stores, empty. */
export const memoryStores = (): BrowserStores => ({ local: memoryStorage(), session: memoryStorage() });
