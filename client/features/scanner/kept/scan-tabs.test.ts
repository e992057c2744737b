import { expect, test } from 'vitest';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { page, photo, product, settled, stubLocks } from './scan-keeper.test-support.ts';
import { openScanStore } from './scan-store.ts';

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

test('an empty form is not offered', async () => {
  stubLocks(new Set());
  const { keeper, told } = await page(memoryStores());
  keeper.keep(product());
  await settled(told);
  const next = await page(memoryStores());
  expect(await next.keeper.begun()).toEqual([]);
  keeper.keep(product({ edits: { values: { calories: 170 } } }));
  await settled(told, 2);
  expect(await next.keeper.begun()).toMatchObject([{ name: 'Label typed by hand' }]);
});

test('a guest who signs in is asked before the scan becomes theirs; an account’s is nobody else’s', async () => {
  stubLocks(new Set());
  const tab = memoryStores();
  const guest = await page(tab, 'guest');
  guest.keeper.keep(product({ question: 'Is it keto?' }));
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
