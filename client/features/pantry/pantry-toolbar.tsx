import { Search } from 'lucide-react';
import { PANTRY_SORTS, type PantrySort } from '#contract/pantry.ts';
import { PANTRY_SORT_LABELS } from '#domain/pantry-list.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface PantryToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  sort: PantrySort;
  onSort: (sort: PantrySort) => void;
  /** Items that match the search. */
  shown: number;
  /** Of these, how many are selected. */
  shownSelected: number;
  selected: number;
  onSelectAll: (all: boolean) => void;
  onClear: () => void;
}

/** Search, order and selection over the list. */
export const PantryToolbar = (props: PantryToolbarProps) => (
  <div className="mb-5 flex flex-col gap-3">
    <div className="flex flex-col gap-3 sm:flex-row">
      <div className="relative grow">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute left-3 top-1/2 size-5 -translate-y-1/2"
        />
        <TextInput
          type="search"
          aria-label="Search food items..."
          placeholder="Search food items..."
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
          className="pl-10"
        />
      </div>
      <Select
        aria-label="Sort by"
        value={props.sort}
        className="sm:w-56"
        onChange={(event) => {
          const chosen = PANTRY_SORTS.find((sort) => sort === event.target.value);
          if (chosen) props.onSort(chosen);
        }}
      >
        {PANTRY_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {PANTRY_SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
    </div>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5">
      <Checkbox
        label={`Select all (${props.shown})`}
        checked={props.shown > 0 && props.shownSelected === props.shown}
        disabled={props.shown === 0}
        ref={(box) => {
          if (box) box.indeterminate = props.shownSelected > 0 && props.shownSelected < props.shown;
        }}
        onChange={(event) => props.onSelectAll(event.target.checked)}
      />
      {props.selected > 0 ? (
        <>
          <p role="status" className="font-bold">
            {props.selected} selected
          </p>
          <Button variant="ghost" className="px-2! whitespace-nowrap" onClick={props.onClear}>
            Clear Selection
          </Button>
        </>
      ) : null}
    </div>
  </div>
);
