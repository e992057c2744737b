import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteScans, SCANS_DB } from '../../../lib/offline/delete-kept.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { blankAnalysis } from '../blank-analysis.ts';
import { numbered } from '../talk-message.ts';
import { type KeptScan, NO_WORK } from './kept-scan.ts';
import { openScanKeeper, type ScanKeeper } from './scan-keeper.ts';
import { openScanStore } from './scan-store.ts';

const opened: ScanKeeper[] = [];

/** A page of a tab, whose session store outlives it. */
async function page(tab: BrowserStores, owner = '7') {
  const here = { owner: owner as string | null };
  const told: boolean[] = [];
  const keeper = await openScanKeeper({
    owner,
    ownerNow: () => here.owner,
    stores: tab,
    onKept: (isKept) => void told.push(isKept),
  });
  opened.push(keeper);
  return { keeper, told, here };
}

/** What is under way is on the disk once a later transaction has ended. */
async function settled(told: boolean[], times = 1) {
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(times));
}

beforeEach(() => {
  // What of the browser the keeper follows.
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
});

afterEach(() => {
  for (const keeper of opened.splice(0)) keeper.close();
  deleteScans();
  vi.unstubAllGlobals();
});

const photo = (name = 'label.jpg', text = 'picture') => new File([text], name, { type: 'image/jpeg' });

const product = (work: Partial<typeof NO_WORK> = {}): KeptScan => ({
  step: 'product',
  photos: [],
  product: {
    analysis: blankAnalysis(),
    typed: true,
    seq: null,
    work: { ...NO_WORK, ...work },
  },
});

test('photos, edits, added fields, talk and question stand there again in the tab', async () => {
  const tab = memoryStores();
  const before = await page(tab);
  const scan = product({
    edits: { name: 'Crackers', servingSize: null, values: { total_carbs: 12, protein: null } },
    added: ['salt'],
    messages: numbered([
      { role: 'user', content: 'Is it keto?' },
      { role: 'assistant', content: 'Hardly.' },
    ]),
    question: 'And with',
  });
  before.keeper.keep({ ...scan, photos: [photo('a.jpg', 'front'), photo('b.jpg', 'back')] });
  await settled(before.told, 2);
  before.keeper.close();

  const kept = await (await page(tab)).keeper.restore();
  expect(kept?.product).toEqual(scan.product);
  expect(await Promise.all(kept?.photos.map((one) => one.text()) ?? [])).toEqual(['front', 'back']);
  expect(kept?.photos.map(({ name, type }) => [name, type])).toEqual([
    ['a.jpg', 'image/jpeg'],
    ['b.jpg', 'image/jpeg'],
  ]);
});

test('what is not written yet is, as the page goes', async () => {
  const tab = memoryStores();
  const { keeper } = await page(tab);
  keeper.keep(product({ question: 'half a ques' }));
  window.dispatchEvent(new Event('pagehide'));
  keeper.close();
  expect((await (await page(tab)).keeper.restore())?.product?.work.question).toBe('half a ques');
});

test('a question that was on its way stands in the box again', async () => {
  const tab = memoryStores();
  const { keeper, told } = await page(tab);
  keeper.keep(product({ messages: numbered([{ role: 'user', content: 'Is it keto?' }]) }));
  await settled(told);
  const kept = await (await page(tab)).keeper.restore();
  expect(kept?.product?.work).toMatchObject({ messages: [], question: 'Is it keto?' });
});

test('a saved scan is gone, and so is one of which the photos were still being copied', async () => {
  const tab = memoryStores();
  const { keeper, told } = await page(tab);
  keeper.keep(product());
  await settled(told);
  keeper.keep({ ...product(), photos: [photo()] });
  keeper.forget();
  expect(tab.session.getItem('keto-scan')).toBeNull();
  const after = await page(tab);
  expect(await after.keeper.restore()).toBeNull();
  expect(await after.keeper.begun()).toEqual([]);
});

test('two tabs keep a scan each', async () => {
  const one = memoryStores();
  const other = memoryStores();
  const first = await page(one);
  const second = await page(other);
  first.keeper.keep(product({ question: 'one' }));
  second.keeper.keep(product({ question: 'other' }));
  await settled(first.told);
  await settled(second.told);
  second.keeper.forget();
  expect((await (await page(one)).keeper.restore())?.product?.work.question).toBe('one');
  expect(await (await page(other)).keeper.restore()).toBeNull();
});

/** The locks of a browser, over all its pages. */
function stubLocks(taken: Set<string>) {
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _options: unknown, run: () => Promise<void>) => {
        if (taken.has(name)) throw new DOMException('timed out', 'TimeoutError');
        return run();
      },
      query: async () => ({ held: [...taken].map((name) => ({ name })) }),
    },
  });
}

test('a duplicated tab leaves the scan to its twin, and is not offered it', async () => {
  const { keeper, told } = await page(memoryStores());
  keeper.keep(product());
  await settled(told);
  const [left] = await openScanStore('7', new Date()).then((store) => store.all().finally(store.close));
  const twin = memoryStores();
  twin.session.setItem('keto-scan', left?.id ?? '');
  stubLocks(new Set([`keto-scan ${left?.id}`]));
  const duplicate = await page(twin);
  expect(await duplicate.keeper.restore()).toBeNull();
  expect(twin.session.getItem('keto-scan')).toBeNull();
  expect(await duplicate.keeper.begun()).toEqual([]);
});

test('what a tab that is gone has left is offered and gone on with', async () => {
  stubLocks(new Set());
  const { keeper, told } = await page(memoryStores());
  keeper.keep({ ...product({ edits: { name: 'Crackers', values: {} } }), photos: [photo()] });
  await settled(told, 2);
  const tab = memoryStores();
  const next = await page(tab);
  const [left] = await next.keeper.begun();
  expect(left).toMatchObject({ name: 'Crackers', byGuest: false, photo: { name: 'label.jpg' } });
  const taken = await next.keeper.take(left?.id ?? '');
  expect(taken?.product?.work.edits.name).toBe('Crackers');
  expect(tab.session.getItem('keto-scan')).toBe(left?.id);
});

test('a guest who signs in is asked before the scan becomes theirs; an account’s is nobody else’s', async () => {
  stubLocks(new Set());
  const tab = memoryStores();
  const guest = await page(tab, 'guest');
  guest.keeper.keep(product());
  await settled(guest.told);
  const account = await page(tab, '7');
  expect(await account.keeper.restore()).toBeNull();
  const [left] = await account.keeper.begun();
  expect(left?.byGuest).toBe(true);
  const taken = await account.keeper.take(left?.id ?? '');
  account.keeper.keep(taken ?? product());
  await settled(account.told);
  expect(await (await page(tab, '8')).keeper.restore()).toBeNull();
  expect(await (await page(tab, '7')).keeper.begun()).toEqual([]);
});

test('nothing is written in the name of somebody who is gone', async () => {
  const tab = memoryStores();
  const { keeper, here } = await page(tab);
  keeper.keep(product());
  here.owner = null;
  window.dispatchEvent(new Event('pagehide'));
  keeper.close();
  expect(await (await page(tab)).keeper.restore()).toBeNull();
});

/** As another version of the app may have written it. */
async function putRaw(record: Record<string, unknown>) {
  const db = await openDB(SCANS_DB);
  await db.put('scans', record);
  db.close();
}

test.each([
  ['of another shape', { step: 'product', product: { analysis: { product_name: 'Old' }, typed: false } }],
  ['without a product', { step: 'product', product: null }],
  ['of an unknown step', { step: 'weighing', product: null }],
])('a kept scan %s is dropped without an error', async (_, broken) => {
  const tab = memoryStores();
  tab.session.setItem('keto-scan', 'x');
  const store = await openScanStore('7', new Date());
  await putRaw({ id: 'x', owner: '7', at: Date.now(), ...broken });
  const { keeper } = await page(tab);
  expect(await keeper.restore()).toBeNull();
  expect(await store.read('x')).toBeNull();
  store.close();
});

test('photos outlive a product that this version cannot read', async () => {
  const tab = memoryStores();
  tab.session.setItem('keto-scan', 'x');
  const store = await openScanStore('7', new Date());
  await putRaw({ id: 'x', owner: '7', at: Date.now(), step: 'product', product: {} });
  await store.writePhotos('x', [{ name: 'a.jpg', blob: new Blob(['front']) }]);
  store.close();
  expect(await (await page(tab)).keeper.restore()).toMatchObject({ step: 'photos', product: null });
});

test('scans that nobody came back to for a month go', async () => {
  const store = await openScanStore('7', new Date());
  await store.write({
    id: 'old',
    owner: '7',
    at: Date.now() - 31 * 86_400_000,
    step: 'photos',
    product: null,
  });
  await store.write({ id: 'new', owner: '7', at: Date.now(), step: 'photos', product: null });
  store.close();
  const later = await openScanStore('7', new Date());
  expect((await later.all()).map(({ id }) => id)).toEqual(['new']);
  later.close();
});

test('a browser without room is told of, and the next scan begins anew', async () => {
  const tab = memoryStores();
  const { keeper, told } = await page(tab);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keeper.keep(product());
  await settled(told);
  expect(told.at(-1)).toBe(false);
  put.mockRestore();
  keeper.forget();
  expect(told.at(-1)).toBe(true);
});
