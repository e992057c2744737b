import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { newUuid } from '../browser/new-uuid.ts';
import { openDatabase } from '../storage/database.ts';
import { CHANGE_VERSION, type Change } from './change.ts';
import { openChangeRows } from './change-rows.ts';

const blob = new Blob(['picture'], { type: 'image/jpeg' });
const made = { version: CHANGE_VERSION, owner: '7', createdAt: '2026-11-21T10:00:00.000Z', attempts: 0 };
const change = (id = newUuid()) => ({
  ...{ ...made, id, kind: 'scan.read' as const, payload: { photos: [{ name: 'a.jpg', blob }] } },
  ...{ state: 'waiting' as const, failure: null },
});

it('what waits in the databases of the version before is here, in its place, and they are gone', async () => {
  const queue = await openDB('keto-queue', 1, {
    upgrade: (db) => {
      db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('id', 'id');
      db.createObjectStore('results', { keyPath: 'seq' });
    },
  });
  await queue.put('entries', { ...change('left'), seq: 4 });
  await queue.put('results', { seq: 3, value: { id: 9 }, at: 1 });
  queue.close();
  const scans = await openDB('keto-scans', 1, {
    upgrade: (db) => {
      db.createObjectStore('scans', { keyPath: 'id' });
      db.createObjectStore('photos', { keyPath: 'id' });
    },
  });
  await scans.put('scans', { id: 'begun', owner: '7', at: 1, step: 'photos', product: null });
  scans.close();

  const rows = await openChangeRows();
  expect((await rows.all()).map(({ seq, id }) => [seq, id])).toEqual([[4, 'left']]);
  expect(await rows.resultOf(3)).toMatchObject({ value: { id: 9 } });
  expect(await (await openDatabase()).get('scans', 'begun')).toMatchObject({ step: 'photos' });
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).toEqual(['keto']);
  // The next one comes behind it.
  expect((await rows.add(change())).seq).toBe(5);
});

it('stores photos and all, once under its key, and brings back nothing that is gone', async () => {
  const rows = await openChangeRows();
  const added = await rows.add(change('once'));
  expect((await rows.add(change('once'))).seq).toBe(added.seq);
  expect((await rows.all()).find(({ id }) => id === 'once')?.payload).toEqual({
    photos: [{ name: 'a.jpg', blob: expect.any(Blob) }],
  });
  await rows.finish({ seq: added.seq, value: { id: 3 }, at: Date.now() });
  await rows.put(added);
  expect((await rows.all()).some(({ id }) => id === 'once')).toBe(false);
  expect(await rows.resultOf(added.seq)).toMatchObject({ value: { id: 3 } });
});

it('leaves what a newer version stored untouched, for the version that knows it', async () => {
  const rows = await openChangeRows();
  const { seq } = await rows.add({ ...change('newer'), version: CHANGE_VERSION + 1 } as Change);
  expect((await rows.all()).some(({ id }) => id === 'newer')).toBe(false);
  expect(await (await openDatabase()).get('changes', seq)).toMatchObject({ id: 'newer' });
});
