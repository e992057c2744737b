import { Plus } from 'lucide-react';
import type { PantrySort } from '#contract/pantry.ts';
import { PANTRY_SORT_LABELS } from '#domain/pantry/pantry-list.ts';
import { countText } from '../../lib/format/number-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceSelect, choicesOf, SearchInput } from '../../ui/controls.tsx';

/** The server takes no more. */
const SEARCH_MOST = 200;

interface PantryToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  sort: PantrySort;
  onSort: (sort: PantrySort) => void;
  onAddFood: () => void;
}

export const PantryToolbar = ({ search, onSearch, sort, onSort, onAddFood }: PantryToolbarProps) => (
  <div className="mb-2 flex flex-col gap-3 sm:flex-row">
    <SearchInput
      aria-label="Search food items..."
      placeholder="Search food items..."
      value={search}
      maxLength={SEARCH_MOST}
      onChange={onSearch}
      className="grow"
    />
    <div className="flex gap-3">
      <ChoiceSelect
        aria-label="Sort by"
        value={sort}
        className="grow sm:w-50"
        choices={choicesOf(PANTRY_SORT_LABELS)}
        onChange={onSort}
      />
      <Button variant="secondary" className="shrink-0 whitespace-nowrap" onClick={onAddFood} icon={Plus}>
        Add a food
      </Button>
    </div>
  </div>
);

interface SelectionBarProps {
  matching: number;
  matchingSelected: number;
  selected: number;
  /** What selecting all is on its way to; null at rest. */
  aim: boolean | null;
  onSelectAll: (all: boolean) => void;
  onClear: () => void;
}

/** Selects all that match, tells how many are selected, and lets them go. */
export const SelectionBar = (props: SelectionBarProps) => (
  <div className="mb-3 flex min-h-touch flex-wrap items-center gap-x-3 sm:gap-x-5">
    <Checkbox
      label={`Select all (${countText(props.matching)})`}
      checked={props.aim ?? (props.matching > 0 && props.matchingSelected === props.matching)}
      disabled={props.matching === 0}
      aria-busy={props.aim !== null || undefined}
      ref={(box) => {
        const isPart = props.matchingSelected > 0 && props.matchingSelected < props.matching;
        if (box) box.indeterminate = props.aim === null && isPart;
      }}
      onChange={(event) => props.onSelectAll(event.target.checked)}
    />
    <p role="status" className="font-bold">
      {props.selected > 0 ? `${countText(props.selected)} selected` : null}
    </p>
    {props.selected > 0 ? (
      <>
        <Button variant="ghost" className="px-2! whitespace-nowrap" onClick={props.onClear}>
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
