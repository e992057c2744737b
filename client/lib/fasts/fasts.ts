import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Fast, fast, fastList, type StartFast, type UpdateFast } from '#contract/fasts.ts';
import { api } from '../api/api.ts';
import type { Outcome } from '../queue/queue.ts';
import { submitChange, useLaneEntries } from '../queue/queue-state.ts';
import { sayKept } from '../queue/say-kept.ts';
import { useSession } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { changeGuestFast, readGuestFasts, removeGuestFast, startGuestFast } from './guest-fasts.ts';
import { withQueuedFasts } from './queued-fasts.ts';

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

/** The fasts kept on this device; refresh it after every change. */
export const guestFastsQuery = () =>
  queryOptions({ queryKey: ['fasts', 'guest'], queryFn: () => readGuestFasts(browserStores()) });

/** POST /api/fasts. */
export const startAccountFast = (request: StartFast): Promise<Fast> =>
  api.post('/api/fasts', fast, { body: request });

/** Asks for all fasts anew. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['fasts'] });
};

/** What an account's fast is after a change: the server's word, or as it will be once the change was sent. */
function changedFast(outcome: Outcome, expected: Omit<Fast, 'id'>): Fast {
  if (outcome.state === 'sent') return fast.parse(outcome.value);
  sayKept('The change of your fast');
  return { ...expected, id: outcome.id };
}

/** The ways to change an account's fasts; what finds no network waits on this device. */
function useAccountChanges({ fasts, clockSkew }: KnownFasts) {
  const client = useQueryClient();
  const nowThere = () => new Date(Date.now() + clockSkew).toISOString();
  return {
    start: async (request: StartFast): Promise<Fast> => {
      const payload = { fast: request, clockSkew };
      const outcome = await submitChange(client, 'fast.start', payload, request.idempotencyKey);
      const { plannedHours, startedAt = nowThere(), endedAt = null } = request;
      return changedFast(outcome, { plannedHours, startedAt, endedAt });
    },
    change: async (id: number, changes: UpdateFast): Promise<Fast> => {
      const outcome = await submitChange(client, 'fast.change', { id, changes });
      const before = fasts.find((one) => one.id === id) ?? {
        plannedHours: 0,
        startedAt: nowThere(),
        endedAt: null,
      };
      return changedFast(outcome, { ...before, ...changes });
    },
    remove: async (id: number): Promise<void> => {
      const { state } = await submitChange(client, 'fast.remove', { id });
      if (state === 'waiting') sayKept('The deletion of your fast');
    },
  };
}

/**
 * The fasts of whoever is using the app, and the ways to change them: an account's on the server, a guest's on this
 * device. The changes reject with ApiError or FastRefused (both name the `fields` that were refused), or Error when the
 * browser's storage is full.
 */
export function useFasts() {
  const { kind } = useSession();
  const isAccount = kind === 'authenticated';
  const refresh = useRefresh();
  const account = useQuery({ ...accountFastsQuery(), enabled: isAccount });
  const guest = useQuery({ ...guestFastsQuery(), enabled: kind === 'guest' });
  const waiting = useLaneEntries('fast');
  const ofAccount = useMemo(
    () => account.data && { ...account.data, fasts: withQueuedFasts(account.data.fasts, waiting) },
    [account.data, waiting],
  );
  const known: KnownFasts = isAccount ? (ofAccount ?? NOTHING) : { ...NOTHING, fasts: guest.data ?? [] };
  const atAccount = useAccountChanges(known);
  const start = useMutation({
    mutationFn: async (request: StartFast): Promise<Fast> =>
      isAccount ? atAccount.start(request) : startGuestFast(browserStores(), request, new Date()),
    onSuccess: isAccount ? undefined : refresh,
  });
  const change = useMutation({
    mutationFn: async ({ id, changes }: { id: number; changes: UpdateFast }): Promise<Fast> =>
      isAccount ? atAccount.change(id, changes) : changeGuestFast(browserStores(), id, changes, new Date()),
    onSuccess: isAccount ? undefined : refresh,
  });
  const remove = useMutation({
    mutationFn: async (id: number): Promise<void> =>
      isAccount ? atAccount.remove(id) : removeGuestFast(browserStores(), id),
    onSuccess: isAccount ? undefined : refresh,
  });
  const asked = isAccount ? account : guest;
  return {
    ...known,
    isLoading: kind === 'loading' || asked.isPending,
    /** Why they could not be loaded; what was known before stays shown. */
    error: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
    start: start.mutateAsync,
    change: (id: number, changes: UpdateFast) => change.mutateAsync({ id, changes }),
    remove: remove.mutateAsync,
  };
}
