import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastClock } from './fast-clock.ts';

const HOUR = 3_600_000;
const START = '2026-11-20T19:00:00.000Z';
const FAST = { startedAt: START, endedAt: null, plannedHours: 16 };
const hoursOn = (hours: number) => new Date(Date.parse(START) + hours * HOUR);

describe('fastClock', () => {
  test('a quarter of the way', () => {
    expect(fastClock(FAST, hoursOn(4))).toEqual({
      elapsedMs: 4 * HOUR,
      remainingMs: 12 * HOUR,
      overtimeMs: 0,
      progress: 0.25,
      plannedEnd: hoursOn(16),
      clockWentBack: false,
    });
  });

  test('beyond the plan', () => {
    expect(fastClock(FAST, hoursOn(18))).toMatchObject({ remainingMs: 0, overtimeMs: 2 * HOUR, progress: 1 });
  });

  test('an ended fast stands still', () => {
    const ended = { ...FAST, endedAt: hoursOn(10).toISOString() };
    expect(fastClock(ended, hoursOn(30))).toEqual(fastClock(ended, hoursOn(300)));
    expect(fastClock(ended, hoursOn(30)).elapsedMs).toBe(10 * HOUR);
  });

  test('a clock before the start says so and counts nothing', () => {
    expect(fastClock(FAST, hoursOn(-1))).toMatchObject({ clockWentBack: true, elapsedMs: 0, progress: 0 });
  });

  test('the change to winter time does not count an hour twice', () => {
    const fast = { ...FAST, startedAt: '2026-10-25T01:30:00+02:00' };
    expect(fastClock(fast, new Date('2026-10-25T02:30:00+01:00')).elapsedMs).toBe(2 * HOUR);
  });

  test('nothing is ever negative, and what passed and what remains make the plan', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 36, noNaN: true }),
        fc.integer({ min: -100, max: 100 }),
        (plannedHours, hours) => {
          const clock = fastClock({ ...FAST, plannedHours }, hoursOn(hours));
          expect(
            Math.min(clock.elapsedMs, clock.remainingMs, clock.overtimeMs, clock.progress),
          ).toBeGreaterThanOrEqual(0);
          expect(clock.progress).toBeLessThanOrEqual(1);
          expect(clock.elapsedMs - clock.overtimeMs + clock.remainingMs).toBeCloseTo(plannedHours * HOUR, 3);
          expect(clock.clockWentBack).toBe(hours < 0);
        },
      ),
    );
  });
});
