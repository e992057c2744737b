import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { byTimeOfDay, dayPart } from './time-of-day.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'midday'],
  [15, 'midday'],
  [16, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])("%i o'clock is %s", (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

describe('by time of day', () => {
  it('goes by the wall clock of the person, through a change of clocks', () => {
    // 04:30 in Berlin on the day before clocks go forward, 05:30 on the day they did: the same hour in UTC.
    const points = [
      { time: Date.parse('2026-03-28T03:30:00Z'), value: 90 },
      { time: Date.parse('2026-03-29T03:30:00Z'), value: 100 },
      { time: Date.parse('2026-03-29T04:30:00Z'), value: 110 },
    ];
    const [morning, midday, , night] = byTimeOfDay('Europe/Berlin', points);
    expect(morning).toEqual({
      part: 'morning',
      fromHour: 5,
      toHour: 11,
      n: 2,
      median: 105,
      least: 100,
      most: 110,
    });
    expect(midday).toMatchObject({ n: 0, median: null, least: null, most: null });
    expect(night).toMatchObject({ n: 1, median: 90 });
  });

  it('loses no reading', () => {
    const point = fc.record({
      time: fc.integer({ min: 0, max: 2e12 }),
      value: fc.integer({ min: 20, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 50 }), (points) => {
        const parts = byTimeOfDay('Pacific/Chatham', points);
        expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(points.length);
        expect(byTimeOfDay('Pacific/Chatham', [...points].reverse())).toEqual(parts);
      }),
    );
  });
});
