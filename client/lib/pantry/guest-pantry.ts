import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type CreatePantryItemRequest, pantryItem } from '#contract/pantry.ts';
import { type BrowserStores, browserStores } from '../storage/browser-stores.ts';
import { readJsonList, writeJson } from '../storage/json-value.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** A food saved on this device alone; its id is 'guest-' plus the milliseconds of its saving. */
export const guestPantryItem = pantryItem.extend({ id: z.string().startsWith('guest-') });
export type GuestPantryItem = z.infer<typeof guestPantryItem>;

type StoredEntry = Record<string, unknown>;

const isRecord = (value: unknown): value is StoredEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything stored, also what this version cannot show, so that rewriting the list loses nothing. */
const readEntries = (stores: BrowserStores) => readJsonList(stores.local, STORAGE_KEY.guestPantry, isRecord);

/** The items saved on this device, newest first. Entries that are not items are left alone and not shown. */
export function readGuestPantry(stores: BrowserStores): GuestPantryItem[] {
  return readEntries(stores).flatMap((entry) => {
    const parsed = guestPantryItem.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Two saves within a millisecond still get ids of their own. */
function freeId(entries: readonly StoredEntry[], now: number): string {
  const taken = new Set(entries.map((entry) => entry.id));
  let stamp = now;
  while (taken.has(`guest-${stamp}`)) stamp += 1;
  return `guest-${stamp}`;
}

/**
 * Puts an item on top of the list.
 * @throws Error when the browser's storage is full or refuses
 */
export function addToGuestPantry(
  stores: BrowserStores,
  request: CreatePantryItemRequest,
  now: Date,
): GuestPantryItem {
  const entries = readEntries(stores);
  const at = now.toISOString();
  const id = freeId(entries, now.getTime());
  const item = guestPantryItem.parse({ ...request, id, createdAt: at, updatedAt: at });
  if (!writeJson(stores.local, STORAGE_KEY.guestPantry, [item, ...entries])) {
    throw new Error('This browser has no room left to save the item');
  }
  return item;
}

/** Takes one item off this device. */
export function removeFromGuestPantry(stores: BrowserStores, id: string): void {
  const rest = readEntries(stores).filter((entry) => entry.id !== id);
  writeJson(stores.local, STORAGE_KEY.guestPantry, rest);
}

/** What is saved on this device; refresh it after every change. */
export const guestPantryQuery = () =>
  queryOptions({ queryKey: ['guest-pantry'], queryFn: () => readGuestPantry(browserStores()) });
