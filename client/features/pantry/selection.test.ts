import { describe, expect, it } from 'vitest';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import {
  readSelection,
  type Selection,
  stillThere,
  toggled,
  withAll,
  withoutAll,
  writeSelection,
} from './selection.ts';

const eggs = { id: 1, productName: 'Eggs' };
const butter = { id: 2, productName: 'Butter' };
const none: Selection = new Map();

describe('selection', () => {
  it('toggles one and keeps the order of selecting', () => {
    const both = toggled(toggled(none, butter), eggs);
    expect([...both.values()]).toEqual(['Butter', 'Eggs']);
    expect([...toggled(both, butter).keys()]).toEqual([1]);
  });

  it('takes in all that match and lets them go again, and no others', () => {
    const all = withAll(toggled(none, butter), [eggs, butter]);
    expect([...all.keys()]).toEqual([2, 1]);
    expect([...withoutAll(all, [eggs]).keys()]).toEqual([2]);
  });

  it('drops what is no longer there and takes new names', () => {
    const both = withAll(none, [eggs, butter]);
    expect([...stillThere(both, [{ id: 1, productName: 'Six eggs' }])]).toEqual([[1, 'Six eggs']]);
  });
});

describe('selection of a tab', () => {
  it('survives a reload for the same person alone', () => {
    const stores = memoryStores();
    writeSelection(stores, '7', withAll(none, [butter, eggs]));
    expect([...readSelection(stores, '7').values()]).toEqual(['Butter', 'Eggs']);
    expect(readSelection(stores, '8').size).toBe(0);
    writeSelection(stores, '7', none);
    expect(readSelection(stores, '7').size).toBe(0);
  });

  it('is empty where what is stored is broken', () => {
    const stores = memoryStores();
    stores.session.setItem('keto-pantry-selection', '{broken');
    expect(readSelection(stores, '7').size).toBe(0);
  });
});
