import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EMPTY_READING, type UpdateReading } from '#contract/health-readings.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import type { EnteredReading } from '../../lib/readings/guest-readings.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { patchReadings, type ReadingsPlace } from '../../lib/readings/readings.ts';
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
    store: place === 'guest' ? guestStore : accountStore,
    patch: (id: Reading['id'], changed: Reading | null) => patchReadings(client, place, id, changed),
  };
}

/** Stands in the list until the store has answered. */
const provisional = (entered: EnteredReading, id: string): Reading => {
  const now = new Date().toISOString();
  const { idempotencyKey: _key, readingTime = now, ...fields } = entered;
  return { ...EMPTY_READING, ...fields, readingTime, id, createdAt: now };
};

/** Saves a reading; the lists show it at once and drop it again when it was refused. */
export function useAddReading() {
  const { store, patch } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: (entered: EnteredReading) => store.add(entered),
    onMutate: (entered) => {
      const id = `saving-${entered.idempotencyKey ?? newUuid()}`;
      patch(id, provisional(entered, id));
      return { id };
    },
    onSuccess: (saved, _entered, { id }) => {
      patch(id, null);
      patch(saved.id, saved);
      toast({ title: 'Reading saved', duration: SAVED_TOAST_MS });
    },
    onError: (error, _entered, context) => {
      if (context) patch(context.id, null);
      sayFailed('Reading not saved')(error);
    },
  });
}

/** Changes a reading. */
export function useChangeReading() {
  const { store, patch } = useStoreOfReadings();
  return useMutation({
    scope,
    mutationFn: ({ id, changes }: { id: Reading['id']; changes: UpdateReading }) => store.change(id, changes),
    onSuccess: (changed) => {
      patch(changed.id, changed);
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
    onSuccess: (restored) => patch(restored.id, restored),
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
