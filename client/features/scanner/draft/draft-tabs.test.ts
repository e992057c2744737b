import { expect, test } from 'vitest';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { page, photo, product, settled, stubLocks } from './draft-saver.test-support.ts';
import { scansOf } from './draft-store.ts';

test('a duplicated tab leaves the scan to its twin, and is not offered it', async () => {
  const { saver, told } = page(memoryStores());
  saver.save(product());
  await settled(told);
  const [left] = await scansOf('7');
  const twin = memoryStores();
  twin.session.setItem('keto-scan', left?.id ?? '');
  stubLocks(new Set([`keto-scan ${left?.id}`]));
  const duplicate = page(twin);
  expect(await duplicate.saver.restore()).toBeNull();
  expect(twin.session.getItem('keto-scan')).toBeNull();
  expect(await duplicate.saver.begun()).toEqual([]);
});

test('what a tab that is gone has left is offered and gone on with', async () => {
  stubLocks(new Set());
  const { saver, told } = page(memoryStores());
  saver.save({ ...product({ edits: { name: 'Crackers', values: {} } }), photos: [photo()] });
  await settled(told, 2);
  const tab = memoryStores();
  const next = page(tab);
  const [left] = await next.saver.begun();
  expect(left).toMatchObject({ name: 'Crackers', byGuest: false, photo: { name: 'label.jpg' } });
  const taken = await next.saver.take(left?.id ?? '');
  expect(taken?.product?.work.edits.name).toBe('Crackers');
  expect(tab.session.getItem('keto-scan')).toBe(left?.id);
});

test('an empty form is not offered', async () => {
  stubLocks(new Set());
  const { saver, told } = page(memoryStores());
  saver.save(product());
  await settled(told);
  const next = page(memoryStores());
  expect(await next.saver.begun()).toEqual([]);
  saver.save(product({ edits: { values: { calories: 170 } } }));
  await settled(told, 2);
  expect(await next.saver.begun()).toMatchObject([{ name: 'Label typed by hand' }]);
});

test('a guest who signs in is asked before the scan becomes theirs; an account’s is nobody else’s', async () => {
  stubLocks(new Set());
  const tab = memoryStores();
  const guest = page(tab, 'guest');
  guest.saver.save(product({ question: 'Is it keto?' }));
  await settled(guest.told);
  const account = page(tab, '7');
  expect(await account.saver.restore()).toBeNull();
  const [left] = await account.saver.begun();
  expect(left?.byGuest).toBe(true);
  const taken = await account.saver.take(left?.id ?? '');
  account.saver.save(taken ?? product());
  await settled(account.told);
  expect(await page(tab, '8').saver.restore()).toBeNull();
  expect(await page(tab, '7').saver.begun()).toEqual([]);
});

test('who makes an account amid a scan has it under their own name', async () => {
  const tab = memoryStores();
  const { saver, told, here } = page(tab, 'guest');
  saver.save({ step: 'photos', photos: [photo()], product: null });
  await settled(told, 2);
  here.owner = '7';
  saver.saveAgain();
  await settled(told, 5);
  expect(await scansOf('7')).toMatchObject([{ owner: '7' }]);
  expect(await page(tab, '7').saver.restore()).toMatchObject({
    step: 'photos',
    photos: [{ name: 'label.jpg' }],
  });
});
