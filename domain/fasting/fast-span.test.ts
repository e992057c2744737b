import { expect, test } from 'vitest';
import { refusedOverlap, refusedSpan } from './fast-span.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
const at = (hour: string) => new Date(`2026-03-10T${hour}:00.000Z`);
const span = (start: string, end: string | null = null) => ({
  startedAt: at(start),
  endedAt: end === null ? null : at(end),
});

test('a fast lies in the past, after 1990, and ends after it starts', () => {
  expect(refusedSpan(span('08:00', '11:00'), NOON)).toBeNull();
  expect(refusedSpan(span('12:00'), NOON)).toBeNull();
  expect(refusedSpan(span('12:01'), NOON)?.field).toBe('startedAt');
  expect(refusedSpan(span('08:00', '13:00'), NOON)?.field).toBe('endedAt');
  expect(refusedSpan(span('08:00', '08:00'), NOON)?.message).toBe('A fast must end after it starts');
  expect(refusedSpan({ startedAt: new Date('0206-03-10T08:00:00Z'), endedAt: null }, NOON)?.message).toBe(
    'A fast can’t start before 1990',
  );
});

test('two fasts may touch and never overlap', () => {
  const others = [span('04:00', '06:00'), span('08:00')];
  expect(refusedOverlap(span('06:00', '08:00'), others)).toBeNull();
  expect(refusedOverlap(span('09:00'), others)?.field).toBeNull();
  expect(refusedOverlap(span('05:00', '07:00'), others)).toEqual({
    field: 'startedAt',
    message: 'You already had another fast running at this time',
  });
  expect(refusedOverlap(span('03:00', '05:00'), others)).toEqual({
    field: 'endedAt',
    message: 'You had already started another fast by this time',
  });
  expect(refusedOverlap(span('03:00'), [span('04:00', '06:00')])?.field).toBe('startedAt');
});
