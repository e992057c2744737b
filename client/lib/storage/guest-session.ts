import type { CurrentUser } from '#contract/auth.ts';
import { type BrowserStores, isRecord, readJson, writeJson } from './browser-stores.ts';
import { STORAGE_KEY } from './keys.ts';

function isUser(value: unknown): value is CurrentUser {
  if (!isRecord(value)) return false;
  const { id, username, displayName, isGuest } = value;
  const idFits = typeof id === 'number' || (typeof id === 'string' && isGuest === true);
  const nameFits = displayName === null || typeof displayName === 'string';
  return idFits && nameFits && typeof username === 'string' && typeof isGuest === 'boolean';
}

/** The signed guest id to send along, or null. Where both keys are lost, the guest's own record has it. */
export function readGuestId(stores: BrowserStores): string | null {
  const { local } = stores;
  const id = local.getItem(STORAGE_KEY.navigatorGuestId) ?? local.getItem(STORAGE_KEY.guestId);
  return id ?? readGuest(stores)?.id.toString() ?? null;
}

/** Keeps the id under both keys. */
export function storeGuestId({ local }: BrowserStores, id: string): void {
  try {
    for (const key of [STORAGE_KEY.navigatorGuestId, STORAGE_KEY.guestId])
      if (local.getItem(key) !== id) local.setItem(key, id);
  } catch {
    // A full store costs the guest id only; the server then makes a new one.
  }
}

/** Marks this browser as a guest's. */
export function startGuestMode({ local, session }: BrowserStores, user: CurrentUser): void {
  writeJson(local, STORAGE_KEY.guestUser, user);
  writeJson(local, STORAGE_KEY.guestMode, true);
  writeJson(session, STORAGE_KEY.guestMode, true);
}

/** Removes the guest's flags and id; what the guest saved on this device stays. */
export function endGuestMode({ local, session }: BrowserStores): void {
  for (const key of [
    STORAGE_KEY.guestMode,
    STORAGE_KEY.guestUser,
    STORAGE_KEY.navigatorGuestId,
    STORAGE_KEY.guestId,
  ])
    local.removeItem(key);
  session.removeItem(STORAGE_KEY.guestMode);
}

/**
 * The guest stored in this browser, or null. A guest that cannot be parsed is removed together with its flags,
 * so that the server is asked instead.
 */
export function readGuest(stores: BrowserStores): CurrentUser | null {
  const { local } = stores;
  if (local.getItem(STORAGE_KEY.guestUser) === null) return null;
  const guest = readJson(local, STORAGE_KEY.guestUser, isUser);
  if (guest?.isGuest && local.getItem(STORAGE_KEY.guestMode) === 'true') return guest;
  local.removeItem(STORAGE_KEY.guestUser);
  local.removeItem(STORAGE_KEY.guestMode);
  stores.session.removeItem(STORAGE_KEY.guestMode);
  return null;
}

/** Who was signed in on this device when the server was last asked; null after logout. Names only, no secrets. */
export function readLastAccount({ local }: BrowserStores): CurrentUser | null {
  const user = readJson(local, STORAGE_KEY.lastAccount, isUser);
  return user && !user.isGuest ? user : null;
}

/** Notes who is signed in, or that nobody is. */
export function noteLastAccount({ local }: BrowserStores, user: CurrentUser | null): void {
  if (user && !user.isGuest) writeJson(local, STORAGE_KEY.lastAccount, user);
  else local.removeItem(STORAGE_KEY.lastAccount);
}
