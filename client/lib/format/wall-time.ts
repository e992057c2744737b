import { dayIn } from '#domain/dates/calendar-day.ts';
import { instantAt } from '#domain/dates/wall-time.ts';

const WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** What the clock on the wall shows in a zone, as a date-and-time box holds it: `2026-03-01T07:30`. */
export function wallTime(zone: string, instant: string | number | Date): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
  return `${dayIn(zone, instant)}T${clock}`;
}

/**
 * The moment (ISO) at which the clock on the wall shows the text of a date-and-time box. Null when the text is no
 * date and time, or clocks skip that time.
 */
export function instantOf(zone: string, wall: string): string | null {
  const [, day, hour, minute] = WALL.exec(wall) ?? [];
  if (day === undefined) return null;
  try {
    const at = instantAt(zone, day, Number(hour) * 60 + Number(minute));
    // A 30th of February would be read as a day of March.
    return at !== null && wallTime(zone, at) === wall.slice(0, 16) ? at.toISOString() : null;
  } catch {
    return null;
  }
}
