import { expect, test } from 'vitest';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { readEditDraft, writeEditDraft } from './edit-draft.ts';
import { EMPTY_DRAFT, type Reader } from './entry-draft.ts';

const reader: Reader = {
  units: { glucose: 'mg/dL', weight: 'kg', length: 'cm', food: 'g' },
  zone: 'Europe/Berlin',
};
const edit = { id: 7, draft: { ...EMPTY_DRAFT, glucose: '94', notes: 'typed one wrong' } };

test('a correction is kept for who typed it, until it is saved or given up', () => {
  const stores = memoryStores();
  writeEditDraft(stores, '1', reader, edit);
  expect(readEditDraft(stores, '1', reader)).toEqual(edit);
  expect(readEditDraft(stores, '2', reader)).toBeNull();
  writeEditDraft(stores, '1', reader, null);
  expect(stores.session.getItem('keto-reading-edit')).toBeNull();
});

test('numbers typed in another unit, or a time of another zone, are not brought back', () => {
  const stores = memoryStores();
  writeEditDraft(stores, '1', reader, edit);
  const { units } = reader;
  expect(readEditDraft(stores, '1', { ...reader, units: { ...units, glucose: 'mmol/L' } })).toBeNull();
  expect(readEditDraft(stores, '1', { ...reader, zone: 'Pacific/Kiritimati' })).toBeNull();
});
