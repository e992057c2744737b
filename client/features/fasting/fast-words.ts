import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import { planOfHours } from '#domain/fasting/fasting-plans.ts';
import { formatTime, formatWeekdayOf } from '../../lib/format/date-text.ts';
import { typedNumber } from '../../lib/format/number-text.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Of a time of day that does not exist, in the night in which clocks are put forward. */
export const SKIPPED_TIME = 'The clocks change that day and skip this time. Please enter another time';

/** "16 h 05 min"; a part of a minute is not counted. */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

/** "15:59:07", hours as many as there are. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A moment as the person's calendar tells it, seen from `now`: "today 18:30", "tomorrow 06:00", "Mon, Mar 2, 18:30". */
export function formatMoment(instant: Date | string, zone: string, now: number): string {
  const at = new Date(instant);
  const time = formatTime(at, zone);
  const today = dayIn(zone, now);
  const day = dayIn(zone, at);
  if (day === today) return `today ${time}`;
  if (day === addDays(today, 1)) return `tomorrow ${time}`;
  if (day === addDays(today, -1)) return `yesterday ${time}`;
  return `${formatWeekdayOf(at, zone)}, ${time}`;
}

/** From one moment to another; the day is said once where both lie on the same. */
export function formatFromTo(from: string, to: string, zone: string, now: number): string {
  const end = dayIn(zone, from) === dayIn(zone, to) ? formatTime(to, zone) : formatMoment(to, zone, now);
  return `${formatMoment(from, zone, now)} to ${end}`;
}

/** Hours as somebody types them, with comma or point; NaN for a blank. */
export const hoursIn = (typed: string): number => typedNumber(typed) ?? Number.NaN;

/** The plan by its usual name where it has one: "16:8", "13 hours". */
export const planWords = (hours: number): string => planOfHours(hours)?.id ?? `${hours} hours`;
