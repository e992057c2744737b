import type { QueryClient } from '@tanstack/react-query';
import type { SavedReading, UpdateReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { api } from '../../../lib/api/api.ts';
import { asSent } from '../../../lib/api/create-api.ts';
import { submitChange } from '../../../lib/queue/queue-state.ts';
import type { EnteredReading } from '../../../lib/readings/guest-readings.ts';
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

const loadGuestReadings = () => import('../../../lib/readings/guest-readings.ts');

const stored = (reading: Reading): StoredReading => ({ reading, isWaiting: false });

/** The page works the advice out itself, each time anew. */
const withoutAdvice = ({ advice: _advice, ...reading }: SavedReading): Reading => reading;

/** POST /api/health-readings, at once or not at all. */
export const storeReading = async (entered: EnteredReading): Promise<Reading> =>
  withoutAdvice(await api.post('/api/health-readings', asSent<SavedReading>(), { body: entered }));

/** POST, PATCH and DELETE /api/health-readings; what finds no network waits on this device. */
export const accountStore = (client: QueryClient): ReadingStore => ({
  add: async ({ idempotencyKey, ...reading }) => {
    const outcome = await submitChange(client, 'reading.add', { reading }, idempotencyKey);
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    const now = new Date().toISOString();
    const shown = { ...EMPTY_READING, readingTime: now, ...reading, id: outcome.id, createdAt: now };
    return { reading: shown, isWaiting: true };
  },
  change: async (before, changes) => {
    const outcome = await submitChange(client, 'reading.change', { id: Number(before.id), changes });
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    return { reading: { ...before, ...changes }, isWaiting: true };
  },
  remove: async (id) => {
    await submitChange(client, 'reading.remove', { id: Number(id) });
  },
});

/** The same on this device. */
export const guestStore: ReadingStore = {
  add: async (entered) => {
    const { addGuestReadings } = await loadGuestReadings();
    const [added] = addGuestReadings(browserStores(), [entered], new Date());
    if (!added) throw new Error('The reading could not be saved');
    return stored(added);
  },
  change: async ({ id }, changes) => {
    const { changeGuestReading } = await loadGuestReadings();
    return stored(changeGuestReading(browserStores(), String(id), changes));
  },
  remove: async (id) => {
    const { removeGuestReadings } = await loadGuestReadings();
    removeGuestReadings(browserStores(), new Set([String(id)]));
  },
};
