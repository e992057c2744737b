import { type CalendarDay, offsetAt } from './calendar-day.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The instant at which a zone's clocks show a day and so many minutes after midnight. Null where they skip that time
 * (spring); the earlier of the two where they show it twice (autumn). An unknown zone throws a RangeError.
 */
export function instantAt(zone: string, day: CalendarDay, minutes: number): Date | null {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  if (Number.isNaN(wall)) throw new RangeError(`Not a calendar day: ${day}`);
  const offsets = new Set([offsetAt(zone, wall - DAY), offsetAt(zone, wall + DAY)]);
  const found = [...offsets]
    .map((offset) => wall - offset)
    .filter((time) => time + offsetAt(zone, time) === wall);
  return found.length === 0 ? null : new Date(Math.min(...found));
}
