import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Fast, fast, fastList, type StartFast, type UpdateFast } from '#contract/fasts.ts';
import { api } from '../api/api.ts';
import { type Change, isOfKind } from '../changes/change.ts';
import type { Outcome } from '../changes/change-mutations.ts';
import { sayKept, submitChange, useLaneChanges, withPending } from '../changes/changes.ts';
import { useSession } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { changeGuestFast, readGuestFasts, removeGuestFast, startGuestFast } from './guest-fasts.ts';

interface KnownFasts {
  /** The one that started last first. */
  fasts: readonly Fast[];
  /** Milliseconds the server's clock is ahead of this device's; 0 on the device alone. */
  clockSkew: number;
}

const NOTHING: KnownFasts = { fasts: [], clockSkew: 0 };

/** GET /api/fasts. Asked again when the person comes back to the page, for the device may have slept or set its clock. */
export const accountFastsQuery = () =>
  queryOptions({
    queryKey: ['fasts', 'account'],
    queryFn: async ({ signal }): Promise<KnownFasts> => {
      const { now, fasts } = await api.get('/api/fasts', fastList, { signal });
      return { fasts, clockSkew: Date.parse(now) - Date.now() };
    },
    refetchOnWindowFocus: 'always',
  });

/** The fasts stored on this device; refresh it after every change. */
export const guestFastsQuery = () =>
  queryOptions({ queryKey: ['fasts', 'guest'], queryFn: () => readGuestFasts(browserStores()) });

/** POST /api/fasts. */
export const startAccountFast = (request: StartFast): Promise<Fast> =>
  api.post('/api/fasts', fast, { body: request });

/** The account's fasts as they will be once everything that waits was sent, the one that started last first. */
export function withPendingFasts(stored: readonly Fast[], entries: readonly Change[]): Fast[] {
  const fasts = withPending(stored, entries, (entry, id) => {
    if (!isOfKind(entry, 'fast.start')) return null;
    const { fast, clockSkew } = entry.payload;
    const startedAt = fast.startedAt ?? new Date(Date.parse(entry.createdAt) + clockSkew).toISOString();
    const { plannedHours, endedAt = null } = fast;
    return { id, plannedHours, startedAt, endedAt };
  });
  return fasts.sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

/**
 * The fasts of whoever is using the app, and the ways to change them: an account's on the server (POST, PATCH and DELETE
 * /api/fasts; what finds no network waits on this device), a guest's on this device. The changes reject with ApiError or FastRefused (both name the `fields` that were refused), or Error when the
 * browser's storage is full.
 */
export function useFasts() {
  const { kind } = useSession();
  const isAccount = kind === 'authenticated';
  const client = useQueryClient();
  const account = useQuery({ ...accountFastsQuery(), enabled: isAccount });
  const guest = useQuery({ ...guestFastsQuery(), enabled: kind === 'guest' });
  const pending = useLaneChanges('fast');
  const ofAccount = useMemo(
    () => account.data && { ...account.data, fasts: withPendingFasts(account.data.fasts, pending) },
    [account.data, pending],
  );
  const known: KnownFasts = isAccount ? (ofAccount ?? NOTHING) : { ...NOTHING, fasts: guest.data ?? [] };
  const { clockSkew } = known;
  const asked = isAccount ? account : guest;
  /** The fasts of an account are read anew by themselves. */
  const make = async (send: () => Promise<Outcome>, onDevice: () => unknown, what: string): Promise<void> => {
    if (isAccount) {
      const { state } = await send();
      if (state === 'waiting') sayKept(what);
    } else {
      onDevice();
      await client.invalidateQueries({ queryKey: ['fasts'] });
    }
  };
  return {
    ...known,
    isLoading: kind === 'loading' || asked.isPending,
    /** Why they could not be loaded; what was known before stays shown. */
    error: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
    start: (request: StartFast) =>
      make(
        () => submitChange(client, 'fast.start', { fast: request, clockSkew }, request.idempotencyKey),
        () => startGuestFast(browserStores(), request, new Date()),
        'The change to your fast',
      ),
    change: (id: number, changes: UpdateFast) =>
      make(
        () => submitChange(client, 'fast.change', { id, changes }),
        () => changeGuestFast(browserStores(), id, changes, new Date()),
        'The change to your fast',
      ),
    remove: (id: number) =>
      make(
        () => submitChange(client, 'fast.remove', { id }),
        () => removeGuestFast(browserStores(), id),
        'The change to your fasts',
      ),
  };
}
