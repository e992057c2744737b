import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';

const THRESHOLD_PX = 300;

interface ScrollUpButtonProps {
  box: RefObject<HTMLElement | null>;
  /** Over the messages' corner, where they leave room; else in the line it stands in. */
  floating: boolean;
}

/** Back to the first message; appears after 300 px of scrolling. */
export function ScrollUpButton({ box, floating }: ScrollUpButtonProps) {
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
      className={clsx(
        'flex items-center justify-center rounded-full border-2 border-ink bg-card hover:bg-shoal',
        floating ? 'absolute bottom-3 right-4 size-12 shadow-float' : 'ml-auto size-touch',
      )}
    >
      <ArrowUp aria-hidden="true" className="size-6" />
    </button>
  );
}
