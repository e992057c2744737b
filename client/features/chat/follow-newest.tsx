import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where the window over the messages is held while they grow. */
export type Hold =
  /** At the last question, which stands at the top once the answer is longer than the window. */
  | 'question'
  /** At the very end, where the reader went. */
  | 'end'
  /** Nowhere: somebody reads further up, or within the last answer. */
  | 'free';

/** Pixels of the box's scrolling. */
export interface Scrolling {
  top: number;
  /** The furthest it can go. */
  end: number;
  /** Where the last question stands at the top, or the end where that is less far. */
  question: number;
}

/** How near still counts as there, for the roundings of zoomed pages. */
const NEAR_PX = 24;

const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR_PX;

/** What is held after somebody scrolled. The least way up lets go, so that the text never fights a finger. */
export function holdAfterScroll(before: number, { top, end, question }: Scrolling): Hold {
  if (top < before && top < end - 1) return 'free';
  if (isNear(top, question)) return 'question';
  return isNear(top, end) ? 'end' : 'free';
}

/** Where growing text moves the window to; null leaves it. */
export function heldTop(hold: Hold, { end, question }: Scrolling): number | null {
  if (hold === 'free') return null;
  return hold === 'end' ? end : question;
}

/** What a button down to the newest stands for, if there is one: something that came meanwhile, or a long way. */
type Below = 'nothing' | 'far' | 'new';

export function belowAfter(before: Below, hold: Hold, at: Scrolling, windowHeight: number): Below {
  if (hold !== 'free' || isNear(at.top, at.end)) return 'nothing';
  if (before === 'new') return 'new';
  return at.end - at.top > windowHeight ? 'far' : 'nothing';
}

/** Air above the last question. */
const TOP_GAP_PX = 16;

function scrollingOf(box: HTMLElement): Scrolling {
  const top = box.scrollTop;
  const end = box.scrollHeight - box.clientHeight;
  // Each entry of the list begins with its question.
  const question = box.querySelector('[data-messages]')?.lastElementChild;
  if (!question) return { top, end, question: 0 };
  const from = question.getBoundingClientRect().top - box.getBoundingClientRect().top + top;
  return { top, end, question: Math.max(0, Math.min(end, from - TOP_GAP_PX)) };
}

/** Scrolls and gives back where that ended, by which the event that follows is told from a person's scrolling. */
function scrollTo(box: HTMLElement, top: number): number {
  box.scrollTop = top;
  return box.scrollTop;
}

/**
 * Keeps the newest exchange in sight while it grows, unless the person has scrolled away to read.
 * @param news changes whenever there is something new to see
 */
export function useFollowNewest(box: RefObject<HTMLElement | null>, news: unknown) {
  const hold = useRef<Hold>('question');
  const last = useRef(0);
  const [below, setBelow] = useState<Below>('nothing');

  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const note = () => {
      const at = scrollingOf(element);
      if (at.top !== last.current) hold.current = holdAfterScroll(last.current, at);
      last.current = at.top;
      setBelow((before) => belowAfter(before, hold.current, at, element.clientHeight));
    };
    const growth = new ResizeObserver(() => {
      const top = heldTop(hold.current, scrollingOf(element));
      if (top !== null) last.current = scrollTo(element, top);
      note();
    });
    growth.observe(content);
    growth.observe(element);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [box]);

  const seen = useRef(news);
  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    if (hold.current === 'free') setBelow('new');
  }, [news]);

  const toNewest = () => {
    hold.current = 'question';
    setBelow('nothing');
    if (box.current) last.current = scrollTo(box.current, scrollingOf(box.current).question);
  };
  /** From within the last answer to its end, else to the last question. */
  const goDown = () => {
    const element = box.current;
    if (!element) return;
    const { top, end, question } = scrollingOf(element);
    if (top < question || question === end) return toNewest();
    hold.current = 'end';
    setBelow('nothing');
    last.current = scrollTo(element, end);
  };
  return { toNewest, below, goDown };
}

const THRESHOLD_PX = 300;

export function ScrollUpButton({ box }: { box: RefObject<HTMLElement | null> }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => setScrolled(element.scrollTop > THRESHOLD_PX);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [box]);
  if (!scrolled) return null;
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      aria-label="Back to the first message"
      title="Back to the first message"
      onClick={goUp}
      className="ml-auto flex size-touch shrink-0 items-center justify-center rounded-full border-2 border-ink bg-card hover:bg-shoal"
    >
      <ArrowUp className="size-6" />
    </button>
  );
}

interface FloatingButtonsProps {
  below: Below;
  onDown: () => void;
  /** Null where the way up stands elsewhere. */
  scroller: RefObject<HTMLElement | null> | null;
}

/** Over the lower edge of the messages, in the thumb's reach: down to the newest, and up. */
export function FloatingButtons({ below, onDown, scroller }: FloatingButtonsProps) {
  const isNew = below === 'new';
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-3 flex items-end gap-2 *:pointer-events-auto">
      {below === 'nothing' ? null : (
        <button
          type="button"
          aria-label={isNew ? 'New answer below' : 'Go to the newest message'}
          title={isNew ? undefined : 'Go to the newest message'}
          onClick={onDown}
          className="flex h-12 min-w-12 items-center md:absolute md:bottom-0 md:left-1/2 md:-translate-x-1/2 justify-center gap-2 rounded-full border-2 border-ink bg-card px-2.5 font-bold shadow-float hover:bg-shoal"
        >
          <ArrowDown className="size-6" />
          {isNew ? <span className="pr-2 max-sm:sr-only">New answer below</span> : null}
        </button>
      )}
      {scroller ? <ScrollUpButton box={scroller} /> : null}
    </div>
  );
}
