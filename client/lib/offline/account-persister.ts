import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { touchedOrQuiet } from '../browser/idle.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { noteLastAccount, readGuest, readLastAccount } from '../storage/guest-session.ts';
import { appVersion } from './app-version.ts';
import { connectionStore, isOnline } from './online.ts';
import { isPersisted } from './persisted-keys.ts';
import type { Persister } from './persister.ts';

// Part of the first page load, so it is small; what writes and reads comes with an account.
const loadPersister = () => import('./persister.ts');

/** The persister of whoever is signed in; null while nobody is, or where the browser refuses a database. */
let current: { id: CurrentUser['id']; persister: Promise<Persister | null> } | null = null;

/** False while nothing can be here of whoever came: their pages need not wait for the persister's code. */
let mayBeHere = false;
let deviceMatters: Promise<void> = Promise.resolve();

/**
 * Ends at once where this device knew somebody as the page began, who may have left something here. On a new device,
 * once the page was touched or is quiet: what is kept and sent later is then not part of its first load.
 */
export const whenDeviceMatters = (): Promise<void> => deviceMatters;

/** Shows what this device has of the account, and asks the server behind it. */
export const persistedFirst: QueryPersister = async (queryFn, context, query) => {
  const persister = mayBeHere && isPersisted(query.queryKey) ? await current?.persister : null;
  return persister ? persister.fetch(queryFn, context, query) : queryFn(context);
};

/** Lets go of the persister, and of all that was persisted. */
async function forgetAll(): Promise<void> {
  const before = current?.persister;
  current = null;
  (await before)?.stop();
  const { emptyDatabase } = await import('../storage/database.ts');
  await emptyDatabase('answers');
}

/**
 * Keeps what a signed-in person reads on this device, under the account and this version of the app, and deletes it
 * when they sign out, when somebody else signs in, and when the server says that the session is gone.
 * `stockUp` runs once per page load and account, to load what was not looked at yet.
 */
export function followAccount(
  client: QueryClient,
  stockUp: (persister: Persister) => Promise<unknown>,
): void {
  const stores = browserStores();
  const { queryKey } = currentUserQuery();
  let hadAccount = readLastAccount(stores) !== null;
  mayBeHere = hadAccount || readGuest(stores) !== null;
  if (!mayBeHere)
    deviceMatters = touchedOrQuiet().then(() => {
      mayBeHere = true;
    });
  // The browser's development server has a new version with every change.
  if (import.meta.env.DEV) return;
  if (hadAccount) loadPersister().catch(() => undefined);

  const become = (user: CurrentUser | null) => {
    noteLastAccount(stores, user);
    const id = user && !user.isGuest ? user.id : null;
    if (id === current?.id) return;
    if (id === null) {
      // A browser that refuses a database has kept nothing.
      if (hadAccount || current) forgetAll().catch(() => undefined);
      hadAccount = false;
      return;
    }
    hadAccount = true;
    const before = current?.persister;
    const open = async () => {
      (await before)?.stop();
      await deviceMatters;
      const { openPersister } = await loadPersister();
      return openPersister(client, `${id} ${appVersion()}`);
    };
    current = { id, persister: open().catch(() => null) };
    // Whatever of it fails is asked for by the page that needs it.
    void current.persister
      .then((persister) => (persister && current?.id === id ? stockUp(persister) : undefined))
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
