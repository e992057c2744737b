import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 300;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export function BackToTop() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!scrolled) return null;
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      aria-label="Back to top"
      title="Back to top"
      onClick={goUp}
      className="fixed bottom-5 right-4 z-15 flex size-12 animate-fade items-center justify-center rounded-full border-2 border-ink bg-card shadow-float hover:bg-shoal sm:right-6 in-data-bottom-bar:bottom-20 in-data-tall-bottom-bar:max-sm:bottom-36 in-data-tall-bottom-bar:bottom-20"
    >
      <ArrowUp className="size-6" />
    </button>
  );
}
