import { useEffect, useRef, useState } from 'react';
import { CHARACTERS_PER_SECOND, revealed } from './typewriter.ts';

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Types a text out that may still be growing. `enabled` false, reduced motion or `skip` show all of it at once.
 */
export function useTypewriter(text: string, enabled: boolean) {
  const [skipped, setSkipped] = useState(() => !enabled || wantsStillness());
  const [count, setCount] = useState(0);
  const typed = useRef(0);
  const isTyping = !skipped && count < text.length;
  useEffect(() => {
    if (!isTyping) return;
    let before = performance.now();
    const step = (now: number) => {
      typed.current = Math.min(text.length, typed.current + ((now - before) / 1000) * CHARACTERS_PER_SECOND);
      before = now;
      setCount(Math.floor(typed.current));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isTyping, text]);
  return {
    shown: skipped ? text : revealed(text, count),
    isTyping,
    skip: () => setSkipped(true),
  };
}
