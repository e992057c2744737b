import { whenIdle } from './when-idle.ts';

/** Elements that wait to be drawn in full, and what to call when it is their turn. */
export interface RenderTurns {
  /** Waits for a turn; the function that comes back gives it up. */
  wait: (element: Element, onTurn: () => void) => () => void;
}

/** How far beyond the window, in its own heights, an element counts as near. */
const NEAR_MARGIN = '150%';
/** What is near the window is not kept waiting longer for the browser to be idle. */
const NEAR_WAIT_MS = 60;
const FAR_WAIT_MS = 1000;

/**
 * Gives out one turn at a time, each when the browser has nothing better to do: first to what is near the window,
 * then to the newest. So a long list opens at once and no frame has more than one answer to draw.
 */
export function createRenderTurns(): RenderTurns {
  const waiting = new Map<Element, () => void>();
  const near = new Set<Element>();
  let isAsked = false;
  const ask = () => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    whenIdle(giveTurn, near.size > 0 ? NEAR_WAIT_MS : FAR_WAIT_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
    },
    { rootMargin: NEAR_MARGIN },
  );
  const forget = (element: Element) => {
    waiting.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  function giveTurn() {
    isAsked = false;
    const next = [...near].at(-1) ?? [...waiting.keys()].at(-1);
    const onTurn = next && waiting.get(next);
    if (next) forget(next);
    onTurn?.();
    ask();
  }
  return {
    wait(element, onTurn) {
      waiting.set(element, onTurn);
      observer.observe(element);
      ask();
      return () => forget(element);
    },
  };
}
