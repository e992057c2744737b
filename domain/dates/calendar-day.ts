/** A day of somebody's calendar, `YYYY-MM-DD`. It has no zone of its own: the zone is always given beside it. */
export type CalendarDay = string;

/** A moment: a date, milliseconds since 1970, or an ISO text with its zone. */
export type Instant = Date | number | string;

/** Days of a calendar, both counted in, and the instants they cover: `start` counts, `end` does not. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly start: Date;
  readonly end: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Clocks of the world lie within 16 hours of UTC, with room for both sides of a change. */
const FARTHEST_OFFSET = 16 * HOUR;

/** A server meets any zone a visitor sends; what is remembered stays small. */
const ZONES_KEPT = 64;
const DAYS_KEPT = 20_000;

interface ZoneClock {
  readonly formatter: Intl.DateTimeFormat;
  /** Offset in milliseconds at the start of a UTC day, by that day's number. */
  readonly offsets: Map<number, number>;
}

const clocks = new Map<string, ZoneClock>();

function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= ZONES_KEPT) clocks.clear();
  const clock = { formatter, offsets: new Map<number, number>() };
  clocks.set(zone, clock);
  return clock;
}

function askOffset({ formatter }: ZoneClock, time: number): number {
  const shown = new Map(formatter.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(time / 1000) * 1000;
}

function offsetAtDayStart(clock: ZoneClock, utcDay: number): number {
  const known = clock.offsets.get(utcDay);
  if (known !== undefined) return known;
  if (clock.offsets.size >= DAYS_KEPT) clock.offsets.clear();
  const offset = askOffset(clock, utcDay * DAY);
  clock.offsets.set(utcDay, offset);
  return offset;
}

/** Milliseconds to add to UTC. Asking Intl is slow, so it is asked for the ends of a UTC day and between only where they differ. */
export function offsetAt(zone: string, time: number): number {
  const clock = zoneClock(zone);
  const utcDay = Math.floor(time / DAY);
  const offset = offsetAtDayStart(clock, utcDay);
  return offset === offsetAtDayStart(clock, utcDay + 1) ? offset : askOffset(clock, time);
}

/** Milliseconds since 1970; a text or date that is no moment throws a RangeError. */
export function timeOf(instant: Instant): number {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a moment in time: ${String(instant)}`);
  return time;
}

function dayNumber(day: CalendarDay): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || dayFromNumber(time / DAY) !== day) {
    throw new RangeError(`Not a calendar day: ${day}`);
  }
  return time / DAY;
}

const dayTexts = new Map<number, CalendarDay>();

/** Remembered, because thousands of readings lie on few days and writing a date is slow. */
function dayFromNumber(number: number): CalendarDay {
  const known = dayTexts.get(number);
  if (known) return known;
  if (dayTexts.size >= DAYS_KEPT) dayTexts.clear();
  const day = new Date(number * DAY).toISOString().slice(0, 10);
  dayTexts.set(number, day);
  return day;
}

/** Whether this is the name of a time zone that can be counted in, like `Europe/Berlin` or `UTC`; no bare offsets. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    zoneClock(zone);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day at an instant in a zone. An unknown zone throws a RangeError. */
export function dayIn(zone: string, instant: Instant): CalendarDay {
  const time = timeOf(instant);
  return dayFromNumber(Math.floor((time + offsetAt(zone, time)) / DAY));
}

/** The wall clock as "07:30". */
export function clockIn(zone: string, instant: Instant): string {
  const time = timeOf(instant);
  return new Date(time + offsetAt(zone, time)).toISOString().slice(11, 16);
}

/** The hour on the wall clock, 0 to 23. */
export function hourIn(zone: string, instant: Instant): number {
  const time = timeOf(instant);
  const wall = time + offsetAt(zone, time);
  return Math.floor((wall - Math.floor(wall / DAY) * DAY) / HOUR);
}

/** The day so many days later; fewer than none go back. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from one to the other; negative when the second comes first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The change of clocks between two instants with different offsets, to the millisecond. */
function changeOfClocks(zone: string, before: number, after: number): number {
  const offset = offsetAt(zone, after);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * The first instant of a day. Where clocks skip midnight the day begins at the hour they jump to; a day that a zone
 * left out of its calendar (Samoa, 30 December 2011) begins, empty, where the next one does.
 */
export function startOfDay(zone: string, day: CalendarDay): Date {
  const midnight = dayNumber(day) * DAY;
  const earlier = offsetAt(zone, midnight - FARTHEST_OFFSET);
  const later = offsetAt(zone, midnight + FARTHEST_OFFSET);
  const candidates = [midnight - Math.max(earlier, later), midnight - Math.min(earlier, later)];
  const found = candidates.find((time) => time + offsetAt(zone, time) === midnight);
  return new Date(found ?? changeOfClocks(zone, midnight - FARTHEST_OFFSET, midnight + FARTHEST_OFFSET));
}

/** The instants of the days from one to another, both counted in. */
export function daySpan(zone: string, from: CalendarDay, to: CalendarDay): DaySpan {
  return { from, to, start: startOfDay(zone, from), end: startOfDay(zone, addDays(to, 1)) };
}

/** The last so many days of a person's calendar, today counted in. */
export function lastDays(zone: string, now: Instant, days: number): DaySpan {
  const today = dayIn(zone, now);
  return daySpan(zone, addDays(today, 1 - days), today);
}
