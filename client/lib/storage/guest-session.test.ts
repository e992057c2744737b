import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { endGuestMode, readGuest, readGuestId, startGuestMode, storeGuestId } from './guest-session.ts';
import { memoryStores } from './memory-stores.test-support.ts';

const guest: CurrentUser = { id: 'abc.sig', username: 'guest', displayName: null, isGuest: true };

test('a guest kept in the browser is read back as it was', () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  expect(readGuest(stores)).toEqual(guest);
  expect(stores.local.getItem('guestMode')).toBe('true');
  expect(stores.session.getItem('guestMode')).toBe('true');
});

test('nobody is a guest in an empty browser', () => {
  expect(readGuest(memoryStores())).toBeNull();
});

test.each([
  ['broken JSON', '{"id":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a user without a name', '{"id":"x","isGuest":true}'],
  ['a registered user', '{"id":4,"username":"ada@example.com","displayName":null,"isGuest":false}'],
])('a stored guest that is %s is removed together with its flags', (_, text) => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  stores.local.setItem('guestUser', text);
  expect(readGuest(stores)).toBeNull();
  expect(stores.local.getItem('guestUser')).toBeNull();
  expect(stores.local.getItem('guestMode')).toBeNull();
  expect(stores.session.getItem('guestMode')).toBeNull();
});

test('a guest without the guest flag does not count', () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  stores.local.removeItem('guestMode');
  expect(readGuest(stores)).toBeNull();
});

test('the guest id is kept under both keys, and either one is enough', () => {
  const stores = memoryStores();
  storeGuestId(stores, 'one');
  expect(stores.local.getItem('keto-navigator-guest-id')).toBe('one');
  expect(stores.local.getItem('keto-guest-id')).toBe('one');
  stores.local.removeItem('keto-navigator-guest-id');
  expect(readGuestId(stores)).toBe('one');
});

test('a guest whose id is lost under both keys is still sent along as that guest', () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  expect(readGuestId(stores)).toBe('abc.sig');
  endGuestMode(stores);
  expect(readGuestId(stores)).toBeNull();
});

test('a new id replaces the old one under both keys', () => {
  const stores = memoryStores();
  storeGuestId(stores, 'one');
  storeGuestId(stores, 'two');
  expect(stores.local.getItem('keto-navigator-guest-id')).toBe('two');
  expect(stores.local.getItem('keto-guest-id')).toBe('two');
});

test('one missing key is written again by the id that comes back', () => {
  const stores = memoryStores();
  storeGuestId(stores, 'one');
  stores.local.removeItem('keto-guest-id');
  storeGuestId(stores, 'one');
  expect(stores.local.getItem('keto-guest-id')).toBe('one');
});

test('a store that is full does not break the call that brought an id', () => {
  const stores = memoryStores();
  stores.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeGuestId(stores, 'one')).not.toThrow();
});

test('ending guest mode keeps what the guest saved', () => {
  const stores = memoryStores();
  startGuestMode(stores, guest);
  storeGuestId(stores, 'one');
  stores.local.setItem('keto-guest-pantry', '[{"id":"guest-1"}]');
  endGuestMode(stores);
  expect(readGuest(stores)).toBeNull();
  expect(readGuestId(stores)).toBeNull();
  expect(stores.session.getItem('guestMode')).toBeNull();
  expect(stores.local.getItem('keto-guest-pantry')).toBe('[{"id":"guest-1"}]');
});
