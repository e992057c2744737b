import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import type { RowSpan } from './use-pantry-pages.ts';

/** Height of a card without notes, in px; each one is measured once it is rendered. */
const USUAL_HEIGHT = 220;
const GAP = 16;
/** Rows rendered beyond the window's edges. */
const OVERSCAN = 4;

interface PantryWindowProps {
  total: number;
  itemAt: (row: number) => ListedPantryItem | undefined;
  onSpan: (span: RowSpan) => void;
  children: (item: ListedPantryItem) => ReactNode;
}

/** Distance of the list from the top of the page, which other parts of the page may change. */
function useTopOf() {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Only the browser knows when something above the list grows or goes.
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const observer = new ResizeObserver(() => {
      const list = ref.current;
      if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return { ref, top };
}

/** The rows around the window of a list of any length; the page itself is what scrolls. */
export function PantryWindow({ total, itemAt, onSpan, children }: PantryWindowProps) {
  const { ref, top } = useTopOf();
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: total,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    gap: GAP,
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    scrollMargin: top,
    getItemKey: useCallback((row: number) => itemAt(row)?.id ?? `row ${row}`, [itemAt]),
    // The row that has the focus stays, or the keyboard would lose its place.
    rangeExtractor: (range) => {
      const rendered = defaultRangeExtractor(range);
      if (focused === null || focused >= total || rendered.includes(focused)) return rendered;
      return [...rendered, focused].sort((a, b) => a - b);
    },
    onChange: ({ range }) => {
      if (range) onSpan({ first: range.startIndex, last: range.endIndex });
    },
  });
  return (
    <ul
      ref={(list) => {
        ref.current = list;
        rows.containerRef(list);
      }}
      className="relative"
    >
      {rows.getVirtualItems().map(({ key, index }) => {
        const item = itemAt(index);
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(null)}
            className="absolute inset-x-0"
          >
            {item ? (
              children(item)
            ) : (
              <div
                aria-busy="true"
                className="rounded-lg border-2 border-line bg-card"
                style={{ height: USUAL_HEIGHT }}
              >
                <span className="sr-only">Loading</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
