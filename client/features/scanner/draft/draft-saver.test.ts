import { expect, test, vi } from 'vitest';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { page, photo, product, settled } from './draft-saver.test-support.ts';
import { scansOf } from './draft-store.ts';
import { numbered } from './scan-draft.ts';

test('photos, edits, added fields, talk and question stand there again in the tab', async () => {
  const tab = memoryStores();
  const before = page(tab);
  const scan = product({
    edits: { name: 'Crackers', servingSize: null, values: { total_carbs: 12, protein: null } },
    added: ['salt'],
    messages: numbered([
      { role: 'user', content: 'Is it keto?' },
      { role: 'assistant', content: 'Hardly.' },
    ]),
    question: 'And with',
  });
  before.saver.save({ ...scan, photos: [photo('a.jpg', 'front'), photo('b.jpg', 'back')] });
  await settled(before.told, 2);
  before.close();

  const draft = await page(tab).saver.restore();
  expect(draft?.product).toEqual(scan.product);
  expect(await Promise.all(draft?.photos.map((one) => one.text()) ?? [])).toEqual(['front', 'back']);
  expect(draft?.photos.map(({ name, type }) => [name, type])).toEqual([
    ['a.jpg', 'image/jpeg'],
    ['b.jpg', 'image/jpeg'],
  ]);
});

test('what is not written yet is, as the page goes', async () => {
  const tab = memoryStores();
  const { saver, close } = page(tab);
  saver.save(product({ question: 'half a ques' }));
  window.dispatchEvent(new Event('pagehide'));
  close();
  expect((await page(tab).saver.restore())?.product?.work.question).toBe('half a ques');
});

test('photos that are still being copied as the page goes are draft all the same', async () => {
  const tab = memoryStores();
  const { saver, close } = page(tab);
  const slow = photo();
  vi.spyOn(slow, 'arrayBuffer').mockReturnValue(new Promise(() => undefined));
  saver.save({ step: 'reading', photos: [slow], product: null });
  window.dispatchEvent(new Event('pagehide'));
  close();
  const draft = await page(tab).saver.restore();
  expect(draft).toMatchObject({ step: 'reading', photos: [{ name: 'label.jpg' }] });
});

test('a question that was on its way stands in the box again', async () => {
  const tab = memoryStores();
  const { saver, told } = page(tab);
  saver.save(product({ messages: numbered([{ role: 'user', content: 'Is it keto?' }]) }));
  await settled(told);
  const draft = await page(tab).saver.restore();
  expect(draft?.product?.work).toMatchObject({ messages: [], question: 'Is it keto?' });
});

test('a saved scan is gone, and so is one of which the photos were still being copied', async () => {
  const tab = memoryStores();
  const { saver, told } = page(tab);
  saver.save(product());
  await settled(told);
  saver.save({ ...product(), photos: [photo()] });
  saver.forget();
  expect(tab.session.getItem('keto-scan')).toBeNull();
  const after = page(tab);
  expect(await after.saver.restore()).toBeNull();
  expect(await after.saver.begun()).toEqual([]);
});

test('two tabs keep a scan each', async () => {
  const one = memoryStores();
  const other = memoryStores();
  const first = page(one);
  const second = page(other);
  first.saver.save(product({ question: 'one' }));
  second.saver.save(product({ question: 'other' }));
  await settled(first.told);
  await settled(second.told);
  second.saver.forget();
  expect((await page(one).saver.restore())?.product?.work.question).toBe('one');
  expect(await page(other).saver.restore()).toBeNull();
});

test('nothing is written in the name of somebody who is gone', async () => {
  const tab = memoryStores();
  const { saver, here, close } = page(tab);
  saver.save(product());
  here.owner = null;
  window.dispatchEvent(new Event('pagehide'));
  close();
  expect(await page(tab).saver.restore()).toBeNull();
});

test('a browser without room is told of, and the next scan begins anew', async () => {
  const tab = memoryStores();
  const { saver, told } = page(tab);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saver.save(product());
  await settled(told);
  expect(told.at(-1)).toBe(false);
  put.mockRestore();
  saver.forget();
  expect(told.at(-1)).toBe(true);
});

test('a broken scan is dropped without an error', async () => {
  const tab = memoryStores();
  const { saver, told } = page(tab);
  // Its photos were never stored.
  saver.save({ step: 'photos', photos: [], product: null });
  await settled(told);
  expect(await page(tab).saver.restore()).toBeNull();
  expect(tab.session.getItem('keto-scan')).toBeNull();
  expect(await scansOf('7')).toEqual([]);
});
