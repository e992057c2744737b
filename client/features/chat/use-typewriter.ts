import { useEffect, useRef, useState } from 'react';
import { revealedMarkdown } from './revealed-markdown.ts';
import { startTyping, typeOn } from './typewriter.ts';

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Types a Markdown text out that may still be growing. `enabled` false, reduced motion or `skip` show all of it at once.
 * @param complete nothing more will come
 */
export function useTypewriter(text: string, enabled: boolean, complete: boolean) {
  const [skipped, setSkipped] = useState(() => !enabled || wantsStillness());
  const [count, setCount] = useState(0);
  const length = useRef(text.length);
  const isTyping = enabled && !skipped && (!complete || count < text.length);
  useEffect(() => {
    length.current = text.length;
  }, [text]);
  useEffect(() => {
    if (!isTyping) return;
    let typing = startTyping(performance.now());
    const step = (now: number) => {
      typing = typeOn(typing, now, length.current);
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
