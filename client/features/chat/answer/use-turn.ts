import { createContext, type RefObject, startTransition, use, useEffect, useState } from 'react';
import type { RenderTurns } from './render-turns.ts';

export const RenderTurnsContext = createContext<RenderTurns | null>(null);

/** True once it is the element's turn to be drawn in full; at once where nobody gives out turns, or when `now`. */
export function useTurn(element: RefObject<Element | null>, now: boolean): boolean {
  const turns = use(RenderTurnsContext);
  const [isDue, setIsDue] = useState(now || turns === null);
  // The queue lives outside React and calls when the browser is idle.
  useEffect(() => {
    if (isDue || !turns || !element.current) return;
    return turns.wait(element.current, () => startTransition(() => setIsDue(true)));
  }, [isDue, turns, element]);
  return isDue || now;
}
