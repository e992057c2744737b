import { expect, test } from 'vitest';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { page, photo, product, settled, stubLocks } from './draft-saver.test-support.ts';
import { openDraftStore } from './draft-store.ts';

test('a duplicated tab leaves the scan to its twin, and is not offered it', async () => {
  const { saver, told } = await page(memoryStores());
  saver.save(product());
  await settled(told);
  const [left] = await openDraftStore('7', new Date()).then((store) => store.all());
  const twin = memoryStores();
  twin.session.setItem('keto-scan', left?.id ?? '');
  stubLocks(new Set([`keto-scan ${left?.id}`]));
  const duplicate = await page(twin);
  expect(await duplicate.saver.restore()).toBeNull();
  expect(twin.session.getItem('keto-scan')).toBeNull();
  expect(await duplicate.saver.begun()).toEqual([]);
});

test('what a tab that is gone has left is offered and gone on with', async () => {
  stubLocks(new Set());
  const { saver, told } = await page(memoryStores());
  saver.save({ ...product({ edits: { name: 'Crackers', values: {} } }), photos: [photo()] });
  await settled(told, 2);
  const tab = memoryStores();
  const next = await page(tab);
  const [left] = await next.saver.begun();
  expect(left).toMatchObject({ name: 'Crackers', byGuest: false, photo: { name: 'label.jpg' } });
  const taken = await next.saver.take(left?.id ?? '');
  expect(taken?.product?.work.edits.name).toBe('Crackers');
  expect(tab.session.getItem('keto-scan')).toBe(left?.id);
});

test('an empty form is not offered', async () => {
  stubLocks(new Set());
  const { saver, told } = await page(memoryStores());
  saver.save(product());
  await settled(told);
  const next = await page(memoryStores());
  expect(await next.saver.begun()).toEqual([]);
  saver.save(product({ edits: { values: { calories: 170 } } }));
  await settled(told, 2);
  expect(await next.saver.begun()).toMatchObject([{ name: 'Label typed by hand' }]);
});

test('a guest who signs in is asked before the scan becomes theirs; an account’s is nobody else’s', async () => {
  stubLocks(new Set());
  const tab = memoryStores();
  const guest = await page(tab, 'guest');
  guest.saver.save(product({ question: 'Is it keto?' }));
  await settled(guest.told);
  const account = await page(tab, '7');
  expect(await account.saver.restore()).toBeNull();
  const [left] = await account.saver.begun();
  expect(left?.byGuest).toBe(true);
  const taken = await account.saver.take(left?.id ?? '');
  account.saver.save(taken ?? product());
  await settled(account.told);
  expect(await (await page(tab, '8')).saver.restore()).toBeNull();
  expect(await (await page(tab, '7')).saver.begun()).toEqual([]);
});
