import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openEntryStore } from './browser-entry-store.ts';
import { ENTRY_VERSION, readEntry } from './entry.ts';

const stored = {
  seq: 1,
  id: 'a',
  version: ENTRY_VERSION,
  kind: 'reading.remove',
  owner: '7',
  payload: { id: 3 },
  createdAt: '2026-11-21T10:00:00Z',
  attempts: 0,
  state: 'waiting',
  failure: null,
};

it('an entry of an older version is brought up step by step', () => {
  const { payload: _payload, ...rest } = stored;
  const old = { ...rest, version: 1, reading: 3 };
  const upgrades = {
    1: ({ reading, ...entry }: Record<string, unknown>) => ({ ...entry, target: reading }),
    2: ({ target, ...entry }: Record<string, unknown>) => ({ ...entry, payload: { id: target } }),
  };
  expect(readEntry(old, upgrades, 3)).toEqual({ ...stored, version: 3 });
});

it.each([
  ['a newer version', { ...stored, version: ENTRY_VERSION + 1 }],
  ['a kind unknown here', { ...stored, kind: 'recipe.add' }],
  ['a version nobody can bring up', { ...stored, version: 0 }],
  ['nothing at all', null],
])('%s is not read', (_what, entry) => {
  expect(readEntry(entry)).toBeNull();
});

it('what this version cannot read stays in the store for the one that can', async () => {
  const store = await openEntryStore('newer');
  const db = await openDB('newer');
  await db.add('entries', { ...stored, seq: 5, id: 'newer', version: ENTRY_VERSION + 1 });
  expect(await store.all()).toEqual([]);
  await store.prune(Date.now(), new Set());
  expect(await db.count('entries')).toBe(1);
  db.close();
});
