import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabase, openDatabase, type ScanRow } from '../../../lib/storage/database.ts';
import { blankAnalysis } from '../partial-analysis.ts';
import { readScan, scansOf, writePhotos, writeScan } from './draft-store.ts';
import { NO_WORK } from './scan-draft.ts';

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
const ids = async () => (await scansOf('7')).map(({ id }) => id);

/** As another version of the app may have written it. */
async function putRaw(more: Record<string, unknown>) {
  const db = await openDatabase();
  await db.put('scans', { ...record('x'), ...more });
}

const read = async (id: string) => (await readScan(id, '7'))?.draft;

test.each([
  ['of another shape', { step: 'product', product: { analysis: { product_name: 'Old' }, typed: false } }],
  ['without a product', { step: 'product', product: null }],
  ['of an unknown step', { step: 'weighing', product: null }],
  ['without its photos', { step: 'photos', product: null }],
])('a draft scan %s is nothing to go on with', async (_, broken) => {
  await putRaw(broken);
  expect(await read('x')).toBeNull();
});

test.each([
  ['edits', { edits: { values: { total_carbs: 'many' } } }],
  ['fields', { added: ['vitamin'] }],
  ['talk', { messages: [{ role: 'user' }] }],
])('photos outlive %s that this version cannot read', async (_, broken) => {
  const product = { analysis: blankAnalysis(), typed: false, seq: null, work: { ...NO_WORK, ...broken } };
  await putRaw({ step: 'product', product });
  await writePhotos('x', [{ name: 'a.jpg', blob: new Blob(['front']) }]);
  expect(await read('x')).toMatchObject({ step: 'photos', product: null });
});

test('a product outlives photos that this version cannot read', async () => {
  const product = { analysis: blankAnalysis(), typed: true, seq: 3, work: NO_WORK };
  await writeScan(record('x', { step: 'product', product }));
  const db = await openDatabase();
  await db.put('photos', { id: 'x', photos: JSON.parse('["a.jpg"]') });
  expect(await read('x')).toEqual({ step: 'product', photos: [], product });
});

test('scans of other accounts go as one’s own are looked for, and so do those nobody came back to for a month', async () => {
  await writeScan(record('mine'));
  await writeScan(record('old', { at: Date.now() - 31 * DAY_MS }));
  await writeScan(record('theirs', { owner: '8' }));
  await writeScan(record('guest', { owner: 'guest' }));
  await writePhotos('theirs', [{ name: 'a.jpg', blob: new Blob(['front']) }]);
  expect((await ids()).sort()).toEqual(['guest', 'mine']);
  const db = await openDatabase();
  expect(await db.getAllKeys('photos')).toEqual([]);
});

test('of many scans the newest stay', async () => {
  for (let age = 0; age < 12; age += 1) await writeScan(record(`${age}`, { at: Date.now() - age * DAY_MS }));
  expect(await ids()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
