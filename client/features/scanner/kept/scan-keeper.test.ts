import { expect, test, vi } from 'vitest';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { numbered } from '../talk-message.ts';
import { page, photo, product, settled } from './scan-keeper.test-support.ts';
import { openScanStore } from './scan-store.ts';

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

test('photos that are still being copied as the page goes are kept all the same', async () => {
  const tab = memoryStores();
  const { keeper } = await page(tab);
  const slow = photo();
  vi.spyOn(slow, 'arrayBuffer').mockReturnValue(new Promise(() => undefined));
  keeper.keep({ step: 'reading', photos: [slow], product: null });
  window.dispatchEvent(new Event('pagehide'));
  keeper.close();
  const kept = await (await page(tab)).keeper.restore();
  expect(kept).toMatchObject({ step: 'reading', photos: [{ name: 'label.jpg' }] });
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

test('nothing is written in the name of somebody who is gone', async () => {
  const tab = memoryStores();
  const { keeper, here } = await page(tab);
  keeper.keep(product());
  here.owner = null;
  window.dispatchEvent(new Event('pagehide'));
  keeper.close();
  expect(await (await page(tab)).keeper.restore()).toBeNull();
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

test('a broken scan is dropped without an error', async () => {
  const tab = memoryStores();
  const { keeper, told } = await page(tab);
  // Its photos were never kept.
  keeper.keep({ step: 'photos', photos: [], product: null });
  await settled(told);
  expect(await (await page(tab)).keeper.restore()).toBeNull();
  expect(tab.session.getItem('keto-scan')).toBeNull();
  const store = await openScanStore('7', new Date());
  expect(await store.all()).toEqual([]);
  store.close();
});
