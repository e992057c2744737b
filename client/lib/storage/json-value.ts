import type { BrowserStores } from './browser-stores.ts';
import type { StorageKey } from './keys.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON and gives undefined when it is missing, broken, or refused by `check`. */
export function readJson<T>(
  store: BrowserStores['local'],
  key: StorageKey,
  check: (value: unknown) => value is T,
): T | undefined {
  const text = store.getItem(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON; false when the store is full or refuses. */
export function writeJson(store: BrowserStores['local'], key: StorageKey, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored list and drops the entries `check` refuses. */
export function readJsonList<T>(
  store: BrowserStores['local'],
  key: StorageKey,
  check: (entry: unknown) => entry is T,
): T[] {
  return (readJson(store, key, Array.isArray) ?? []).filter(check);
}
