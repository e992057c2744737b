import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { currentUserQuery } from '../lib/session/current-user.ts';
import { closePrompt, promptStore } from '../lib/session/prompts.ts';
import { currentToast } from '../lib/toast/toast.ts';
import { createAppRouter } from '../router.tsx';

const OPEN = [
  '/',
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook',
  '/terms',
  '/privacy',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];
/** With the name that the sign-in dialog calls them. */
const FOR_GUESTS = [
  ['/captain-keto', 'Chat Mode'],
  ['/keto-pantry', 'Upload Label'],
  ['/tracking', 'Tracking'],
  ['/tracking?view=charts', 'Tracking'],
  ['/profile', 'Profile & targets'],
] as const;
const FOR_ACCOUNTS = [
  ['/starter-foods', 'Starter Foods'],
  ['/saved-pantry', 'Saved Pantry'],
  ['/saved-meals', 'Saved Meals'],
  ['/account', 'Account settings'],
] as const;
const LEADS_TO_CHAT = ['/journal-chat', '/subscribe'];
const VISITOR = null;
const GUEST: CurrentUser = { id: 'g', username: 'guest', displayName: null, isGuest: true };
const ACCOUNT: CurrentUser = { id: 1, username: 'ada@example.com', displayName: 'Ada', isGuest: false };

const pathOf = (address: string): string => address.replace(/\?.*/, '');

beforeEach(() => {
  closePrompt();
  currentToast.set(null);
});

/** A router at an address, opened by this person. */
function routerAt(address: string, user: CurrentUser | null) {
  const queryClient = createQueryClient(() => undefined);
  // Without an end its timers would hold the process.
  queryClient.setQueryDefaults(currentUserQuery().queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, { history, origin: 'http://localhost' });
  // What a page shows takes long to read and decides nothing here.
  for (const route of Object.values(router.routesById)) delete route.options.component;
  return router;
}

/** Where somebody arrives who types this address. */
async function arrival(address: string, user: CurrentUser | null): Promise<string> {
  const router = routerAt(address, user);
  await router.load();
  // Without a window the router says where to, and does not go there.
  const result = router._serverResult;
  if (result?.type !== 'redirect') return router.state.location.href;
  return arrival(result.redirect.headers.get('Location') ?? '', user);
}

test('every page is among them', () => {
  const named = [...OPEN, ...[...FOR_GUESTS, ...FOR_ACCOUNTS].map(([path]) => path), ...LEADS_TO_CHAT];
  expect(new Set(named.map(pathOf))).toEqual(new Set(PAGE_PATHS));
});

test.each(OPEN)('%s opens for everybody', async (path) => {
  for (const user of [VISITOR, GUEST, ACCOUNT]) expect(await arrival(path, user)).toBe(path);
  expect(promptStore.get()).toBeNull();
});

test.each(FOR_GUESTS)('%s asks a visitor at home, who may go on as a guest', async (path) => {
  for (const user of [GUEST, ACCOUNT]) expect(await arrival(path, user)).toBe(path);
  expect(promptStore.get()).toBeNull();
  expect(await arrival(path, VISITOR)).toBe('/');
  expect(promptStore.get()).toMatchObject({ kind: 'sign-in', returnTo: path, guestAllowed: true });
});

test.each(FOR_ACCOUNTS)('%s asks at home whoever has no account', async (path) => {
  expect(await arrival(path, ACCOUNT)).toBe(path);
  expect(promptStore.get()).toBeNull();
  for (const user of [VISITOR, GUEST]) {
    closePrompt();
    expect(await arrival(path, user)).toBe('/');
    expect(promptStore.get()).toMatchObject({ kind: 'sign-in', returnTo: path, guestAllowed: false });
  }
});

test.each([...FOR_GUESTS, ...FOR_ACCOUNTS])('the sign-in dialog calls %s %s', (path, name) => {
  const [, , route] = routerAt('/', VISITOR).getMatchedRoutes(pathOf(path));
  expect(route?.options.staticData).toMatchObject({ title: name });
});

test.each(LEADS_TO_CHAT)('%s leads to the chat, or asks as it does', async (path) => {
  for (const user of [GUEST, ACCOUNT]) expect(await arrival(path, user)).toBe('/captain-keto');
  expect(await arrival(path, VISITOR)).toBe('/');
  expect(promptStore.get()).toMatchObject({ returnTo: '/captain-keto', guestAllowed: true });
  expect(currentToast.get()?.title).toBe(path === '/subscribe' ? 'Feature Disabled' : undefined);
});
