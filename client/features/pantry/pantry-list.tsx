import { useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { countText } from '../../lib/format/number-text.ts';
import { FIRST_VIEW } from '../../lib/pantry/pantry-items.ts';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyCrate, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { PantryRows } from './pantry-rows.tsx';
import { PantryToolbar, SelectionBar } from './pantry-toolbar.tsx';
import { type ChangeSelection, type Selection, useMatchingSelected, useSelectAll } from './selection.ts';
import { AT_TOP, usePantryPages, widened } from './use-pantry-pages.ts';

const HEADING_ID = 'pantry-items';

interface PantryListProps {
  selection: Selection;
  onSelect: ChangeSelection;
  onClear: () => void;
  onAddFood: () => void;
}

const NothingSaved = ({ onAddFood }: { onAddFood: () => void }) => (
  <EmptyState
    title="No pantry items yet"
    figure={<EmptyCrate />}
    action={
      <>
        <ButtonLink to="/keto-pantry">Upload Label</ButtonLink>
        <Button variant="secondary" onClick={onAddFood}>
          Add a food
        </Button>
      </>
    }
  >
    Start by scanning nutrition labels with the Pantry Scanner
  </EmptyState>
);

export function PantryList({ selection, onSelect, onClear, onAddFood }: PantryListProps) {
  const [typed, setTyped] = useState(FIRST_VIEW.search);
  const [sort, setSort] = useState(FIRST_VIEW.sort);
  const [span, setSpan] = useState(AT_TOP);
  const pages = usePantryPages({ search: useSettled(typed.trim()), sort }, span);
  const { shown, total, error, pageError } = pages;
  const { selectAll, aim } = useSelectAll(shown.search, onSelect);
  const matchingSelected = useMatchingSelected(shown.search, selection);
  if (total === undefined && !error) return <LoadingState label="Loading your pantry items..." />;
  if (total === 0 && shown.search === '' && typed === '') return <NothingSaved onAddFood={onAddFood} />;
  return (
    <section aria-labelledby={HEADING_ID} aria-busy={pages.isWaiting}>
      <h2 id={HEADING_ID} tabIndex={-1} className="sr-only">
        Pantry items
      </h2>
      <PantryToolbar search={typed} onSearch={setTyped} sort={sort} onSort={setSort} onAddFood={onAddFood} />
      <SelectionBar
        matching={total ?? 0}
        matchingSelected={matchingSelected}
        selected={selection.size}
        aim={aim}
        onSelectAll={selectAll}
        onClear={onClear}
      />
      <p role="status" className="sr-only">
        {shown.search === '' || total === undefined ? null : `${countText(total)} items found`}
      </p>
      {error || pageError ? (
        <div className="mb-4">
          <ErrorState
            title="Your pantry could not be loaded"
            error={error ?? pageError}
            onRetry={pages.retry}
          >
            {errorText(error ?? pageError, 'Please try again later')}
          </ErrorState>
        </div>
      ) : null}
      {error ? null : total === 0 ? (
        <EmptyState title="No items found" figure={<Spyglass />}>
          Try adjusting your search terms
        </EmptyState>
      ) : (
        <PantryRows
          headingId={HEADING_ID}
          pages={pages}
          selection={selection}
          onSelect={onSelect}
          onSpan={(next) => setSpan((before) => widened(before, next))}
        />
      )}
    </section>
  );
}
