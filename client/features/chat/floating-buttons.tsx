import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { Below } from './follow-newest.ts';

const THRESHOLD_PX = 300;

/** Back to the first message; appears after 300 px of scrolling. */
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
      <ArrowUp aria-hidden="true" className="size-6" />
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
          <ArrowDown aria-hidden="true" className="size-6" />
          {isNew ? <span className="pr-2 max-sm:sr-only">New answer below</span> : null}
        </button>
      )}
      {scroller ? <ScrollUpButton box={scroller} /> : null}
    </div>
  );
}
