import { useSyncExternalStore } from 'react';
import { formatDay } from '../lib/date-text.ts';

const never = () => () => {};
/** Pages written ahead of their reader do not know the reader's language. */
const LOCALE_OF_THE_BUILD = 'en-US';

/**
 * A calendar day, YYYY-MM-DD, in the reader's language. A prerendered page is hydrated with the build's words first, and has
 * the reader's at once after, so that both sides agree.
 */
export function Day({ day, className }: { day: string; className?: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatDay(day),
    () => formatDay(day, LOCALE_OF_THE_BUILD),
  );
  return (
    <time dateTime={day} className={className}>
      {text}
    </time>
  );
}
