import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { type BrowserStores, browserStores } from '../storage/browser-stores.ts';
import { clearStores } from '../storage/device-data.ts';
import { endGuestMode, readGuest, startGuestMode } from '../storage/guest-session.ts';
import { type Session, toSession } from './session.ts';

const MINUTE_MS = 60_000;
const USER_KEY = ['user'] as const;

/** The server's answer is taken as it is: the schema would weigh on every first page load. */
const currentUserParser = { parse: (value: unknown) => value as CurrentUser };

/** The stored guest if there is one, else the server's word; 401 means nobody. */
export async function fetchCurrentUser(
  stores: BrowserStores,
  askServer: () => Promise<CurrentUser>,
): Promise<CurrentUser | null> {
  const guest = readGuest(stores);
  if (guest) return guest;
  try {
    return await askServer();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const currentUserQuery = () =>
  queryOptions({
    queryKey: USER_KEY,
    queryFn: ({ signal }) =>
      fetchCurrentUser(browserStores(), () => api.get('/api/user', currentUserParser, { signal })),
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    retry: 1,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });

/** Who is using the app. An unreachable server leaves the person anonymous until it answers. */
export function useSession(): Session {
  const { data, isError } = useQuery(currentUserQuery());
  return toSession(isError && data === undefined ? null : data);
}

const isOther = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== USER_KEY[0];

/** After login or registration: guest flags go, the user is known, everything else is asked again. */
export async function becomeUser(client: QueryClient, user: CurrentUser): Promise<void> {
  endGuestMode(browserStores());
  await client.cancelQueries();
  client.setQueryData(USER_KEY, user);
  await client.resetQueries({ predicate: isOther });
}

/** After guest login. */
export async function becomeGuest(client: QueryClient, guest: CurrentUser): Promise<void> {
  startGuestMode(browserStores(), guest);
  await client.cancelQueries();
  client.setQueryData(USER_KEY, guest);
  await client.resetQueries({ predicate: isOther });
}

/** After logout: both stores and the cache are empty and nobody is signed in. */
export async function becomeNobody(client: QueryClient): Promise<void> {
  clearStores(browserStores());
  await client.cancelQueries();
  // The user's own entry is set, not removed, because mounted components follow that very entry.
  client.setQueryData(USER_KEY, null);
  client.removeQueries({ predicate: isOther });
}

/** The server ended the session: forget the account, keep what is stored on this device. */
export function noticeSignedOut(client: QueryClient): void {
  if (client.getQueryData<CurrentUser | null>(USER_KEY)?.isGuest) return;
  client.setQueryData(USER_KEY, null);
}
