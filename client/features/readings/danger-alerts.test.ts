import { expect, test } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { readUnread, writeUnread } from './danger-alerts.tsx';
import { GUEST } from './entry-draft.ts';

const low = (id: Reading['id']): Reading => ({
  ...EMPTY_READING,
  id,
  glucoseLevel: 45,
  readingTime: '2026-03-01T07:00:00.000Z',
  createdAt: '2026-03-01T07:00:00.000Z',
});

test('what was not read is kept by person, and nothing is left behind once it was', () => {
  const stores = memoryStores();
  writeUnread(stores, '1', [low(11)]);
  writeUnread(stores, '2', [low(21), low(22)]);
  expect(readUnread(stores, '1').map(({ id }) => id)).toEqual([11]);
  expect(readUnread(stores, '2').map(({ id }) => id)).toEqual([21, 22]);
  expect(readUnread(stores, '3')).toEqual([]);
  writeUnread(stores, '1', []);
  writeUnread(stores, '2', []);
  expect(stores.local.getItem('keto-unread-dangers')).toBeNull();
});

test("a guest's is taken along at sign-in, an account's never shown to a guest", () => {
  const stores = memoryStores();
  writeUnread(stores, GUEST, [low('guest-1')]);
  expect(readUnread(stores, '1').map(({ id }) => id)).toEqual(['guest-1']);
  writeUnread(stores, '1', [low(11), ...readUnread(stores, '1')]);
  expect(readUnread(stores, '1').map(({ id }) => id)).toEqual([11, 'guest-1']);
  expect(readUnread(stores, GUEST)).toEqual([]);
});

test('broken storage is no alert and no failure', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-unread-dangers', '{"1":[{"id":1}]}');
  expect(readUnread(stores, '1')).toEqual([]);
});
