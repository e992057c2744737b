import { dateText } from '../../../lib/date-text.ts';

const DAY_S = 86_400;

/**
 * Words under a time axis, in the reader's language and the person's zone.
 * @param seconds since 1970, the places that are labelled
 * @param step seconds from one to the next
 */
export function timeLabels(
  seconds: readonly number[],
  step: number,
  zone: string,
  locale?: string,
): string[] {
  const format = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    dateText(options, at * 1000, zone, locale);
  if (step < DAY_S) return seconds.map(format({ hour: 'numeric', minute: '2-digit' }));
  if (step < 27 * DAY_S) return seconds.map(format({ month: 'short', day: 'numeric' }));
  const year = format({ year: 'numeric' });
  if (step > 360 * DAY_S) return seconds.map(year);
  const month = format({ month: 'short' });
  const monthAndYear = format({ month: 'short', year: 'numeric' });
  // The year is named once where the axis begins and where it turns.
  return seconds.map((at, index) => {
    const before = seconds[index - 1];
    return before === undefined || year(before) !== year(at) ? monthAndYear(at) : month(at);
  });
}
