import { type RefObject, useEffect, useRef } from 'react';

/** How near to its place, in pixels, still counts as reading along. */
const NEAR_PX = 120;
/** Air above the last question. */
const TOP_GAP_PX = 16;

/**
 * Where the box belongs while an answer grows: at its end, but never so far that the last question leaves it. Without
 * a question it stays at the top.
 */
function place(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const questions = box.querySelectorAll<HTMLElement>('[data-question]');
  const last = questions.item(questions.length - 1);
  if (!last) return 0;
  const top = last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.max(0, Math.min(end, top - TOP_GAP_PX));
}

/** Keeps the newest exchange in sight while it grows, unless the person has scrolled away to read. */
export function useFollowNewest(box: RefObject<HTMLElement | null>): { toNewest: () => void } {
  const following = useRef(true);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const noteWhere = () => {
      following.current = Math.abs(place(element) - element.scrollTop) < NEAR_PX;
    };
    const follow = () => {
      if (following.current) element.scrollTop = place(element);
    };
    const growth = new ResizeObserver(follow);
    growth.observe(content);
    element.addEventListener('scroll', noteWhere, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', noteWhere);
    };
  }, [box]);
  const toNewest = () => {
    following.current = true;
    if (box.current) box.current.scrollTop = place(box.current);
  };
  return { toNewest };
}
