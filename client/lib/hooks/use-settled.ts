import { useEffect, useState } from 'react';

/** A pause of this length ends a word; the server is not asked for every letter. */
const PAUSE_MS = 200;

/** What was typed, as it was when typing last paused. An empty box counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  // A timer is the only way to notice that nothing is typed.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
