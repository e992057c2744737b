import { useMemo, useState } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { pantryFood } from '#domain/diary/pantry-food.ts';
import { useAte } from '../../lib/diary/use-log.ts';
import { holdPlace } from '../../lib/hold-place.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useChangeItem, useDeleteItem } from './item-changes.ts';
import { PantryCard } from './pantry-card.tsx';
import { PantryWindow } from './pantry-window.tsx';
import { type ChangeSelection, type Selection, toggled } from './selection.ts';
import type { PantryPages, RowSpan } from './use-pantry-pages.ts';

const EditDialog = lazyComponent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog));

interface PantryRowsProps {
  headingId: string;
  pages: PantryPages;
  selection: Selection;
  onSelect: ChangeSelection;
  onSpan: (span: RowSpan) => void;
}

/** The cards of the list with what can be done with each. */
export function PantryRows({ headingId, pages, selection, onSelect, onSpan }: PantryRowsProps) {
  const { person } = usePerson();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [edited, setEdited] = useState<ListedPantryItem | null>(null);
  const change = useChangeItem();
  const remove = useDeleteItem({
    onDeleted: (item) => onSelect((before) => (before.has(item.id) ? toggled(before, item) : before)),
    // What was selected when it went is selected again.
    onRestored: (item) => {
      if (selectedWhenDeleted.has(item.id)) onSelect((now) => (now.has(item.id) ? now : toggled(now, item)));
    },
  });
  const [selectedWhenDeleted] = useState(() => new Set<number>());
  const onToggle = useLatestCallback((item: ListedPantryItem) => onSelect((before) => toggled(before, item)));
  const onOpen = useLatestCallback((id: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    }),
  );
  const onFavorite = useLatestCallback((item: ListedPantryItem) =>
    change.mutate({ id: item.id, name: item.productName, changes: { isFavorite: !item.isFavorite } }),
  );
  const onDelete = useLatestCallback((item: ListedPantryItem) => {
    if (selection.has(item.id)) selectedWhenDeleted.add(item.id);
    holdPlace(headingId);
    remove.mutate(item);
  });
  const { ate } = useAte();
  const onEat = useLatestCallback((item: ListedPantryItem) => ate(pantryFood(item)));
  const zone = personZone(person);
  const today = useMemo(() => dayIn(zone, Date.now()), [zone]);
  const events = { onToggle, onOpen, onFavorite, onEat, onDelete, onEdit: setEdited };
  return (
    <>
      <PantryWindow
        key={`${pages.shown.sort} ${pages.shown.search}`}
        total={pages.total ?? 0}
        itemAt={pages.itemAt}
        onSpan={onSpan}
      >
        {(item) => (
          <PantryCard
            item={item}
            isSelected={selection.has(item.id)}
            isOpen={open.has(item.id)}
            today={today}
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
          unit={person.units.food}
          onClose={() => setEdited(null)}
          onRenamed={(id, name) => onSelect((now) => (now.has(id) ? new Map(now).set(id, name) : now))}
        />
      ) : null}
    </>
  );
}
