import { dateText } from '../../lib/date-text.ts';

/** Dates and hours in the reader's language, on the clock of the person's zone. */
export interface WhenWords {
  /** "Mar 4, 2026, 7:10 AM" */
  moment: (at: number) => string;
  /** For narrow columns: "Mar 4, 7:10 AM", with its year when that is not this one. */
  brief: (at: number) => string;
}

export function whenWords(zone: string, locale?: string, now: number = Date.now()): WhenWords {
  const format = (options: Intl.DateTimeFormatOptions) => (at: number) => dateText(options, at, zone, locale);
  const moment = format({ dateStyle: 'medium', timeStyle: 'short' });
  const thisYear = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const year = format({ year: 'numeric' });
  return { moment, brief: (at) => (year(at) === year(now) ? thisYear(at) : moment(at)) };
}
