import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Fast, fast, fastList, type StartFast, type UpdateFast } from '#contract/fasts.ts';
import { api } from '../api/api.ts';
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
const accountFastsQuery = () =>
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

/**
 * The fasts of whoever is using the app, and the ways to change them: an account's on the server, a guest's on this
 * device. The changes reject with ApiError or FastRefused (both name the `fields` that were refused), ConnectionError,
 * or Error when the browser's storage is full.
 */
export function useFasts() {
  const { kind } = useSession();
  const isAccount = kind === 'authenticated';
  const refresh = useRefresh();
  const account = useQuery({ ...accountFastsQuery(), enabled: isAccount });
  const guest = useQuery({ ...guestFastsQuery(), enabled: kind === 'guest' });
  const start = useMutation({
    mutationFn: async (request: StartFast): Promise<Fast> =>
      isAccount ? startAccountFast(request) : startGuestFast(browserStores(), request, new Date()),
    onSuccess: refresh,
  });
  const change = useMutation({
    mutationFn: async ({ id, changes }: { id: number; changes: UpdateFast }): Promise<Fast> =>
      isAccount
        ? api.patch(`/api/fasts/${id}`, fast, { body: changes })
        : changeGuestFast(browserStores(), id, changes, new Date()),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async (id: number): Promise<void> =>
      isAccount ? api.run('DELETE', `/api/fasts/${id}`) : removeGuestFast(browserStores(), id),
    onSuccess: refresh,
  });
  const asked = isAccount ? account : guest;
  const known: KnownFasts = isAccount ? (account.data ?? NOTHING) : { ...NOTHING, fasts: guest.data ?? [] };
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
