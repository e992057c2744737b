import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedReading, UpdateReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { api } from '../../lib/api/api.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { type Stored, sayKept, stored, submitChange } from '../../lib/changes/changes.ts';
import type { EnteredReading } from '../../lib/readings/guest-readings.ts';
import { patchReadings, type Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';

/** The page works the advice out itself, each time anew. */
const withoutAdvice = ({ advice: _advice, ...reading }: SavedReading): Reading => reading;

/** POST /api/health-readings, at once or not at all. */
export const storeReading = async (entered: EnteredReading): Promise<Reading> =>
  withoutAdvice(await api.post<SavedReading>('/api/health-readings', null, { body: entered }));

/** POST, PATCH and DELETE /api/health-readings; what finds no network waits on this device. */
const accountStore = (client: QueryClient) => ({
  /** One whose idempotency key is there already is found again and not stored twice. */
  add: async ({ idempotencyKey, ...reading }: EnteredReading): Promise<Stored<Reading>> => {
    const outcome = await submitChange(client, 'reading.add', { reading }, idempotencyKey);
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    const now = new Date().toISOString();
    const item = { ...EMPTY_READING, readingTime: now, ...reading, id: outcome.id, createdAt: now };
    return { item, isWaiting: true };
  },
  /** `before` is the reading as it is known here. */
  change: async (before: Reading, changes: UpdateReading): Promise<Stored<Reading>> => {
    const outcome = await submitChange(client, 'reading.change', { id: Number(before.id), changes });
    if (outcome.state === 'sent') return stored(withoutAdvice(outcome.value as SavedReading));
    return { item: { ...before, ...changes }, isWaiting: true };
  },
  remove: async (id: Reading['id']): Promise<void> => {
    await submitChange(client, 'reading.remove', { id: Number(id) });
  },
});

const loadGuestReadings = () => import('../../lib/readings/guest-readings.ts');

/** The same on this device. */
const guestStore: ReturnType<typeof accountStore> = {
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
  remove: async (id) => (await loadGuestReadings()).removeGuestReadings(browserStores(), new Set([id])),
};

const SAVED_TOAST_MS = 2000;

/** One after the other, so that an undo never overtakes the deletion it takes back. */
const scope = { id: 'health-readings' };

/** Where this person's readings are stored, and the way to show a change of them at once. */
function useStoreOfReadings() {
  const client = useQueryClient();
  const place = useSession().kind === 'guest' ? 'guest' : 'account';
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
    mutationFn: store.add,
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
        title: `${counted(length, 'reading')} marked as fasting`,
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
