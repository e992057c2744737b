import { expect, it } from 'vitest';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { listName, readTicks, writeTicks } from './ticks.ts';

it('ticks belong to the list of just these plans, in any order', () => {
  const stores = memoryStores();
  writeTicks(stores, listName([12, 3]), new Set(['cream', 'egg']));
  expect(readTicks(stores, listName([3, 12]))).toEqual(new Set(['cream', 'egg']));
  expect(readTicks(stores, listName([3]))).toEqual(new Set());
  writeTicks(stores, listName([3, 12]), new Set());
  expect(stores.local.getItem(STORAGE_KEY.shoppingTicks)).toBe('[]');
});

it('the list used longest ago is forgotten first', () => {
  const stores = memoryStores();
  for (let id = 1; id <= 30; id++) writeTicks(stores, listName([id]), new Set(['egg']));
  writeTicks(stores, listName([1]), new Set(['egg', 'cream']));
  writeTicks(stores, listName([31]), new Set(['egg']));
  expect(readTicks(stores, listName([1])).size).toBe(2);
  expect(readTicks(stores, listName([2])).size).toBe(0);
  expect(readTicks(stores, listName([31])).size).toBe(1);
});

it('what is no list of ticks is not read', () => {
  const stores = memoryStores();
  stores.local.setItem(STORAGE_KEY.shoppingTicks, '[["3",["egg",7]]]');
  expect(readTicks(stores, '3')).toEqual(new Set());
});
