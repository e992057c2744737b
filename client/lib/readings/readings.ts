import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { api } from '../api/api.ts';
import { type Change, isOfKind } from '../changes/change.ts';
import { useLaneChanges, withPending } from '../changes/changes.ts';
import { useSession } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import type { GuestReading } from './guest-readings.ts';
import { byNewest, READINGS_KEY, type Reading } from './reading.ts';

/** Readings as they will be once everything that waits was sent, newest first. */
export function withPendingReadings(
  stored: readonly Reading[],
  entries: readonly Change[],
  from?: string,
): Reading[] {
  const readings = withPending(stored, entries, (entry, id) => {
    if (!isOfKind(entry, 'reading.add')) return null;
    const { readingTime, idempotencyKey: _key, ...fields } = entry.payload.reading;
    const at = readingTime === undefined ? entry.createdAt : new Date(readingTime).toISOString();
    const added = { ...EMPTY_READING, ...fields, readingTime: at, createdAt: entry.createdAt };
    return { ...added, id, isSaving: entry.inHand };
  });
  const listed = from === undefined ? readings : readings.filter(({ readingTime }) => readingTime >= from);
  return listed.sort(byNewest);
}

/** GET /api/health-readings: the account's readings, newest first; those since an instant (ISO), or all of them. */
export const accountReadingsQuery = (from?: string) =>
  queryOptions({
    queryKey: [READINGS_KEY, 'account', from ?? null],
    queryFn: async ({ signal }): Promise<Reading[]> => {
      const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
      return (await api.list<Reading>(`/api/health-readings${query}`, { signal })).sort(byNewest);
    },
  });

/** The readings stored on this device, newest first. */
export const guestReadingsQuery = () =>
  queryOptions({
    queryKey: [READINGS_KEY, 'guest'],
    queryFn: async (): Promise<GuestReading[]> => {
      // Accounts ask too, for what might be taken along; mostly there is nothing, and no code to load for it.
      if (browserStores().local.getItem(STORAGE_KEY.guestReadings) === null) return [];
      const { readGuestReadings } = await import('./guest-readings.ts');
      return readGuestReadings(browserStores());
    },
  });

/**
 * The readings of whoever is using the app, newest first: an account's from the server with what waits to be sent, a
 * guest's from this device. `data` is undefined until they are there; `error` says what went wrong, and `refetch` tries again.
 * @param from instant (ISO) before which nothing is asked for; without it everything is
 */
export function useReadings(from?: string) {
  const { kind } = useSession();
  const account = useQuery({ ...accountReadingsQuery(from), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestReadingsQuery(), enabled: kind === 'guest' });
  // Nothing of a guest's waits to be sent.
  const waiting = useLaneChanges('reading', true);
  const { data: stored, error, isFetching, refetch } = kind === 'guest' ? guest : account;
  const data = useMemo(() => stored && withPendingReadings(stored, waiting, from), [stored, waiting, from]);
  return { data, error, isFetching, refetch };
}
