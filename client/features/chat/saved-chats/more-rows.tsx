import { useEffect, useEffectEvent, useRef } from 'react';

interface MoreRowsProps {
  /** Rows that are not drawn yet. */
  left: number;
  onMore: () => void;
}

/** End of a long list: more rows are drawn as it is scrolled into sight, or when it is pressed. */
export function MoreRows({ left, onMore }: MoreRowsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const grow = useEffectEvent(onMore);
  // Only an observer knows what the box around the list shows.
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) grow();
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  return (
    <li>
      <button
        ref={button}
        type="button"
        onClick={onMore}
        className="min-h-touch w-full rounded-md px-2 text-left text-sea underline underline-offset-4 hover:bg-shoal"
      >
        Show more chats ({left})
      </button>
    </li>
  );
}
