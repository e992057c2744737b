import { useEffect, useEffectEvent, useState } from 'react';
import { revealedMarkdown } from './revealed-markdown.ts';

export const CHARACTERS_PER_SECOND = 100;
/** A new answer stays marked for this long per character. */
export const HIGHLIGHT_MS_PER_CHARACTER = 15;
/** A model that writes faster than the pace is followed at about this distance. */
export const LAG_MS = 1500;
/** How much faster per character that is overdue: 40 characters too late add 160 a second. */
const CATCH_UP_PER_SECOND = 4;

/** How far a growing text is typed. Times are milliseconds of one clock. */
export interface Typing {
  /** Characters; fractions add up over the frames. */
  typed: number;
  at: number;
  /** The lengths the text had, and since when; oldest first. */
  arrivals: readonly { at: number; length: number }[];
}

export const startTyping = (at: number): Typing => ({ typed: 0, at, arrivals: [] });

/** Characters that should be there by now, because they came longer ago than the lag. */
function overdue(arrivals: Typing['arrivals'], now: number): number {
  const first = arrivals[0];
  const last = arrivals.at(-1);
  // What came all at once, as the composer's answers do, is nobody's to keep up with.
  if (!first || !last || last.at - first.at <= LAG_MS) return 0;
  return arrivals.findLast(({ at }) => at <= now - LAG_MS)?.length ?? 0;
}

/** One frame on, with the length the text has now: at the pace, and faster when a model gets ahead. */
export function typeOn(before: Typing, now: number, length: number): Typing {
  // A shorter text is an answer that began anew.
  const { typed, at, arrivals: known } = length < before.typed ? startTyping(before.at) : before;
  const arrivals = known.at(-1)?.length === length ? known : [...known, { at: now, length }];
  const late = Math.max(0, overdue(arrivals, now) - typed);
  const pace = CHARACTERS_PER_SECOND + late * CATCH_UP_PER_SECOND;
  const seconds = Math.max(0, now - at) / 1000;
  return { typed: Math.min(length, typed + seconds * pace), at: now, arrivals };
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Types a Markdown text out that may still be growing. `enabled` false, reduced motion or `skip` show all of it at once.
 * @param complete nothing more will come
 */
export function useTypewriter(text: string, enabled: boolean, complete: boolean) {
  const [skipped, setSkipped] = useState(() => !enabled || wantsStillness());
  const [count, setCount] = useState(0);
  const lengthNow = useEffectEvent(() => text.length);
  const isTyping = enabled && !skipped && (!complete || count < text.length);
  useEffect(() => {
    if (!isTyping) return;
    let typing = startTyping(performance.now());
    const step = (now: number) => {
      typing = typeOn(typing, now, lengthNow());
      setCount(Math.floor(typing.typed));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isTyping]);
  const shownCount = isTyping ? Math.min(count, text.length) : text.length;
  return {
    shown: revealedMarkdown(text, shownCount, complete),
    /** Something that has come is not shown yet. */
    isTyping: isTyping && count < text.length,
    skip: () => setSkipped(true),
  };
}
