import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { api } from '../api/api.ts';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { type BrowserStores, browserStores, clearStores } from '../storage/browser-stores.ts';
import { endGuestMode, readGuest, readLastAccount, startGuestMode } from '../storage/guest-session.ts';
import { askToSignIn, promptStore } from './prompts.ts';
import { type Session, toSession } from './session.ts';

const MINUTE_MS = 60_000;
const USER_KEY = ['user'] as const;

let channel: BroadcastChannel | null = null;
function sessionChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('keto-session');
  return channel;
}
const tellOtherTabs = () => sessionChannel()?.postMessage('changed');

let hasAskedPage = false;

/**
 * Whether the server told with this very page that the browser brought no session; then nobody need be asked for.
 * Counts once, for somebody may sign in later. A page from the worker may be an old one and tells nothing.
 */
function toldNobody(): boolean {
  if (hasAskedPage || typeof PerformanceNavigationTiming === 'undefined') return false;
  hasAskedPage = true;
  const [page] = performance.getEntriesByType('navigation');
  return (
    page instanceof PerformanceNavigationTiming &&
    page.workerStart === 0 &&
    page.serverTiming.some(({ name, description }) => name === 'session' && description === 'none')
  );
}

const askServer = (signal?: AbortSignal) => api.get<CurrentUser>('/api/user', null, { signal });

/**
 * The stored guest if there is one, else the server's word; 401 means nobody. Without a way to the server it is the
 * account that was signed in last, so that a person can read what this device has kept of theirs.
 */
export async function fetchCurrentUser(
  stores: BrowserStores,
  askServer: () => Promise<CurrentUser | null>,
): Promise<CurrentUser | null> {
  const guest = readGuest(stores);
  if (guest) return guest;
  try {
    return await askServer();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    const known = error instanceof ConnectionError ? readLastAccount(stores) : null;
    if (known) return known;
    throw error;
  }
}

export const currentUserQuery = () =>
  queryOptions({
    queryKey: USER_KEY,
    queryFn: ({ signal }) =>
      fetchCurrentUser(browserStores(), async () => (toldNobody() ? null : askServer(signal))),
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    retry: 1,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });

/** Who is using the app. An unreachable server leaves the person anonymous until it answers. */
export function useSession(): Session {
  const { data, isError } = useQuery(currentUserQuery());
  // A prerendered page knows nobody yet, and is hydrated as it is.
  if (!useHydrated()) return toSession(undefined);
  return toSession(isError && data === undefined ? null : data);
}

/** The page is another person's from now on. */
async function changeUser(client: QueryClient, user: CurrentUser): Promise<void> {
  const isSame = client.getQueryData<CurrentUser | null>(USER_KEY)?.id === user.id;
  await client.cancelQueries();
  client.setQueryData(USER_KEY, user);
  // Who signs in again to the same account goes on with what is open.
  await (isSame
    ? client.invalidateQueries({ predicate: isOther })
    : client.resetQueries({ predicate: isOther }));
}

/** The page is nobody's from now on. */
async function forgetUser(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  // The user's own entry is set, not removed, because mounted components follow that very entry.
  client.setQueryData(USER_KEY, null);
  client.removeQueries({ predicate: isOther });
}

const isOther = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== USER_KEY[0];

/** After login or registration: guest flags go, the user is known, everything else is asked again. */
export async function becomeUser(client: QueryClient, user: CurrentUser): Promise<void> {
  const stores = browserStores();
  const before = client.getQueryData<CurrentUser | null>(USER_KEY);
  // What another account typed in this tab is not theirs: they may have opened their mailed link where it was signed in.
  if (before && !before.isGuest && before.id !== user.id) stores.session.clear();
  endGuestMode(stores);
  tellOtherTabs();
  await changeUser(client, user);
}

/** The account says something else of itself now, such as another name. */
export const updateUser = (client: QueryClient, user: CurrentUser): void =>
  void client.setQueryData(USER_KEY, user);

/** After guest login. */
export async function becomeGuest(client: QueryClient, guest: CurrentUser): Promise<void> {
  startGuestMode(browserStores(), guest);
  tellOtherTabs();
  await changeUser(client, guest);
}

/** After logout: both stores and the cache are empty, no scan is kept, and nobody is signed in. */
export async function becomeNobody(client: QueryClient): Promise<void> {
  clearStores(browserStores());
  tellOtherTabs();
  await forgetUser(client);
  // Last, when nothing is written in their name any more.
  await import('../storage/database.ts')
    .then(({ emptyDatabase }) => emptyDatabase('scans', 'photos'))
    // A browser that refuses a database has kept nothing.
    .catch(() => undefined);
}

/**
 * Another tab signed somebody in or out, and the cookie is the same for all tabs: what stands here of an account that
 * is gone must go, and nothing more may be asked or stored in its name. A guest's or visitor's page stays as it is.
 */
export async function noticeOtherTab(
  client: QueryClient,
  stores: BrowserStores,
  askServer: () => Promise<CurrentUser>,
): Promise<void> {
  const known = client.getQueryData<CurrentUser | null>(USER_KEY);
  if (!known || known.isGuest) return;
  const user = await fetchCurrentUser(stores, askServer);
  if (user?.id === known.id) return;
  stores.session.clear();
  await (user ? changeUser(client, user) : forgetUser(client));
}

/** Follows who is signed in by the other tabs, for as long as the page lives. */
export function followOtherTabs(client: QueryClient): void {
  sessionChannel()?.addEventListener('message', () => {
    // Without an answer the page stays as it is; its next call tells.
    noticeOtherTab(client, browserStores(), askServer).catch(() => undefined);
  });
}

/** A changed password gives the session another id, which is here with the answer to that change and not before. */
const NEW_ID_MS = 1_500;

/**
 * The server refused a call for want of a session: the page stays as it is, and asks above it to sign in again. It asks
 * the server twice more before, for a call that was under way while the session changed its id is refused for nothing.
 */
export async function noticeSignedOut(client: QueryClient): Promise<void> {
  const user = client.getQueryData<CurrentUser | null>(USER_KEY);
  if (!user || user.isGuest) return;
  const ask = () => fetchCurrentUser(browserStores(), askServer).catch(() => undefined);
  if ((await ask()) !== null) return;
  await new Promise((resolve) => setTimeout(resolve, NEW_ID_MS));
  if ((await ask()) === null && promptStore.get()?.kind !== 'sign-in') askToSignIn({ sessionEnded: true });
}

/** Who does not sign in again is nobody here; what is stored on this device stays. */
export const leaveEndedSession = (client: QueryClient): void => void client.setQueryData(USER_KEY, null);
