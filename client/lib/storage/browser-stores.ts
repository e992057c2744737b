import type { StorageKey } from './keys.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The two browser stores, passed in so that the rules on top of them can be tested without a browser. */
export type BrowserStores = Record<'local' | 'session', Store>;

/** A store that keeps values for the life of the page, where the browser refuses storage (blocked cookies, some private modes). */
export function memoryStore(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function openStore(pick: () => Storage): Store {
  try {
    const store = pick();
    const probe = 'keto-storage-probe';
    store.setItem(probe, '1');
    store.removeItem(probe);
    return store;
  } catch {
    return memoryStore();
  }
}

let opened: BrowserStores | undefined;

/** The browser's own stores, or memory where they are refused. */
export function browserStores(): BrowserStores {
  opened ??= {
    local: openStore(() => globalThis.localStorage),
    session: openStore(() => globalThis.sessionStorage),
  };
  return opened;
}

/** Empties both stores, as logout does. */
export function clearStores({ local, session }: BrowserStores): void {
  local.clear();
  session.clear();
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON and gives undefined when it is missing, broken, or refused by `check`. */
export function readJson<T>(
  store: Store,
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
export function writeJson(store: Store, key: StorageKey, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored list and drops the entries `check` refuses. */
export function readJsonList<T>(store: Store, key: StorageKey, check: (entry: unknown) => entry is T): T[] {
  return (readJson(store, key, Array.isArray) ?? []).filter(check);
}
