import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateReading } from '#contract/health-readings.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { sayKept } from '../../lib/queue/say-kept.ts';
import type { EnteredReading } from '../../lib/readings/guest-readings.ts';
import { patchReadings, type ReadingsPlace } from '../../lib/readings/patch-readings.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { toast } from '../../lib/toast.ts';
import { accountStore, guestStore } from './api/store-reading.ts';

const UNDO_TOAST_MS = 5000;
const SAVED_TOAST_MS = 2000;

const sayFailed = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error, 'Please try again'), variant: 'destructive' });

/** One after the other, so that an undo never overtakes the deletion it takes back. */
const scope = { id: 'health-readings' };

/** Where this person's readings are kept, and the way to show a change of them at once. */
function useStoreOfReadings() {
  const client = useQueryClient();
  const place: ReadingsPlace = useSession().kind === 'guest' ? 'guest' : 'account';
  return {
    store: place === 'guest' ? guestStore : accountStore(client),
    patch: (id: Reading['id'], changed: Reading | null) => patchReadings(client, place, id, changed),
  };
}

/** Saves a reading. An account's stands in the lists while it is on its way, and longer where there is no network. */
export function useAddReading() {
  const { store, patch } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: (entered: EnteredReading) => store.add(entered),
    onSuccess: ({ reading, isWaiting }) => {
      if (isWaiting) return sayKept('Your reading');
      patch(reading.id, reading);
      toast({ title: 'Reading saved', duration: SAVED_TOAST_MS });
    },
    onError: (error) => sayFailed('Reading not saved')(error),
  });
}

interface ReadingChange {
  reading: Reading;
  changes: UpdateReading;
}

/** Changes a reading. */
export function useChangeReading() {
  const { store, patch } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: ({ reading, changes }: ReadingChange) => store.change(reading, changes),
    onSuccess: ({ reading, isWaiting }) => {
      if (isWaiting) return sayKept('Your change');
      patch(reading.id, reading);
      toast({ title: 'Reading changed', duration: SAVED_TOAST_MS });
    },
    onError: (error) => sayFailed('Reading not changed')(error),
  });
}

/** Deletes a reading at once and offers to put it back. */
export function useDeleteReading() {
  const { store, patch } = useStoreOfReadings();
  const restore = useMutation({
    scope,
    mutationFn: ({ id: _id, createdAt: _createdAt, ...entered }: Reading) =>
      store.add({ ...entered, idempotencyKey: newUuid() }),
    onSuccess: ({ reading, isWaiting }) => {
      if (!isWaiting) patch(reading.id, reading);
    },
    onError: (error) => sayFailed('Reading not restored')(error),
  });
  return useMutation({
    scope,
    mutationFn: (reading: Reading) => store.remove(reading.id),
    onMutate: (reading) => {
      patch(reading.id, null);
      toast({
        title: 'Reading deleted',
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', onClick: () => restore.mutate(reading) },
      });
    },
    onError: (error, reading) => {
      patch(reading.id, reading);
      sayFailed('Reading not deleted')(error);
    },
  });
}
