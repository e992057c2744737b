import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { deleteKept } from './delete-kept.ts';
import { type KeptLimits, type KeptStore, openKeptStore } from './kept-store.ts';

const opened: KeptStore[] = [];
const open = async (owner: string, limits?: KeptLimits) => {
  const store = await openKeptStore(owner, limits);
  opened.push(store);
  return store;
};

afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  deleteKept();
});

const answer = (data: unknown, at = 1) => ({ data, at });

test('what was kept is there again for the same owner, over a restart', async () => {
  const before = await open('7 v1');
  await before.write('plans', answer([{ id: 1 }], 5));
  before.close();
  expect(await (await open('7 v1')).read('plans')).toEqual({ data: [{ id: 1 }], at: 5 });
});

test('another account, or another version of the app, finds nothing', async () => {
  await (await open('7 v1')).write('plans', answer('mine'));
  expect(await (await open('8 v1')).read('plans')).toBeUndefined();
  await (await open('8 v1')).write('plans', answer('theirs'));
  expect(await (await open('8 v2')).read('plans')).toBeUndefined();
});

test('a tab that still is the person before keeps nothing for them', async () => {
  const before = await open('7 v1');
  const after = await open('8 v1');
  await before.write('plans', answer('mine'));
  expect(await after.read('plans')).toBeUndefined();
});

test('an answer that is too large is not kept, and the older one goes', async () => {
  const store = await open('7 v1', { answer: 10, total: 100 });
  await store.write('chat', answer('short'));
  await store.write('chat', answer('much too long'));
  expect(await store.read('chat')).toBeUndefined();
});

test('what was written longest ago makes room', async () => {
  const store = await open('7 v1', { answer: 10, total: 20 });
  await store.write('a', answer('123456', 1));
  await store.write('b', answer('123456', 2));
  await store.write('c', answer('123456', 3));
  expect(await store.names('')).toEqual(['b', 'c']);
  expect(await store.read('a')).toBeUndefined();
});

test('deleting takes all, also while another tab has it open', async () => {
  const store = await open('7 v1');
  await store.write('plans', answer('mine'));
  deleteKept();
  expect(await (await open('7 v1')).read('plans')).toBeUndefined();
});
