import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  dayIn,
  daySpan,
  daysBetween,
  hourIn,
  isTimeZone,
  lastDays,
  startOfDay,
} from './calendar-day.ts';

const HOUR = 3_600_000;

const zone = fc.constantFrom(
  'UTC',
  'Pacific/Tongatapu',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Asuncion',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Berlin',
);
const days = { from: '1996-01-01', to: '2037-12-31' };
const day = fc.integer({ min: 0, max: daysBetween(days.from, days.to) }).map((n) => addDays(days.from, n));
const instant = fc
  .integer({ min: Date.UTC(1996, 0, 2), max: Date.UTC(2037, 11, 30) })
  .map((time) => new Date(time));

const hoursOf = (place: string, on: string) => {
  const { start, end } = daySpan(place, on, on);
  return (end.getTime() - start.getTime()) / HOUR;
};

describe('the day of an instant', () => {
  test.each([
    ['Pacific/Tongatapu', '2026-03-04T10:59:59.999Z', '2026-03-04', 23],
    ['Pacific/Tongatapu', '2026-03-04T11:00:00Z', '2026-03-05', 0],
    ['Pacific/Auckland', '2026-01-15T10:59:00Z', '2026-01-15', 23],
    ['Pacific/Auckland', '2026-07-15T11:59:00Z', '2026-07-15', 23],
    ['Pacific/Pago_Pago', '2026-03-05T10:59:59Z', '2026-03-04', 23],
    ['Pacific/Pago_Pago', '2026-03-05T11:00:00Z', '2026-03-05', 0],
    ['UTC', '2026-02-28T23:59:59Z', '2026-02-28', 23],
    ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01', 0],
    ['Europe/Berlin', '2026-03-04T10:59:59+13:00', '2026-03-03', 22],
  ])('%s at %s is %s, hour %i', (place, at, expected, hour) => {
    expect(dayIn(place, at)).toBe(expected);
    expect(hourIn(place, at)).toBe(hour);
  });

  it('agrees with Intl everywhere', () => {
    fc.assert(
      fc.property(zone, instant, (place, at) => {
        const shown = new Intl.DateTimeFormat('en-CA', { timeZone: place, dateStyle: 'short' }).format(at);
        expect(dayIn(place, at)).toBe(shown);
      }),
    );
  });

  it('takes 10,000 readings in a fraction of a second', () => {
    const times = Array.from({ length: 10_000 }, (_, n) => Date.UTC(2023, 0, 1) + n * 2.6 * HOUR);
    const before = performance.now();
    for (const time of times) dayIn('America/New_York', time);
    expect(performance.now() - before).toBeLessThan(250);
  });

  it('refuses what is no zone and no moment', () => {
    expect(() => dayIn('Mars/Olympus', 0)).toThrow(RangeError);
    expect(() => dayIn('UTC', 'yesterday')).toThrow('Not a moment in time: yesterday');
  });
});

describe('the start of a day', () => {
  it('belongs to that day, and the instant before it to the day before', () => {
    fc.assert(
      fc.property(zone, day, (place, on) => {
        const start = startOfDay(place, on);
        expect(dayIn(place, start)).toBe(on);
        expect(dayIn(place, start.getTime() - 1)).toBe(addDays(on, -1));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Pacific/Tongatapu', '2026-09-27', 24],
  ])('in %s the %s has %d hours', (place, on, hours) => {
    expect(hoursOf(place, on)).toBe(hours);
  });

  test.each([
    ['America/Santiago', '2022-09-11', '2022-09-11T04:00:00.000Z'],
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00.000Z'],
    ['Asia/Beirut', '2024-03-31', '2024-03-30T22:00:00.000Z'],
  ])('in %s the %s begins at one, because midnight was skipped', (place, on, start) => {
    expect(startOfDay(place, on).toISOString()).toBe(start);
    expect(hourIn(place, start)).toBe(1);
    expect(hoursOf(place, on)).toBe(23);
  });

  it('of a day that Samoa left out is that of the next, and the day is empty', () => {
    expect(startOfDay('Pacific/Apia', '2011-12-30').toISOString()).toBe('2011-12-30T10:00:00.000Z');
    expect(hoursOf('Pacific/Apia', '2011-12-30')).toBe(0);
  });
});

describe('counting days', () => {
  it('there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (on, n) => {
        expect(daysBetween(on, addDays(on, n))).toBe(n);
        expect(addDays(addDays(on, n), -n)).toBe(on);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])('"%s" is no day', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it('the last seven days end with today, wherever the person is', () => {
    const now = '2026-03-04T10:59:00Z';
    expect(lastDays('Pacific/Tongatapu', now, 7)).toMatchObject({ from: '2026-02-26', to: '2026-03-04' });
    expect(lastDays('Pacific/Pago_Pago', now, 7)).toMatchObject({ from: '2026-02-25', to: '2026-03-03' });
    expect(lastDays('Europe/Berlin', '2026-03-30T08:00:00Z', 7)).toEqual({
      from: '2026-03-24',
      to: '2026-03-30',
      start: new Date('2026-03-23T23:00:00Z'),
      end: new Date('2026-03-30T22:00:00Z'),
    });
  });

  it('now is always within the last days', () => {
    fc.assert(
      fc.property(zone, instant, fc.integer({ min: 1, max: 90 }), (place, now, n) => {
        const span = lastDays(place, now, n);
        expect(span.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(span.end.getTime()).toBeGreaterThan(now.getTime());
        expect(daysBetween(span.from, span.to)).toBe(n - 1);
      }),
    );
  });
});

test('a zone is a name that Intl knows', () => {
  expect(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['', '+05:30', 'Mars/Olympus', 'Berlin', 'Europe/Berlin '].some(isTimeZone)).toBe(false);
});
