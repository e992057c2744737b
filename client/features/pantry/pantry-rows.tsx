import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { pantryFood } from '#domain/diary/pantry-food.ts';
import { holdPlace } from '../../lib/browser/hold-place.ts';
import { useAte } from '../../lib/diary/use-log.ts';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useChangeItem, useDeleteItem } from './item-changes.ts';
import { PantryCard } from './pantry-card.tsx';
import { type ChangeSelection, type Selection, toggled, withAll, withoutAll } from './selection.ts';
import type { PantryPages } from './use-pantry-pages.ts';

const EditDialog = lazyComponent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog));

/** Height of a card without notes, in px; each one is measured once it is rendered. */
const USUAL_HEIGHT = 220;
const GAP = 16;
/** Rows rendered beyond the window's edges. */
const OVERSCAN = 4;

type PantryWindowProps = Pick<PantryRowsProps, 'pages' | 'onRange'> & {
  children: (item: ListedPantryItem) => ReactNode;
};

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
function PantryWindow({ pages: { total = 0, itemAt }, onRange, children }: PantryWindowProps) {
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
      if (range) onRange(range.startIndex, range.endIndex);
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

interface PantryRowsProps {
  headingId: string;
  pages: PantryPages;
  selection: Selection;
  onSelect: ChangeSelection;
  /** Told which rows are in the window, both counted in. */
  onRange: (first: number, last: number) => void;
}

const NONE_OPEN: ReadonlySet<number> = new Set();

/** The ids with one more, or without one that was among them. */
function toggledId(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function PantryRows({ headingId, pages, selection, onSelect, onRange }: PantryRowsProps) {
  const { person } = usePerson();
  const [open, onOpen] = useReducer(toggledId, NONE_OPEN);
  const [edited, setEdited] = useState<ListedPantryItem | null>(null);
  const change = useChangeItem();
  const remove = useDeleteItem((item) => {
    if (!selection.has(item.id)) return undefined;
    onSelect((before) => withoutAll(before, [item]));
    // What was selected when it went is selected again.
    return () => onSelect((now) => withAll(now, [item]));
  });
  const onToggle = useLatestCallback((item: ListedPantryItem) => onSelect((before) => toggled(before, item)));
  const onFavorite = useLatestCallback((item: ListedPantryItem) =>
    change.mutate({ id: item.id, name: item.productName, changes: { isFavorite: !item.isFavorite } }),
  );
  const onDelete = useLatestCallback((item: ListedPantryItem) => {
    holdPlace(headingId);
    remove.mutate(item);
  });
  const { ate } = useAte();
  const onEat = useLatestCallback((item: ListedPantryItem) => ate(pantryFood(item)));
  const zone = personZone(person);
  const events = { onToggle, onOpen, onFavorite, onEat, onDelete, onEdit: setEdited };
  return (
    <>
      <PantryWindow key={`${pages.shown.sort} ${pages.shown.search}`} pages={pages} onRange={onRange}>
        {(item) => (
          <PantryCard
            item={item}
            isSelected={selection.has(item.id)}
            isOpen={open.has(item.id)}
            today={dayIn(zone, Date.now())}
            unit={person.units.food}
            zone={zone}
            {...events}
          />
        )}
      </PantryWindow>
      {edited ? (
        <EditDialog
          key={edited.id}
          item={edited}
          onClose={() => setEdited(null)}
          onRenamed={(id, name) => onSelect((now) => (now.has(id) ? new Map(now).set(id, name) : now))}
        />
      ) : null}
    </>
  );
}
