import { describe, expect, it } from 'vitest';
import { memoryStores } from '../storage/memory-stores.test-support.ts';
import {
  addGuestReadings,
  changeGuestReading,
  readGuestReadings,
  removeGuestReadings,
} from './guest-readings.ts';

const NOON = new Date('2026-03-01T12:00:00.000Z');
const KEY = 'keto-guest-readings';

describe('readings on this device', () => {
  it('are shown newest first, whenever they were entered, with what was not entered as null', () => {
    const stores = memoryStores();
    addGuestReadings(stores, [{ glucoseLevel: 98, isFasting: true }], NOON);
    addGuestReadings(stores, [{ ketoneLevel: 0, readingTime: '2026-02-01T08:00:00+01:00' }], NOON);
    const [newer, older] = readGuestReadings(stores);
    expect(newer).toMatchObject({ glucoseLevel: 98, ketoneLevel: null, isFasting: true });
    expect(newer?.readingTime).toBe(NOON.toISOString());
    expect(older).toMatchObject({
      ketoneLevel: 0,
      glucoseLevel: null,
      readingTime: '2026-02-01T07:00:00.000Z',
    });
  });

  it('have ids of their own though entered in the same millisecond', () => {
    const stores = memoryStores();
    addGuestReadings(stores, [{ weight: 80 }, { weight: 81 }], NOON);
    addGuestReadings(stores, [{ weight: 82 }], NOON);
    const ids = readGuestReadings(stores).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id.startsWith('guest-'))).toBe(true);
  });

  it('are kept once however often the same entry is sent', () => {
    const stores = memoryStores();
    const entry = { glucoseLevel: 98, idempotencyKey: '7d1c2b3a-0000-4000-8000-000000000001' };
    const [first] = addGuestReadings(stores, [entry], NOON);
    const [second] = addGuestReadings(stores, [entry], new Date(NOON.getTime() + 5));
    expect(second).toEqual(first);
    expect(readGuestReadings(stores)).toHaveLength(1);
  });

  it('lose a value that is taken away and keep the others', () => {
    const stores = memoryStores();
    const [added] = addGuestReadings(stores, [{ glucoseLevel: 98, ketoneLevel: 1.2, notes: 'early' }], NOON);
    changeGuestReading(stores, added?.id ?? '', { ketoneLevel: null, glucoseLevel: 99 });
    expect(readGuestReadings(stores)[0]).toMatchObject({
      glucoseLevel: 99,
      ketoneLevel: null,
      notes: 'early',
    });
    expect(() => changeGuestReading(stores, 'guest-gone', { glucoseLevel: 90 })).toThrow('no longer');
  });

  it('leave entries of other versions in place', () => {
    const stores = memoryStores();
    stores.local.setItem(KEY, '[{"id":"guest-1","shape":"older"},"junk"]');
    const [added] = addGuestReadings(stores, [{ weight: 80 }], NOON);
    removeGuestReadings(stores, new Set([added?.id ?? '']));
    expect(readGuestReadings(stores)).toEqual([]);
    expect(stores.local.getItem(KEY)).toContain('older');
  });

  it('are not half kept when the browser has no room', () => {
    const stores = memoryStores();
    stores.local.setItem = () => {
      throw new Error('quota');
    };
    expect(() => addGuestReadings(stores, [{ weight: 80 }], NOON)).toThrow(/out of space/);
  });
});
