import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabase, openDatabase, type ScanRow } from '../../../lib/storage/database.ts';
import { blankAnalysis } from '../partial-analysis.ts';
import { type DraftStore, openDraftStore } from './draft-store.ts';
import { NO_WORK, parseScanDraft } from './scan-draft.ts';

const open = (owner = '7') => openDraftStore(owner, new Date());

afterEach(() => emptyDatabase('scans', 'photos'));

const DAY_MS = 86_400_000;
const record = (id: string, more: Partial<ScanRow> = {}): ScanRow => ({
  id,
  owner: '7',
  at: Date.now(),
  step: 'photos',
  product: null,
  ...more,
});
const idsOf = async (store: DraftStore) => (await store.all()).map(({ id }) => id);

/** As another version of the app may have written it. */
async function putRaw(more: Record<string, unknown>) {
  const db = await openDatabase();
  await db.put('scans', { ...record('x'), ...more });
}

const read = async (store: DraftStore, id: string) => {
  const stored = await store.read(id);
  return stored && parseScanDraft(stored.record, stored.photos);
};

test.each([
  ['of another shape', { step: 'product', product: { analysis: { product_name: 'Old' }, typed: false } }],
  ['without a product', { step: 'product', product: null }],
  ['of an unknown step', { step: 'weighing', product: null }],
  ['without its photos', { step: 'photos', product: null }],
])('a draft scan %s is nothing to go on with', async (_, broken) => {
  const store = await open();
  await putRaw(broken);
  expect(await read(store, 'x')).toBeNull();
});

test.each([
  ['edits', { edits: { values: { total_carbs: 'many' } } }],
  ['fields', { added: ['vitamin'] }],
  ['talk', { messages: [{ role: 'user' }] }],
])('photos outlive %s that this version cannot read', async (_, broken) => {
  const store = await open();
  const product = { analysis: blankAnalysis(), typed: false, seq: null, work: { ...NO_WORK, ...broken } };
  await putRaw({ step: 'product', product });
  await store.writePhotos('x', [{ name: 'a.jpg', blob: new Blob(['front']) }]);
  expect(await read(store, 'x')).toMatchObject({ step: 'photos', product: null });
});

test('a product outlives photos that this version cannot read', async () => {
  const store = await open();
  const product = { analysis: blankAnalysis(), typed: true, seq: 3, work: NO_WORK };
  await store.write(record('x', { step: 'product', product }));
  const db = await openDatabase();
  await db.put('photos', { id: 'x', photos: JSON.parse('["a.jpg"]') });
  expect(await read(store, 'x')).toEqual({ step: 'product', photos: [], product });
});

test('scans of other accounts go as the store is opened, and so do those nobody came back to for a month', async () => {
  const store = await open();
  await store.write(record('mine'));
  await store.write(record('old', { at: Date.now() - 31 * DAY_MS }));
  await store.write(record('theirs', { owner: '8' }));
  await store.write(record('guest', { owner: 'guest' }));
  await store.writePhotos('theirs', [{ name: 'a.jpg', blob: new Blob(['front']) }]);
  const next = await open();
  expect((await idsOf(next)).sort()).toEqual(['guest', 'mine']);
  const db = await openDatabase();
  expect(await db.getAllKeys('photos')).toEqual([]);
});

test('of many scans the newest stay', async () => {
  const store = await open();
  for (let age = 0; age < 12; age += 1)
    await store.write(record(`${age}`, { at: Date.now() - age * DAY_MS }));
  expect(await idsOf(await open())).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
