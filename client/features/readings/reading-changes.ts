import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedReading, UpdateReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { api } from '../../lib/api/api.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { type Stored, sayKept, stored, submitChange } from '../../lib/changes/changes.ts';
import type { EnteredReading } from '../../lib/readings/guest-readings.ts';
import { patchReadings, type Reading, type ReadingsPlace } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';

/** One person's readings, wherever they are kept: an account's at the server, a guest's on this device. */
interface ReadingList {
  /** One whose idempotency key is there already is found again and not stored twice. */
  add: (entered: EnteredReading) => Promise<Stored<Reading>>;
  /** `before` is the reading as it is known here. */
  change: (before: Reading, changes: UpdateReading) => Promise<Stored<Reading>>;
  remove: (id: Reading['id']) => Promise<{ isWaiting: boolean }>;
}

const loadGuestReadings = () => import('../../lib/readings/guest-readings.ts');

/** The page works the advice out itself, each time anew. */
const withoutAdvice = ({ advice: _advice, ...reading }: SavedReading): Reading => reading;

/** POST /api/health-readings, at once or not at all. */
export const storeReading = async (entered: EnteredReading): Promise<Reading> =>
  withoutAdvice(await api.post<SavedReading>('/api/health-readings', null, { body: entered }));

/** POST, PATCH and DELETE /api/health-readings; what finds no network waits on this device. */
const accountStore = (client: QueryClient): ReadingList => ({
  add: async ({ idempotencyKey, ...reading }) => {
    const outcome = await submitChange(client, 'reading.add', { reading }, idempotencyKey);
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    const now = new Date().toISOString();
    const item = { ...EMPTY_READING, readingTime: now, ...reading, id: outcome.id, createdAt: now };
    return { item, isWaiting: true };
  },
  change: async (before, changes) => {
    const outcome = await submitChange(client, 'reading.change', { id: Number(before.id), changes });
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    return { item: { ...before, ...changes }, isWaiting: true };
  },
  remove: async (id) => {
    const { state } = await submitChange(client, 'reading.remove', { id: Number(id) });
    return { isWaiting: state === 'waiting' };
  },
});

/** The same on this device. */
const guestStore: ReadingList = {
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
    removeGuestReadings(browserStores(), new Set([id]));
    return { isWaiting: false };
  },
};

const SAVED_TOAST_MS = 2000;

/** One after the other, so that an undo never overtakes the deletion it takes back. */
const scope = { id: 'health-readings' };

/** Where this person's readings are stored, and the way to show a change of them at once. */
function useStoreOfReadings() {
  const client = useQueryClient();
  const place: ReadingsPlace = useSession().kind === 'guest' ? 'guest' : 'account';
  const patch = (id: Reading['id'], changed: Reading | null) => patchReadings(client, place, id, changed);
  return {
    store: place === 'guest' ? guestStore : accountStore(client),
    patch,
    /** For `onSuccess`: shows what was stored, or says that it waits on this device. */
    show:
      (title: string, waiting: string) =>
      ({ item, isWaiting }: Stored<Reading>) => {
        if (isWaiting) return sayKept(waiting);
        patch(item.id, item);
        toast({ title, duration: SAVED_TOAST_MS });
      },
  };
}

/** Saves a reading. An account's stands in the lists while it is on its way, and longer where there is no network. */
export function useAddReading() {
  const { store, show } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: (entered: EnteredReading) => store.add(entered),
    onSuccess: show('Reading saved', 'Your reading'),
    onError: sayFailed('Reading not saved'),
  });
}

export function useChangeReading() {
  const { store, show } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: ({ reading, changes }: { reading: Reading; changes: UpdateReading }) =>
      store.change(reading, changes),
    onSuccess: show('Reading changed', 'Your change'),
    onError: sayFailed('Reading not changed'),
  });
}

/** Marks readings as fasting, one after the other; those that were marked before a failure stay so. */
export function useMarkFasting() {
  const { store, patch } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: async (readings: readonly Reading[]) => {
      for (const reading of readings) {
        const { item } = await store.change(reading, { isFasting: true });
        patch(item.id, item);
      }
    },
    onSuccess: (_, { length }) =>
      toast({
        title: length === 1 ? '1 reading marked as fasting' : `${length} readings marked as fasting`,
        duration: SAVED_TOAST_MS,
      }),
    onError: sayFailed('Some readings could not be changed'),
  });
}

export function useDeleteReading() {
  const { store, patch } = useStoreOfReadings();
  const restore = useMutation({
    scope,
    mutationFn: ({ id: _id, createdAt: _createdAt, ...entered }: Reading) =>
      store.add({ ...entered, idempotencyKey: newUuid() }),
    onSuccess: ({ item, isWaiting }) => {
      if (!isWaiting) patch(item.id, item);
    },
    onError: sayFailed('Reading not restored'),
  });
  return useMutation({
    scope,
    mutationFn: (reading: Reading) => store.remove(reading.id),
    onMutate: (reading) => {
      patch(reading.id, null);
      toast({
        title: 'Reading deleted',
        action: { label: 'Undo', onClick: () => restore.mutate(reading) },
      });
    },
    onError: (error, reading) => {
      patch(reading.id, reading);
      sayFailed('Reading not deleted')(error);
    },
  });
}
