import { whenIdle } from './when-idle.ts';

/** Elements that wait to be drawn in full, and what to call when it is their turn. */
export interface RenderTurns {
  /** Waits for a turn; the function that comes back gives it up. */
  wait: (element: Element, onTurn: () => void) => () => void;
}

/** How far beyond what is seen an element counts as near. */
const NEAR_MARGIN = '100%';
/** A wheel that is spun leaves no idle moment; what it stops at is drawn after this at the latest. */
const LONGEST_WAIT_MS = 250;

/** The one closest to the middle of the window. */
function nearest(elements: Iterable<Element>): Element | undefined {
  let best: { element: Element; away: number } | undefined;
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect();
    const away = Math.abs((top + bottom) / 2 - window.innerHeight / 2);
    if (!best || away < best.away) best = { element, away };
  }
  return best?.element;
}

/**
 * Gives out one turn at a time, each when the browser has nothing better to do, to what is near the window, the
 * nearest first. So a long list opens at once, costs nothing for what nobody looks at, and no frame has
 * more than one answer to draw.
 */
export function createRenderTurns(): RenderTurns {
  const waiting = new Map<Element, () => void>();
  const near = new Set<Element>();
  let isAsked = false;
  const ask = () => {
    if (isAsked || near.size === 0) return;
    isAsked = true;
    whenIdle(giveTurn, LONGEST_WAIT_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && waiting.has(target)) near.add(target);
        else near.delete(target);
      }
      ask();
    },
    // The messages scroll in a box of their own, so the margin is that box's.
    { scrollMargin: NEAR_MARGIN },
  );
  const forget = (element: Element) => {
    waiting.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  function giveTurn() {
    isAsked = false;
    const next = nearest(near);
    const onTurn = next && waiting.get(next);
    if (next) forget(next);
    onTurn?.();
    ask();
  }
  return {
    wait(element, onTurn) {
      waiting.set(element, onTurn);
      observer.observe(element);
      return () => forget(element);
    },
  };
}
