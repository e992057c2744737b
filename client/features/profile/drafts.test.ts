import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { readDraft, writeDraft } from './drafts.ts';

const { units } = EMPTY_PERSONAL_DATA;

test('a draft comes back to its own section and owner alone, and goes when it is empty', () => {
  const stores = memoryStores();
  const typed = { age: '4x', medicines: { items: ['Metformin'], pending: 'jard' } };
  writeDraft(stores, '7', 'about', typed, units);
  expect(readDraft(stores, '7', 'about', units)).toEqual(typed);
  expect(readDraft(stores, '8', 'about', units)).toEqual({});
  expect(readDraft(stores, '7', 'health', units)).toEqual({});
  writeDraft(stores, '7', 'about', {}, units);
  expect(stores.session.getItem(STORAGE_KEY.profileDrafts)).toBeNull();
});

test('what was typed in one unit is said in the unit of now; what is no measure stays', () => {
  const stores = memoryStores();
  const imperial = { ...units, length: 'in', weight: 'lb' } as const;
  writeDraft(stores, '7', 'about', { height: '178', weight: 'heavy' }, units);
  expect(readDraft(stores, '7', 'about', imperial)).toEqual({ height: '5 ft 10.1 in', weight: 'heavy' });
});

test.each(['{', '[]', '{"7/about":{"fields":{"age":3}}}'])('the broken store %s is no draft', (broken) => {
  const stores = memoryStores();
  stores.session.setItem(STORAGE_KEY.profileDrafts, broken);
  expect(readDraft(stores, '7', 'about', units)).toEqual({});
});
