import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';

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
      className="ml-auto flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-ink bg-card shadow-float hover:bg-shoal"
    >
      <ArrowUp aria-hidden="true" className="size-6" />
    </button>
  );
}
