import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { memoryStores } from '../storage/memory-stores.test-support.ts';
import { changeGuestPerson, readGuestPerson, removeGuestPerson } from './guest-person.ts';
import { personZone } from './person.ts';

test('nothing is kept before the first change, and nothing after removal', () => {
  const stores = memoryStores();
  expect(readGuestPerson(stores)).toBeNull();
  changeGuestPerson(stores, { age: 48 });
  removeGuestPerson(stores);
  expect(readGuestPerson(stores)).toBeNull();
});

test('a change leaves the other fields as they are', () => {
  const stores = memoryStores();
  changeGuestPerson(stores, { age: 48, medicines: ['Metformin'] });
  changeGuestPerson(stores, { weight: 81.5 });
  expect(readGuestPerson(stores)).toEqual({
    ...EMPTY_PERSONAL_DATA,
    age: 48,
    weight: 81.5,
    medicines: ['Metformin'],
  });
});

test('a value outside its limits is refused and nothing is changed', () => {
  const stores = memoryStores();
  changeGuestPerson(stores, { age: 48 });
  expect(() => changeGuestPerson(stores, { age: 480 })).toThrow('Age must be 1 to 120');
  expect(readGuestPerson(stores)?.age).toBe(48);
});

test('a field that cannot be read spoils no other, and what this version does not know stays', () => {
  const stores = memoryStores();
  stores.local.setItem(
    STORAGE_KEY.guestProfile,
    JSON.stringify({ age: 'old', weight: 70, units: { glucose: 'furlongs' }, sailor: true }),
  );
  expect(readGuestPerson(stores)).toEqual({ ...EMPTY_PERSONAL_DATA, weight: 70 });
  changeGuestPerson(stores, { age: 30 });
  expect(JSON.parse(stores.local.getItem(STORAGE_KEY.guestProfile) ?? '')).toMatchObject({
    age: 30,
    weight: 70,
    sailor: true,
  });
});

test('a full storage is told', () => {
  const stores = memoryStores();
  stores.local.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  expect(() => changeGuestPerson(stores, { age: 48 })).toThrow('out of space');
});

test("the zone is the profile's where this device knows it, else the device's", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(personZone({ timeZone: 'Pacific/Tongatapu' })).toBe('Pacific/Tongatapu');
  expect(personZone({ timeZone: 'Sea/Atlantis' })).toBe(own);
  expect(personZone({ timeZone: null })).toBe(own);
});
