import { ShoppingBasket, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ChoiceSelect, choicesOf, SearchInput } from '../../ui/controls.tsx';
import { PLAN_SORT_LABELS, type PlanSort } from './plan-list.ts';

interface ListToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  sort: PlanSort;
  onSort: (sort: PlanSort) => void;
}

export const ListToolbar = ({ search, onSearch, sort, onSort }: ListToolbarProps) => (
  <div className="mb-3 flex flex-col gap-3 sm:flex-row print:hidden">
    <SearchInput
      aria-label="Search saved meals..."
      placeholder="Search saved meals..."
      value={search}
      onChange={onSearch}
      className="grow"
    />
    <ChoiceSelect
      aria-label="Sort by"
      value={sort}
      className="sm:w-50"
      choices={choicesOf(PLAN_SORT_LABELS)}
      onChange={onSort}
    />
  </div>
);

interface SelectionBarProps {
  selected: number;
  onShop: () => void;
  onClear: () => void;
}

/** What can be done with the selected plans; stays in sight while the list scrolls, above the way back to the top. */
export const SelectionBar = ({ selected, onShop, onClear }: SelectionBarProps) => (
  <div className="sticky bottom-20 z-10 mt-4 sm:bottom-3 short:static print:hidden">
    <p role="status" className="sr-only">
      {selected > 0 ? `${selected} selected` : null}
    </p>
    {selected > 0 ? (
      <div className="mx-auto flex w-fit flex-wrap items-center gap-x-2 rounded-lg border-2 border-ink bg-card p-2 pl-4 shadow-float">
        <span aria-hidden="true" className="font-bold">
          {selected} selected
        </span>
        <Button onClick={onShop} icon={ShoppingBasket}>
          Shopping list
        </Button>
        <Button variant="ghost" className="px-2.5!" onClick={onClear}>
          <X className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Clear Selection</span>
        </Button>
      </div>
    ) : null}
  </div>
);
