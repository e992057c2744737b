import type { CalendarDay, Instant } from '#domain/dates/calendar-day.ts';

/** Making a formatter takes longer than drawing a card, so each is made once. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  options: Intl.DateTimeFormatOptions,
  zone: string,
  locale: string | undefined,
): Intl.DateTimeFormat {
  const key = `${locale ?? ''} ${zone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formatters.set(key, made);
  return made;
}

/** A moment by Intl's own options, for what has no name below. */
export const dateText = (
  options: Intl.DateTimeFormatOptions,
  instant: Instant,
  zone: string,
  locale?: string,
): string => formatter(options, zone, locale).format(new Date(instant));

/**
 * Dates and times as the reader's own language writes them. Moments are told on the clock of a zone, the person's; a
 * calendar day has no zone and is written as it stands. `locale` is the browser's unless a test or a page that is
 * written ahead of its reader names one.
 */
const write = (options: Intl.DateTimeFormatOptions) => ({
  day: (day: CalendarDay, locale?: string) => dateText(options, `${day}T00:00:00Z`, 'UTC', locale),
  moment: (instant: Instant, zone: string, locale?: string) => dateText(options, instant, zone, locale),
});

const medium = write({ dateStyle: 'medium' });

/** "Feb 7, 2018" */
export const formatDay = medium.day;
/** "Tue" */
export const formatWeekday = write({ weekday: 'short' }).day;

/** The day of a moment: "Feb 7, 2018" */
export const formatDayOf = medium.moment;
/** "February 7, 2018" */
export const formatLongDayOf = write({ dateStyle: 'long' }).moment;
/** "Feb 7" */
export const formatShortDayOf = write({ month: 'short', day: 'numeric' }).moment;
/** "Wed, Feb 7" */
export const formatWeekdayOf = write({ weekday: 'short', month: 'short', day: 'numeric' }).moment;
/** "Feb 7, 2018, 7:12 AM" */
export const formatMoment = write({ dateStyle: 'medium', timeStyle: 'short' }).moment;
/** "February 7, 2018 at 7:12 AM" */
export const formatLongMoment = write({ dateStyle: 'long', timeStyle: 'short' }).moment;
/** "7:12 AM" */
export const formatTime = write({ timeStyle: 'short' }).moment;

/** "Saturday, Nov 21", with the year where it is not that of `today`. */
export function formatFullDay(day: CalendarDay, today: CalendarDay, locale?: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return write({
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).day(day, locale);
}
