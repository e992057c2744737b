import { describe, expect, it } from 'vitest';
import type { CreatePantryItemRequest } from '#contract/pantry.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { addToGuestPantry, readGuestPantry, removeFromGuestPantry } from './guest-pantry.ts';

function memoryStores({ full = false } = {}): BrowserStores {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('quota');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  return { local: store, session: store };
}

const almonds: CreatePantryItemRequest = { productName: 'Almonds', ketoFriendly: true, netCarbs: 25 };
const noon = new Date('2025-06-01T12:00:00.000Z');

describe('guest pantry', () => {
  it('keeps the newest first, under an id made of its time', () => {
    const stores = memoryStores();
    addToGuestPantry(stores, almonds, noon);
    addToGuestPantry(stores, { ...almonds, productName: 'Butter' }, new Date(noon.getTime() + 5));
    const items = readGuestPantry(stores);
    expect(items.map((item) => item.productName)).toEqual(['Butter', 'Almonds']);
    expect(items[1]?.id).toBe(`guest-${noon.getTime()}`);
    expect(items[1]?.netCarbs).toBe(25);
    expect(items[1]?.createdAt).toBe(noon.toISOString());
  });

  it('gives items saved in the same millisecond ids of their own', () => {
    const stores = memoryStores();
    addToGuestPantry(stores, almonds, noon);
    addToGuestPantry(stores, almonds, noon);
    expect(new Set(readGuestPantry(stores).map((item) => item.id)).size).toBe(2);
  });

  it('keeps an unknown amount unknown', () => {
    const stores = memoryStores();
    addToGuestPantry(stores, { productName: 'Cheese', ketoFriendly: false }, noon);
    expect(readGuestPantry(stores)[0]).toMatchObject({ netCarbs: null, ketoScore: null, calories: null });
  });

  it('removes one item and leaves entries of other versions in place', () => {
    const stores = memoryStores();
    stores.local.setItem(
      STORAGE_KEY.guestPantry,
      JSON.stringify([{ id: 'guest-1', shape: 'older' }, 'junk']),
    );
    const added = addToGuestPantry(stores, almonds, noon);
    expect(readGuestPantry(stores)).toHaveLength(1);
    removeFromGuestPantry(stores, added.id);
    expect(readGuestPantry(stores)).toEqual([]);
    expect(stores.local.getItem(STORAGE_KEY.guestPantry)).toContain('older');
  });

  it('survives a broken list', () => {
    const stores = memoryStores();
    stores.local.setItem(STORAGE_KEY.guestPantry, '{not json');
    expect(readGuestPantry(stores)).toEqual([]);
  });

  it('says so when the browser has no room', () => {
    expect(() => addToGuestPantry(memoryStores({ full: true }), almonds, noon)).toThrow(/out of space/);
  });
});
