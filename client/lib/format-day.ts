/**
 * A calendar day, YYYY-MM-DD, in the reader's language: "Feb 7, 2018". A calendar day has no zone, so it is written
 * as it stands.
 */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
