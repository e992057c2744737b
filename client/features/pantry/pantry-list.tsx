import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PantrySort } from '#contract/pantry.ts';
import { matchesSearch, sortPantry } from '#domain/pantry-list.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CompassRose } from '../../ui/illustrations/compass-rose.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { PantryCard } from './pantry-card.tsx';
import { PantryToolbar } from './pantry-toolbar.tsx';

const NONE: ReadonlySet<number> = new Set();

interface PantryListProps {
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

/** All saved foods of the account, with search, order and selection. */
export function PantryList({ selected, onSelect }: PantryListProps) {
  const { data: items, error, refetch } = useQuery(pantryItemsQuery());
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<PantrySort>('newest');
  const shown = useMemo(
    () =>
      sortPantry(
        (items ?? []).filter((item) => matchesSearch(item, search)),
        sort,
      ),
    [items, search, sort],
  );
  if (!items) {
    return error ? (
      <ErrorState title="Your pantry could not be loaded" onRetry={() => refetch()}>
        {errorText(error, 'Please try again later')}
      </ErrorState>
    ) : (
      <LoadingState label="Loading your pantry items..." />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title="No pantry items yet"
        figure={<CompassRose className="size-28" />}
        action={<ButtonLink to="/keto-pantry">Upload Label</ButtonLink>}
      >
        Start by scanning nutrition labels with the Pantry Scanner
      </EmptyState>
    );
  }
  // A deleted item may still be in the set.
  const stillThere = items.filter((item) => selected.has(item.id));
  const toggle = (id: number) => {
    const next = new Set(stillThere.map((item) => item.id));
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const selectAll = (all: boolean) => {
    const next = new Set(stillThere.map((item) => item.id));
    for (const { id } of shown) {
      if (all) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  return (
    <section aria-label="Pantry items">
      <PantryToolbar
        search={search}
        onSearch={setSearch}
        sort={sort}
        onSort={setSort}
        shown={shown.length}
        shownSelected={shown.filter((item) => selected.has(item.id)).length}
        selected={stillThere.length}
        onSelectAll={selectAll}
        onClear={() => onSelect(NONE)}
      />
      {shown.length === 0 ? (
        <EmptyState title="No items found">Try adjusting your search terms</EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {shown.map((item) => (
            <PantryCard key={item.id} item={item} selected={selected.has(item.id)} onToggle={toggle} />
          ))}
        </ul>
      )}
    </section>
  );
}
