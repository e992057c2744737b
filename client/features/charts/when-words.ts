/** Dates and hours in the reader's language, on the clock of the person's zone. */
export interface WhenWords {
  /** "Mar 4, 2026, 7:10 AM" */
  moment: (at: number) => string;
  /** "Mar 4, 2026" */
  day: (at: number) => string;
}

export function whenWords(zone: string, locale?: string): WhenWords {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  return { moment: (at) => moment.format(at), day: (at) => day.format(at) };
}
