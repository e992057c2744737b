import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { healthReading } from '#contract/health-readings.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { readGuestReadings } from './guest-readings.ts';
import { byNewest, type Reading } from './reading.ts';

const readings = z.array(healthReading);

/** Begins the key of everything read here; a change refreshes by it. */
const READINGS_KEY = 'health-readings';

/** Where a reading is kept: the account's never stands among the device's, which are offered to be taken along. */
export type ReadingsPlace = 'account' | 'guest';

interface ReadingsRange {
  /** Instant (ISO) before which nothing is asked for; without it everything is. Keep it the same between renders. */
  from?: string | undefined;
}

/** GET /api/health-readings: the account's readings, newest first. */
const accountReadingsQuery = ({ from }: ReadingsRange) =>
  queryOptions({
    queryKey: [READINGS_KEY, 'account', from ?? null],
    queryFn: async ({ signal }): Promise<Reading[]> => {
      const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
      return (await api.get(`/api/health-readings${query}`, readings, { signal })).sort(byNewest);
    },
  });

/** The readings kept on this device, newest first. */
export const guestReadingsQuery = () =>
  queryOptions({
    queryKey: [READINGS_KEY, 'guest'],
    queryFn: () => readGuestReadings(browserStores()),
  });

/**
 * The readings of whoever is using the app, newest first: an account's from the server, a guest's from this device.
 * `data` is undefined until they are there; `error` says what went wrong, and `refetch` tries again.
 */
export function useReadings({ from }: ReadingsRange = {}) {
  const { kind } = useSession();
  const account = useQuery({ ...accountReadingsQuery({ from }), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestReadingsQuery(), enabled: kind === 'guest' });
  const onDevice = useMemo<Reading[] | undefined>(
    () => (from === undefined ? guest.data : guest.data?.filter((one) => one.readingTime >= from)),
    [guest.data, from],
  );
  const { error, isFetching, refetch } = kind === 'guest' ? guest : account;
  return { data: kind === 'guest' ? onDevice : account.data, error, isFetching, refetch };
}

/**
 * Puts a changed reading into every list of its place that is at hand, or takes it out (null), so that all views show
 * it without asking again. A list that begins later than the reading does not get it.
 */
export function patchReadings(
  client: QueryClient,
  place: ReadingsPlace,
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

/** Asks for all readings anew, after many changed at once. */
export const refreshReadings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [READINGS_KEY] });
