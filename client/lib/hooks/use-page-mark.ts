import { useLayoutEffect } from 'react';

/** What a part says of the whole page while it is shown. The styles hang on it. */
type PageMark = 'held' | 'bottomBar' | 'tallBottomBar';

const bearers: Record<PageMark, number> = { held: 0, bottomBar: 0, tallBottomBar: 0 };

function count(mark: PageMark, change: 1 | -1): void {
  bearers[mark] += change;
  const { dataset } = document.documentElement;
  if (bearers[mark] === 0) delete dataset[mark];
  // Whether there is a scrollbar's place to keep; asked before the page is held, which takes the scrollbar away.
  else dataset[mark] ??= window.innerWidth > document.documentElement.clientWidth ? 'scrollbar' : '';
}

/**
 * Writes a mark on the root element while a part is shown. A `:has()` there would say the same and make the browser
 * style every element of the page again.
 */
export function usePageMark(mark: PageMark): void {
  useLayoutEffect(() => {
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark]);
}

/** Whether a dialog or a slide-out is open. */
export const isPageHeld = (): boolean => 'held' in document.documentElement.dataset;
