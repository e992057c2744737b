import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PANTRY_FOUND_MOST } from '#contract/pantry.ts';
import { PANTRY_SORT_LABELS } from '#domain/pantry/pantry-list.ts';
import { countText } from '../../lib/format/number-text.ts';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { FIRST_VIEW } from '../../lib/pantry/pantry-items.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, ChoiceSelect, choicesOf, SearchInput } from '../../ui/controls.tsx';
import { EmptyCrate, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { PantryRows } from './pantry-rows.tsx';
import { type ChangeSelection, type Selection, useMatchingSelected, useSelectAll } from './selection.ts';
import { FIRST_PAGE, pagesAround, usePantryPages } from './use-pantry-pages.ts';

/** The server takes no more. */
const SEARCH_MOST = 200;

interface SelectionBarProps {
  search: string;
  /** How many foods match it. */
  matching: number;
  selection: Selection;
  onSelect: ChangeSelection;
}

/** Selects all that match, tells how many are selected, and lets them go. */
function SelectionBar({ search, matching, selection, onSelect }: SelectionBarProps) {
  const { selectAll, aim } = useSelectAll(search, onSelect);
  const matchingSelected = useMatchingSelected(search, selection);
  const isPart = matchingSelected > 0 && matchingSelected < matching;
  return (
    <div className="mb-3 flex min-h-touch flex-wrap items-center gap-x-3 sm:gap-x-5">
      <Checkbox
        label={`Select all (${countText(matching)})`}
        checked={aim ?? (matching > 0 && matchingSelected === matching)}
        disabled={matching === 0}
        aria-busy={aim !== null || undefined}
        ref={(box) => {
          if (box) box.indeterminate = aim === null && isPart;
        }}
        onChange={(event) => selectAll(event.target.checked)}
      />
      <p role="status" className="font-bold">
        {selection.size > 0 ? `${countText(selection.size)} selected` : null}
      </p>
      {selection.size > 0 ? (
        <>
          <Button
            variant="ghost"
            className="px-2! whitespace-nowrap"
            onClick={() => onSelect(() => new Map())}
          >
            Clear Selection
          </Button>
          {/* Each food below has five stops for the Tab key. */}
          <a href="#meal-planner" className="skip-link">
            Skip to the meal planner
          </a>
        </>
      ) : null}
    </div>
  );
}

const HEADING_ID = 'pantry-items';

interface PantryListProps {
  selection: Selection;
  onSelect: ChangeSelection;
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

export function PantryList({ selection, onSelect, onAddFood }: PantryListProps) {
  const [typed, setTyped] = useState(FIRST_VIEW.search);
  const [sort, setSort] = useState(FIRST_VIEW.sort);
  const [span, setSpan] = useState(FIRST_PAGE);
  const pages = usePantryPages({ search: useSettled(typed.trim()), sort }, span);
  const { shown, total, error, pageError } = pages;
  if (total === undefined && !error) return <LoadingState label="Loading your pantry items..." />;
  if (total === 0 && shown.search === '' && typed === '') return <NothingSaved onAddFood={onAddFood} />;
  return (
    <section aria-labelledby={HEADING_ID} aria-busy={pages.isWaiting}>
      <h2 id={HEADING_ID} tabIndex={-1} className="sr-only">
        Pantry items
      </h2>
      <div className="mb-2 flex flex-col gap-3 sm:flex-row">
        <SearchInput
          aria-label="Search food items..."
          placeholder="Search food items..."
          value={typed}
          maxLength={SEARCH_MOST}
          onChange={setTyped}
          className="grow"
        />
        <div className="flex gap-3">
          <ChoiceSelect
            aria-label="Sort by"
            value={sort}
            className="grow sm:w-50"
            choices={choicesOf(PANTRY_SORT_LABELS)}
            onChange={setSort}
          />
          <Button variant="secondary" className="shrink-0 whitespace-nowrap" onClick={onAddFood} icon={Plus}>
            Add a food
          </Button>
        </div>
      </div>
      <SelectionBar search={shown.search} matching={total ?? 0} selection={selection} onSelect={onSelect} />
      <p role="status" className="sr-only">
        {shown.search === '' || total === undefined ? null : `${countText(total)} items found`}
      </p>
      {error || pageError ? (
        <div className="mb-4">
          <ErrorState
            title="Your pantry could not be loaded"
            error={error ?? pageError}
            onRetry={pages.retry}
          />
        </div>
      ) : null}
      {shown.search !== '' && total === PANTRY_FOUND_MOST ? (
        <p className="mb-4 text-sm text-ink-soft">
          These are the {countText(PANTRY_FOUND_MOST)} newest that match. Type more of the name to find an
          older one.
        </p>
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
          onRange={(first, last) => setSpan((before) => pagesAround(before, first, last))}
        />
      )}
    </section>
  );
}
