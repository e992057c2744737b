import type { QueryClient } from '@tanstack/react-query';
import type { HealthReading } from '#contract/health-readings.ts';

/** A reading as the client knows it: an account's carries the server's number, a guest's 'guest-' plus a timestamp. */
export type Reading = Omit<HealthReading, 'id'> & {
  id: number | string;
  /** As long as it is being saved nothing else can be done with it. */
  isSaving?: boolean | undefined;
};

/** By the id the server gave to a reading of this page: the provisional one it was shown under before. */
const idsBefore = new Map<Reading['id'], number>();

export const noteStored = (id: Reading['id'], before: number): void => void idsBefore.set(id, before);

/** The same while a reading waits and once it is stored, so that its row stays, and the focus in it. */
export const rowKey = ({ id }: Reading): Reading['id'] => idsBefore.get(id) ?? id;

/** Newest first; of the same moment, the one entered later. */
export function byNewest(a: Reading, b: Reading): number {
  if (a.readingTime !== b.readingTime) return a.readingTime < b.readingTime ? 1 : -1;
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}

/** Begins the key of every list of readings; a change refreshes by it. */
export const READINGS_KEY = 'health-readings';

/**
 * Puts a changed reading into every list of its place that is at hand, or takes it out (null), so that all views show
 * it without asking again. A list that begins later than the reading does not get it, and the account's never stands
 * among the device's, which are offered to be taken along.
 */
export function patchReadings(
  client: QueryClient,
  place: 'account' | 'guest',
  id: Reading['id'],
  changed: Reading | null,
): void {
  for (const [key, list] of client.getQueriesData<Reading[]>({ queryKey: [READINGS_KEY, place] })) {
    if (!list) continue;
    const [, , from] = key;
    const rest = list.filter((one) => one.id !== id);
    const fits = changed !== null && (typeof from !== 'string' || changed.readingTime >= from);
    client.setQueryData<Reading[]>(key, fits ? [...rest, changed].sort(byNewest) : rest);
  }
}
