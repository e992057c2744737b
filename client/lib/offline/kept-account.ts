import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { connectionStore, isOnline } from '../online.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { noteLastAccount, readGuest, readLastAccount } from '../storage/guest-session.ts';
import { appVersion } from './app-version.ts';
import { deleteKept } from './delete-kept.ts';
import type { Keeper } from './keeper.ts';
import { isKept } from './kept-keys.ts';
import { touchedOrQuiet } from './quiet.ts';

// Part of the first page load, so it is small; what keeps and reads comes with an account.
const loadKeeper = () => import('./keeper.ts');

/** The keeper of whoever is signed in; null while nobody is, or where the browser keeps nothing. */
let current: { id: CurrentUser['id']; keeper: Promise<Keeper | null> } | null = null;

/** False while nothing can be kept here of whoever came: their pages need not wait for the keeper's code. */
let mayBeKept = false;
let keptMatters: Promise<void> = Promise.resolve();

/**
 * Ends at once where this device knew somebody as the page began, who may have left something here. On a new device,
 * once the page was touched or is quiet: what is kept and sent later is then not part of its first load.
 */
export const whenKeptMatters = (): Promise<void> => keptMatters;

/** Shows what this device has kept of the account, and asks the server behind it. */
export const keptFirst: QueryPersister = async (queryFn, context, query) => {
  const keeper = mayBeKept && isKept(query.queryKey) ? await current?.keeper : null;
  return keeper ? keeper.fetch(queryFn, context, query) : queryFn(context);
};

/** Lets go of the keeper, and of all that was kept. */
function forgetAll(): void {
  const before = current?.keeper;
  current = null;
  void before?.then((keeper) => keeper?.stop());
  deleteKept();
}

/**
 * Keeps what a signed-in person reads on this device, under the account and this version of the app, and deletes it
 * when they sign out, when somebody else signs in, and when the server says that the session is gone.
 * `stockUp` runs once per page load and account, to load what was not looked at yet.
 */
export function followAccount(client: QueryClient, stockUp: (keeper: Keeper) => Promise<unknown>): void {
  const stores = browserStores();
  const { queryKey } = currentUserQuery();
  let hadAccount = readLastAccount(stores) !== null;
  mayBeKept = hadAccount || readGuest(stores) !== null;
  if (!mayBeKept)
    keptMatters = touchedOrQuiet().then(() => {
      mayBeKept = true;
    });
  // The browser's development server has a new version with every change.
  if (import.meta.env.DEV) return;
  if (hadAccount) loadKeeper().catch(() => undefined);

  const become = (user: CurrentUser | null) => {
    noteLastAccount(stores, user);
    const id = user && !user.isGuest ? user.id : null;
    if (id === current?.id) return;
    if (id === null) {
      if (hadAccount || current) forgetAll();
      hadAccount = false;
      return;
    }
    hadAccount = true;
    const before = current?.keeper;
    const open = async () => {
      (await before)?.stop();
      await keptMatters;
      const { openKeeper } = await loadKeeper();
      return openKeeper(client, `${id} ${appVersion()}`);
    };
    current = { id, keeper: open().catch(() => null) };
    // Whatever of it fails is asked for by the page that needs it.
    void current.keeper
      .then((keeper) => (keeper && current?.id === id ? stockUp(keeper) : undefined))
      .catch(() => undefined);
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === queryKey[0]) become(client.getQueryData(queryKey) ?? null);
  });
  // The last known account was let in without the server's word; now there may be one.
  connectionStore.subscribe(() => {
    if (isOnline() && current) void client.invalidateQueries({ queryKey });
  });
}
