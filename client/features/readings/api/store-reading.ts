import type { QueryClient } from '@tanstack/react-query';
import { EMPTY_READING, healthReading, type UpdateReading } from '#contract/health-readings.ts';
import { api } from '../../../lib/api/api.ts';
import { submitChange } from '../../../lib/queue/queue-state.ts';
import {
  addGuestReadings,
  changeGuestReading,
  type EnteredReading,
  removeGuestReadings,
} from '../../../lib/readings/guest-readings.ts';
import type { Reading } from '../../../lib/readings/reading.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';

/** A reading where it belongs, or one that waits on this device to be sent there. */
export interface StoredReading {
  reading: Reading;
  isWaiting: boolean;
}

/** Where a person's readings live: an account's on the server, a guest's on this device. */
export interface ReadingStore {
  /** One whose idempotency key is there already is found again and not stored twice. */
  add: (entered: EnteredReading) => Promise<StoredReading>;
  /** `before` is the reading as it is known here. */
  change: (before: Reading, changes: UpdateReading) => Promise<StoredReading>;
  remove: (id: Reading['id']) => Promise<void>;
}

const stored = (reading: Reading): StoredReading => ({ reading, isWaiting: false });

/** POST /api/health-readings, at once or not at all. */
export const storeReading = (entered: EnteredReading): Promise<Reading> =>
  api.post('/api/health-readings', healthReading, { body: entered });

/** POST, PATCH and DELETE /api/health-readings; what finds no network waits on this device. */
export const accountStore = (client: QueryClient): ReadingStore => ({
  add: async ({ idempotencyKey, ...reading }) => {
    const outcome = await submitChange(client, 'reading.add', { reading }, idempotencyKey);
    if (outcome.state === 'sent') return stored(healthReading.parse(outcome.value));
    const now = new Date().toISOString();
    const shown = { ...EMPTY_READING, readingTime: now, ...reading, id: outcome.id, createdAt: now };
    return { reading: shown, isWaiting: true };
  },
  change: async (before, changes) => {
    const outcome = await submitChange(client, 'reading.change', { id: Number(before.id), changes });
    if (outcome.state === 'sent') return stored(healthReading.parse(outcome.value));
    return { reading: { ...before, ...changes }, isWaiting: true };
  },
  remove: async (id) => {
    await submitChange(client, 'reading.remove', { id: Number(id) });
  },
});

/** The same on this device. */
export const guestStore: ReadingStore = {
  add: async (entered) => {
    const [added] = addGuestReadings(browserStores(), [entered], new Date());
    if (!added) throw new Error('The reading could not be saved');
    return stored(added);
  },
  change: async ({ id }, changes) => stored(changeGuestReading(browserStores(), String(id), changes)),
  remove: async (id) => removeGuestReadings(browserStores(), new Set([String(id)])),
};
