import type { CurrentUser } from '#contract/auth.ts';
import type { BrowserStores } from './browser-stores.ts';
import { readJson, writeJson } from './json-value.ts';
import { STORAGE_KEY } from './keys.ts';

function isAccount(value: unknown): value is CurrentUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof CurrentUser, unknown>>;
  const nameFits = user.displayName === null || typeof user.displayName === 'string';
  return (
    typeof user.id === 'number' && nameFits && typeof user.username === 'string' && user.isGuest === false
  );
}

/** Who was signed in on this device when the server was last asked; null after logout. Names only, no secrets. */
export const readLastAccount = ({ local }: BrowserStores): CurrentUser | null =>
  readJson(local, STORAGE_KEY.lastAccount, isAccount) ?? null;

/** Notes who is signed in, or that nobody is. */
export function noteLastAccount({ local }: BrowserStores, user: CurrentUser | null): void {
  if (user && !user.isGuest) writeJson(local, STORAGE_KEY.lastAccount, user);
  else local.removeItem(STORAGE_KEY.lastAccount);
}
