import type { ReadingFields } from '#contract/health-readings.ts';
import { newUuid } from '../new-uuid.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { readJsonList, writeJson } from '../storage/json-value.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { type GuestReading, guestReading } from './guest-reading.ts';
import { byNewest } from './reading.ts';

type StoredEntry = Record<string, unknown>;

/** What is entered of a reading; a time left out is now. */
export type EnteredReading = Partial<ReadingFields> & {
  readingTime?: string | undefined;
  idempotencyKey?: string | undefined;
};

const isRecord = (value: unknown): value is StoredEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything stored, also what this version cannot show, so that rewriting the list loses nothing. */
const readEntries = (stores: BrowserStores) =>
  readJsonList(stores.local, STORAGE_KEY.guestReadings, isRecord);

/** @throws Error when the browser's storage is full or refuses */
function writeEntries(stores: BrowserStores, entries: readonly StoredEntry[]): void {
  if (!writeJson(stores.local, STORAGE_KEY.guestReadings, entries))
    throw new Error('This browser has no room left to save the reading');
}

/** The readings kept on this device, newest first. Entries that are not readings are left alone and not shown. */
export function readGuestReadings(stores: BrowserStores): GuestReading[] {
  return readEntries(stores)
    .flatMap((entry) => {
      const parsed = guestReading.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    })
    .sort(byNewest);
}

const withoutBlanks = (entry: StoredEntry): StoredEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined));

/**
 * Keeps readings on this device in one write. One whose idempotency key is there already is not kept twice.
 * @throws Error when the browser's storage is full or refuses
 */
export function addGuestReadings(
  stores: BrowserStores,
  entered: readonly EnteredReading[],
  now: Date,
): GuestReading[] {
  const entries = readEntries(stores);
  const byKey = new Map(entries.map((entry) => [entry.idempotencyKey, entry]));
  const ids = new Set(entries.map((entry) => entry.id));
  let stamp = now.getTime();
  const added = entered.map((one): StoredEntry => {
    const known = one.idempotencyKey === undefined ? undefined : byKey.get(one.idempotencyKey);
    if (known) return known;
    while (ids.has(`guest-${stamp}`)) stamp += 1;
    const id = `guest-${stamp}`;
    ids.add(id);
    const at = now.toISOString();
    const readingTime = one.readingTime === undefined ? at : new Date(one.readingTime).toISOString();
    const entry = withoutBlanks({
      ...one,
      id,
      readingTime,
      createdAt: at,
      idempotencyKey: one.idempotencyKey ?? newUuid(),
    });
    entries.unshift(entry);
    return entry;
  });
  writeEntries(stores, entries);
  return added.map((entry) => guestReading.parse(entry));
}

/**
 * Changes one reading on this device; null takes a value away.
 * @throws Error when it is not there any more, or the browser's storage is full or refuses
 */
export function changeGuestReading(stores: BrowserStores, id: string, changes: EnteredReading): GuestReading {
  const entries = readEntries(stores);
  const index = entries.findIndex((entry) => entry.id === id);
  const before = entries[index];
  if (!before) throw new Error('This reading is no longer on this device');
  const { readingTime, ...rest } = changes;
  const time = readingTime === undefined ? {} : { readingTime: new Date(readingTime).toISOString() };
  const changed = withoutBlanks({ ...before, ...rest, ...time });
  writeEntries(stores, entries.with(index, changed));
  return guestReading.parse(changed);
}

/** Takes readings off this device. */
export function removeGuestReadings(stores: BrowserStores, ids: ReadonlySet<string>): void {
  writeEntries(
    stores,
    readEntries(stores).filter((entry) => typeof entry.id !== 'string' || !ids.has(entry.id)),
  );
}
