import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn } from './calendar-day.ts';
import { instantAt } from './wall-time.ts';

const at = (zone: string, day: string, minutes: number) =>
  instantAt(zone, day, minutes)?.toISOString() ?? null;

describe('instantAt', () => {
  test.each([
    ['UTC', '2026-01-05', 495, '2026-01-05T08:15:00.000Z'],
    ['Europe/Berlin', '2026-07-05', 495, '2026-07-05T06:15:00.000Z'],
    ['Pacific/Tongatapu', '2026-01-05', 1439, '2026-01-05T10:59:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-05', 1439, '2026-01-06T10:59:00.000Z'],
    ['Asia/Kathmandu', '2026-01-05', 0, '2026-01-04T18:15:00.000Z'],
  ])('%s %s at minute %d', (zone, day, minutes, expected) => {
    expect(at(zone, day, minutes)).toBe(expected);
  });

  test('a time that the clocks skip is none, and the minutes beside it are', () => {
    expect(at('Europe/Berlin', '2026-03-29', 119)).toBe('2026-03-29T00:59:00.000Z');
    expect(at('Europe/Berlin', '2026-03-29', 120)).toBeNull();
    expect(at('Europe/Berlin', '2026-03-29', 179)).toBeNull();
    expect(at('Europe/Berlin', '2026-03-29', 180)).toBe('2026-03-29T01:00:00.000Z');
  });

  test('half an hour is skipped where clocks change by half an hour', () => {
    expect(at('Australia/Lord_Howe', '2026-10-04', 130)).toBeNull();
    expect(at('Australia/Lord_Howe', '2026-10-04', 150)).toBe('2026-10-03T15:30:00.000Z');
  });

  test('of two the earlier', () => {
    expect(at('America/New_York', '2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z');
  });

  test('a whole day that a zone left out is skipped', () => {
    expect(at('Pacific/Apia', '2011-12-30', 600)).toBeNull();
    expect(at('Pacific/Apia', '2011-12-31', 600)).toBe('2011-12-30T20:00:00.000Z');
  });

  test('the day is the day on the calendar there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'America/St_Johns'),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, number, minutes) => {
          const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
          const instant = instantAt(zone, day, minutes);
          if (instant) expect(dayIn(zone, instant)).toBe(day);
        },
      ),
    );
  });
});
