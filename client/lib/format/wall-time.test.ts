import { expect, test } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

test.each([
  ['UTC', '2026-03-01T07:30', '2026-03-01T07:30:00.000Z'],
  ['Pacific/Auckland', '2026-01-15T23:59', '2026-01-15T10:59:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-15T23:59', '2026-01-16T10:59:00.000Z'],
  ['America/New_York', '2026-07-04T00:05', '2026-07-04T04:05:00.000Z'],
])('in %s the wall shows %s at %s', (zone, wall, instant) => {
  expect(instantOf(zone, wall)).toBe(instant);
  expect(wallTime(zone, instant)).toBe(wall);
});

test('after clocks changed in the night, the morning is still the morning', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    const instant = instantOf('Europe/Berlin', `${day}T07:30`);
    expect(instant && wallTime('Europe/Berlin', instant)).toBe(`${day}T07:30`);
  }
});

test('an hour that comes twice is its first one; a skipped one is no time', () => {
  expect(instantOf('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOf('Europe/Berlin', '2026-03-29T02:30')).toBeNull();
});

test.each(['', 'soon', '2026-13-01T07:00', '2026-02-30T07:00'])('%j is no time', (wall) => {
  expect(instantOf('UTC', wall)).toBeNull();
});
