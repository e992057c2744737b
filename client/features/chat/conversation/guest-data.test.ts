import { expect, test } from 'vitest';
import { chatRequest } from '#contract/chat.ts';
import { addToGuestPantry } from '../../../lib/pantry/guest-pantry.ts';
import { changeGuestPerson } from '../../../lib/person/guest-person.ts';
import { addGuestReadings } from '../../../lib/readings/guest-readings.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { readGuestData } from './guest-data.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

test('a device that holds nothing sends nothing', () => {
  expect(readGuestData(memoryStores())).toBeUndefined();
});

test('profile, readings and pantry travel as the server takes them, without notes', () => {
  const stores = memoryStores();
  changeGuestPerson(stores, { age: 45, height: 165 });
  addGuestReadings(stores, [{ glucoseLevel: 97, isFasting: true, notes: 'slept badly' }], NOW);
  addToGuestPantry(stores, { productName: 'Brie', ketoFriendly: true, netCarbs: 1 }, NOW);
  const sent = readGuestData(stores);
  expect(sent).toMatchObject({
    profile: { age: 45, height: 165 },
    readings: [{ glucoseLevel: 97, isFasting: true, readingTime: NOW.toISOString() }],
    pantry: [{ productName: 'Brie', netCarbs: 1 }],
  });
  expect(JSON.stringify(sent)).not.toContain('slept badly');
  expect(chatRequest.parse({ message: 'How am I doing?', guestData: sent }).guestData).toMatchObject({
    ...sent,
  });
});

test('of many readings the newest 200 travel', () => {
  const stores = memoryStores();
  const many = Array.from({ length: 205 }, (_, day) => ({
    glucoseLevel: 90,
    readingTime: new Date(NOW.getTime() - day * 86_400_000).toISOString(),
  }));
  addGuestReadings(stores, many, NOW);
  const times = readGuestData(stores)?.readings?.map(({ readingTime }) => readingTime) ?? [];
  expect(times).toHaveLength(200);
  expect(times[0]).toBe(NOW.toISOString());
  expect(times).not.toContain(many.at(-1)?.readingTime);
});

test.each(['profile', 'readings', 'pantry'] as const)('what the guest switched off stays: %s', (kind) => {
  const stores = memoryStores();
  changeGuestPerson(stores, { age: 45, withheldFromCoach: [kind] });
  addGuestReadings(stores, [{ glucoseLevel: 97 }], NOW);
  addToGuestPantry(stores, { productName: 'Brie', ketoFriendly: true }, NOW);
  const sent = readGuestData(stores);
  const kept = { profile: '"age":45', readings: '"glucoseLevel":97', pantry: 'Brie' };
  for (const [one, sign] of Object.entries(kept)) {
    if (one === kind) expect(JSON.stringify(sent)).not.toContain(sign);
    else expect(JSON.stringify(sent)).toContain(sign);
  }
});

test('with all switched off nothing is sent', () => {
  const stores = memoryStores();
  changeGuestPerson(stores, { age: 45, withheldFromCoach: ['profile', 'readings', 'pantry'] });
  addGuestReadings(stores, [{ glucoseLevel: 97 }], NOW);
  expect(readGuestData(stores)).toBeUndefined();
});
