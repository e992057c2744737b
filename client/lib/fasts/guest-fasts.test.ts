import { expect, test } from 'vitest';
import { STORAGE_KEY } from '../storage/keys.ts';
import { memoryStores } from '../storage/memory-stores.test-support.ts';
import {
  changeGuestFast,
  FastRefused,
  readGuestFasts,
  removeGuestFast,
  startGuestFast,
} from './guest-fasts.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
const at = (hour: string) => `2026-03-10T${hour}:00.000Z`;
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof FastRefused) return { ...error.fields, message: error.message };
    throw error;
  }
  return null;
};

test('a fast starts now or earlier, is ended, corrected and taken away', () => {
  const stores = memoryStores();
  const { id } = startGuestFast(stores, { plannedHours: 16, startedAt: at('08:00') }, NOON);
  expect(readGuestFasts(stores)).toMatchObject([{ id, startedAt: at('08:00'), endedAt: null }]);
  changeGuestFast(stores, id, { endedAt: at('11:30') }, NOON);
  changeGuestFast(stores, id, { plannedHours: 3 }, NOON);
  expect(readGuestFasts(stores)).toMatchObject([{ plannedHours: 3, endedAt: at('11:30') }]);
  removeGuestFast(stores, id);
  expect(readGuestFasts(stores)).toEqual([]);
});

test('one fast runs at a time, and fasts do not overlap', () => {
  const stores = memoryStores();
  startGuestFast(stores, { plannedHours: 2, startedAt: at('04:00'), endedAt: at('06:00') }, NOON);
  const running = startGuestFast(stores, { plannedHours: 16, startedAt: at('08:00') }, NOON);
  expect(refusal(() => startGuestFast(stores, { plannedHours: 16 }, NOON))?.message).toBe(
    'You already have a fast running. Please end it first.',
  );
  expect(refusal(() => changeGuestFast(stores, running.id, { startedAt: at('05:00') }, NOON))).toMatchObject({
    startedAt: 'You already had another fast running at this time',
  });
  expect(
    refusal(() =>
      startGuestFast(stores, { plannedHours: 4, startedAt: at('03:00'), endedAt: at('05:00') }, NOON),
    ),
  ).toMatchObject({ endedAt: 'You had already started another fast by this time' });
  expect(readGuestFasts(stores)).toHaveLength(2);
});

test('times that cannot be are refused at their field', () => {
  const stores = memoryStores();
  expect(
    refusal(() => startGuestFast(stores, { plannedHours: 16, startedAt: at('13:00') }, NOON)),
  ).toMatchObject({
    startedAt: 'A fast can’t start in the future',
  });
  const { id } = startGuestFast(stores, { plannedHours: 16, startedAt: at('08:00') }, NOON);
  expect(refusal(() => changeGuestFast(stores, id, { endedAt: at('07:00') }, NOON))).toMatchObject({
    endedAt: 'A fast must end after it starts',
  });
  expect(refusal(() => changeGuestFast(stores, id, { endedAt: at('14:00') }, NOON))).toMatchObject({
    endedAt: 'A fast can’t end in the future',
  });
  expect(() => startGuestFast(stores, { plannedHours: 90 }, NOON)).toThrow('A fast must be 1 to 36 hours');
});

test('the same start twice is one fast, and foreign entries are left alone', () => {
  const stores = memoryStores();
  stores.local.setItem(STORAGE_KEY.guestFasts, '[{"what":"ever"}]');
  const request = { plannedHours: 16, idempotencyKey: '0b6f7f0c-6c1e-4d1c-9a2a-0d6c3c7b9a11' };
  const first = startGuestFast(stores, request, NOON);
  expect(startGuestFast(stores, request, NOON)).toEqual(first);
  expect(readGuestFasts(stores)).toHaveLength(1);
  expect(JSON.parse(stores.local.getItem(STORAGE_KEY.guestFasts) ?? '')).toHaveLength(2);
});
