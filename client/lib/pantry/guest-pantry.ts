import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type CreatePantryItemRequest, pantryItem } from '#contract/pantry.ts';
import { type BrowserStores, browserStores } from '../storage/browser-stores.ts';
import { deviceList } from '../storage/device-list.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** A food saved on this device alone; its id is 'guest-' plus the milliseconds of its saving. */
export const guestPantryItem = pantryItem.extend({ id: z.string().startsWith('guest-') });
export type GuestPantryItem = z.infer<typeof guestPantryItem>;

const list = deviceList(guestPantryItem, STORAGE_KEY.guestPantry, {
  thing: 'item',
  idAt: (stamp) => `guest-${stamp}`,
});

/** The items saved on this device, newest first. */
export const readGuestPantry = list.read;

/** @throws Error when the browser's storage is full or refuses */
export function addToGuestPantry(stores: BrowserStores, request: CreatePantryItemRequest, now: Date) {
  const at = now.toISOString();
  const [item] = list.add(stores, [{ ...request, createdAt: at, updatedAt: at }], now);
  if (!item) throw new Error('The item could not be saved');
  return item;
}

/** Takes one item off this device. */
export const removeFromGuestPantry = (stores: BrowserStores, id: string): void =>
  list.remove(stores, new Set([id]));

/** What is saved on this device; refresh it after every change. */
export const guestPantryQuery = () =>
  queryOptions({ queryKey: ['guest-pantry'], queryFn: () => readGuestPantry(browserStores()) });
