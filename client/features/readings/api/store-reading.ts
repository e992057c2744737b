import { healthReading, type UpdateReading } from '#contract/health-readings.ts';
import { api } from '../../../lib/api/api.ts';
import {
  addGuestReadings,
  changeGuestReading,
  type EnteredReading,
  removeGuestReadings,
} from '../../../lib/readings/guest-readings.ts';
import type { Reading } from '../../../lib/readings/reading.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';

/** Where a person's readings live: an account's on the server, a guest's on this device. */
export interface ReadingStore {
  /** One whose idempotency key is there already is found again and not stored twice. */
  add: (entered: EnteredReading) => Promise<Reading>;
  change: (id: Reading['id'], changes: UpdateReading) => Promise<Reading>;
  remove: (id: Reading['id']) => Promise<void>;
}

/** POST, PATCH and DELETE /api/health-readings. */
export const accountStore: ReadingStore = {
  add: (entered) => api.post('/api/health-readings', healthReading, { body: entered }),
  change: (id, changes) => api.patch(`/api/health-readings/${id}`, healthReading, { body: changes }),
  remove: (id) => api.run('DELETE', `/api/health-readings/${id}`),
};

/** The same on this device. */
export const guestStore: ReadingStore = {
  add: async (entered) => {
    const [added] = addGuestReadings(browserStores(), [entered], new Date());
    if (!added) throw new Error('The reading could not be saved');
    return added;
  },
  change: async (id, changes) => changeGuestReading(browserStores(), String(id), changes),
  remove: async (id) => removeGuestReadings(browserStores(), new Set([String(id)])),
};
