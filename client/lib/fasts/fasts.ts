import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Fast, fast, fastList, type StartFast, type UpdateFast } from '#contract/fasts.ts';
import { api } from '../api/api.ts';
import { type Change, isOfKind, provisionalId } from '../changes/change.ts';
import type { Outcome } from '../changes/change-mutations.ts';
import { sayKept, submitChange, useLaneChanges } from '../changes/changes.ts';
import { type OwnList, type Stored, stored } from '../own-list.ts';
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
const ACCOUNT_KEY = ['fasts', 'account'] as const;

/** GET /api/fasts. Asked again when the person comes back to the page, for the device may have slept or set its clock. */
export const accountFastsQuery = () =>
  queryOptions({
    queryKey: ACCOUNT_KEY,
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
  let fasts = [...stored];
  for (const entry of entries) {
    if (isOfKind(entry, 'fast.start')) {
      if (fasts.some(({ id }) => id === entry.sentId)) continue;
      const { fast, clockSkew } = entry.payload;
      const startedAt = fast.startedAt ?? new Date(Date.parse(entry.createdAt) + clockSkew).toISOString();
      const { plannedHours, endedAt = null } = fast;
      fasts.push({ id: provisionalId(entry), plannedHours, startedAt, endedAt });
    } else if (isOfKind(entry, 'fast.change')) {
      const { id, changes } = entry.payload;
      fasts = fasts.map((one) => (one.id === id ? { ...one, ...changes } : one));
    } else if (isOfKind(entry, 'fast.remove')) {
      fasts = fasts.filter(({ id }) => id !== entry.payload.id);
    }
  }
  return fasts.sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

type FastList = OwnList<Fast, StartFast, UpdateFast>;

/** POST, PATCH and DELETE /api/fasts; what finds no network waits on this device. */
function accountFasts(client: QueryClient, clockSkew: number): FastList {
  const changed = (outcome: Outcome, expected: Fast): Stored<Fast> =>
    outcome.state === 'sent'
      ? stored(fast.parse(outcome.value))
      : { item: { ...expected, id: outcome.id }, isWaiting: true };
  return {
    add: async (request) => {
      const payload = { fast: request, clockSkew };
      const outcome = await submitChange(client, 'fast.start', payload, request.idempotencyKey);
      const now = new Date(Date.now() + clockSkew).toISOString();
      const { plannedHours, startedAt = now, endedAt = null } = request;
      return changed(outcome, { id: 0, plannedHours, startedAt, endedAt });
    },
    change: async (before, changes) =>
      changed(await submitChange(client, 'fast.change', { id: before.id, changes }), {
        ...before,
        ...changes,
      }),
    remove: async (id) => ({
      isWaiting: (await submitChange(client, 'fast.remove', { id })).state === 'waiting',
    }),
  };
}

/** The same on this device. */
const deviceFasts: FastList = {
  add: async (request) => stored(startGuestFast(browserStores(), request, new Date())),
  change: async ({ id }, changes) => stored(changeGuestFast(browserStores(), id, changes, new Date())),
  remove: async (id) => {
    removeGuestFast(browserStores(), id);
    return { isWaiting: false };
  },
};

/**
 * The fasts of whoever is using the app, and the ways to change them: an account's on the server, a guest's on this
 * device. The changes reject with ApiError or FastRefused (both name the `fields` that were refused), or Error when the
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
  const list = isAccount ? accountFasts(client, known.clockSkew) : deviceFasts;
  const asked = isAccount ? account : guest;
  /** The fasts of an account are read anew by themselves. */
  const done = async <T extends { isWaiting: boolean }>(change: Promise<T>, what: string): Promise<T> => {
    const made = await change;
    if (made.isWaiting) sayKept(what);
    if (!isAccount) await client.invalidateQueries({ queryKey: ['fasts'] });
    return made;
  };
  return {
    ...known,
    isLoading: kind === 'loading' || asked.isPending,
    /** Why they could not be loaded; what was known before stays shown. */
    error: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
    start: async (request: StartFast) => (await done(list.add(request), 'The change of your fast')).item,
    change: async (id: number, changes: UpdateFast) => {
      const unknown = { id, plannedHours: 0, startedAt: new Date().toISOString(), endedAt: null };
      const before = known.fasts.find((one) => one.id === id) ?? unknown;
      return (await done(list.change(before, changes), 'The change of your fast')).item;
    },
    remove: (id: number) => done(list.remove(id), 'The deletion of your fast'),
  };
}
