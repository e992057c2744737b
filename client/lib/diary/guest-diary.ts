import { z } from 'zod';
import {
  type CreateDiaryEntry,
  createDiaryEntry,
  diaryEntry,
  type UpdateDiaryEntry,
  updateDiaryEntry,
} from '#contract/diary.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { deviceList } from '../storage/device-list.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** An entry stored on this device; the key goes to the server with it, so that taking it along twice stores it once. */
const guestEntry = diaryEntry.extend({ idempotencyKey: z.uuid() });
export type GuestEntry = z.infer<typeof guestEntry>;

const list = deviceList(guestEntry, STORAGE_KEY.guestDiary, { thing: 'entry', idAt: (stamp) => stamp });

export const readGuestDiary = list.read;

/**
 * Those that are there already are not added again.
 * @throws ZodError for what cannot be logged; Error when the browser's storage is full or refuses; then none is added
 */
export function addToGuestDiary(
  stores: BrowserStores,
  entries: readonly CreateDiaryEntry[],
  now: Date,
): GuestEntry[] {
  const made = entries.map((entry) => {
    const { takenFromPantryGrams: _taken, eatenAt, ...rest } = createDiaryEntry.parse(entry);
    return { ...rest, eatenAt: new Date(eatenAt).toISOString(), createdAt: now.toISOString() };
  });
  return list.add(stores, made, now);
}

/** @throws ZodError; Error when it is gone, or the storage is full or refuses */
export function changeGuestEntry(stores: BrowserStores, id: number, changes: UpdateDiaryEntry): GuestEntry {
  const { eatenAt, ...rest } = updateDiaryEntry.parse(changes);
  return list.change(stores, id, {
    ...rest,
    ...(eatenAt === undefined ? {} : { eatenAt: new Date(eatenAt).toISOString() }),
  });
}

export const removeGuestEntries = (stores: BrowserStores, ids: ReadonlySet<number>): void =>
  list.remove(stores, ids);
