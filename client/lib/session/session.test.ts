import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { ApiError } from '../api/api-error.ts';
import { startGuestMode } from '../storage/guest-session.ts';
import { memoryStores } from '../storage/memory-stores.test-support.ts';
import { fetchCurrentUser } from './current-user.ts';
import { sessionLabel, toSession } from './session.ts';

const guest: CurrentUser = { id: 'abc', username: 'guest', displayName: 'Guest User', isGuest: true };
const ada: CurrentUser = { id: 4, username: 'ada@example.com', displayName: 'Ada', isGuest: false };

const refuse = (status: number) => async (): Promise<CurrentUser> => {
  throw new ApiError(status, 'no');
};

test('a stored guest is used and the server is not asked', async () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  expect(await fetchCurrentUser(stores, refuse(500))).toEqual(guest);
});

test('without a guest the server decides', async () => {
  expect(await fetchCurrentUser(memoryStores(), async () => ada)).toEqual(ada);
});

test('a guest that cannot be parsed leads to the server and leaves no flag', async () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  stores.local.setItem('guestUser', 'not json');
  expect(await fetchCurrentUser(stores, async () => ada)).toEqual(ada);
  expect(stores.local.getItem('guestMode')).toBeNull();
});

test('401 means nobody; any other failure is a failure', async () => {
  expect(await fetchCurrentUser(memoryStores(), refuse(401))).toBeNull();
  await expect(fetchCurrentUser(memoryStores(), refuse(503))).rejects.toThrow('503: no');
});

test.each([
  [undefined, 'loading', 'Welcome'],
  [null, 'anonymous', 'Welcome'],
  [guest, 'guest', 'Guest User'],
  [ada, 'authenticated', 'Ada'],
  [{ ...ada, displayName: null }, 'authenticated', 'ada@example.com'],
  [{ ...ada, displayName: '' }, 'authenticated', 'ada@example.com'],
] as const)('%j is %s, labelled %s', (user, kind, label) => {
  const session = toSession(user);
  expect(session.kind).toBe(kind);
  expect(sessionLabel(session)).toBe(label);
});
