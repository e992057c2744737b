import { expect, test } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { addGuestReadings, readGuestReadings, removeGuestReadings } from '../readings/guest-readings.ts';
import { memoryStores } from './memory-stores.test-support.ts';
import { takeAlong } from './take-along.ts';

const MORNING = new Date('2026-03-01T07:00:00.000Z');

/** A device with so many readings, and a server that keeps what it is sent by its key. */
function device(count: number, refuses: (call: number) => boolean = () => false) {
  const stores = memoryStores();
  const entered = Array.from({ length: count }, (_, day) => ({
    ...EMPTY_READING,
    glucoseLevel: 90 + day,
    readingTime: new Date(MORNING.getTime() + day * 86_400_000).toISOString(),
  }));
  addGuestReadings(stores, entered, MORNING);
  const server = new Map<string, unknown>();
  let calls = 0;
  const ports = {
    save: async (reading: { idempotencyKey?: string | undefined }) => {
      calls += 1;
      if (reading.idempotencyKey === undefined)
        throw new Error('a reading without a key would be stored twice');
      server.set(reading.idempotencyKey, reading);
      // Stored, and the answer lost on the way.
      if (refuses(calls)) throw new Error('no answer');
    },
    removeFromDevice: (ids: ReadonlySet<string>) => removeGuestReadings(stores, ids),
  };
  return { stores, server, ports };
}

test('every reading moves and none stays', async () => {
  const { stores, server, ports } = device(21);
  expect(await takeAlong(readGuestReadings(stores), ports)).toEqual({ taken: 21, left: 0 });
  expect(server.size).toBe(21);
  expect(readGuestReadings(stores)).toEqual([]);
});

test('what failed stays on the device, and trying again stores nothing twice', async () => {
  const { stores, server, ports } = device(10, (call) => call % 3 === 0 && call <= 10);
  expect(await takeAlong(readGuestReadings(stores), ports)).toEqual({ taken: 7, left: 3 });
  expect(readGuestReadings(stores)).toHaveLength(3);
  expect(await takeAlong(readGuestReadings(stores), ports)).toEqual({ taken: 3, left: 0 });
  expect(server.size).toBe(10);
});
