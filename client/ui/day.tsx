import { formatDay } from '../lib/format/date-text.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';

/** Pages written ahead of their reader do not know the reader's language. */
const LOCALE_OF_THE_BUILD = 'en-US';

/**
 * A calendar day, YYYY-MM-DD, in the reader's language. A prerendered page is hydrated with the build's words first, and has
 * the reader's at once after, so that both sides agree.
 */
export const Day = ({ day }: { day: string }) => (
  <time dateTime={day}>{formatDay(day, useHydrated() ? undefined : LOCALE_OF_THE_BUILD)}</time>
);
