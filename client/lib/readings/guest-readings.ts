import { z } from 'zod';
import { healthReading, type ReadingFields } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { newUuid } from '../browser/new-uuid.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { deviceList } from '../storage/device-list.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { byNewest } from './reading.ts';

/**
 * A reading stored on this device alone. What was not entered is left out of the stored text, so that years of
 * readings fit a browser's storage.
 */
const guestReading = z
  .object({ id: z.string().startsWith('guest-') })
  .loose()
  .transform((entry) => ({ ...EMPTY_READING, ...entry }))
  .pipe(
    healthReading.extend({
      id: z.string(),
      /** Goes to the server with the reading, so that taking it along twice stores it once. */
      idempotencyKey: z.uuid(),
    }),
  );
export type GuestReading = z.infer<typeof guestReading>;

/** What is entered of a reading; a time left out is now. */
export type EnteredReading = Partial<ReadingFields> & {
  readingTime?: string | undefined;
  idempotencyKey?: string | undefined;
};

const list = deviceList(guestReading, STORAGE_KEY.guestReadings, {
  thing: 'reading',
  idAt: (stamp) => `guest-${stamp}`,
});

/** The readings stored on this device, newest first. */
export const readGuestReadings = (stores: BrowserStores): GuestReading[] => list.read(stores).sort(byNewest);

const withoutBlanks = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined));

/** @throws Error when the browser's storage is full or refuses; then none is stored */
export const addGuestReadings = (stores: BrowserStores, entered: readonly EnteredReading[], now: Date) =>
  list.add(
    stores,
    entered.map(({ readingTime = now.toISOString(), idempotencyKey = newUuid(), ...fields }) =>
      withoutBlanks({
        ...fields,
        readingTime: new Date(readingTime).toISOString(),
        createdAt: now.toISOString(),
        idempotencyKey,
      }),
    ),
    now,
  );

/**
 * Changes one reading on this device; null takes a value away.
 * @throws Error when it is not there any more, or the browser's storage is full or refuses
 */
export const changeGuestReading = (
  stores: BrowserStores,
  id: string,
  { readingTime, ...fields }: EnteredReading,
) =>
  list.change(stores, id, {
    ...fields,
    ...(readingTime === undefined ? {} : { readingTime: new Date(readingTime).toISOString() }),
  });

export const removeGuestReadings = list.remove;
