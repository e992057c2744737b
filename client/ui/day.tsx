import { useSyncExternalStore } from 'react';
import { formatDay } from '../lib/date-text.ts';

const never = () => () => {};
/** Pages written ahead of their reader do not know the reader's language. */
const LOCALE_OF_THE_BUILD = 'en-US';

/**
 * A calendar day, YYYY-MM-DD, in the reader's language. What the build wrote into a page is taken over first and
 * written anew at once, so that both sides agree.
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
