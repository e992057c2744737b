import { Printer, Search } from 'lucide-react';
import { useState } from 'react';
import { FOODS_SOURCE } from '#domain/nutrition/food.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CategoryCard } from './category-card.tsx';
import type { AddableFood, AddState } from './food-row.tsx';
import { FULL_BAR_G } from './net-carb-sounding.tsx';
import { countFoods, type FoodFilter, filterCategories, SHOWN_CATEGORIES } from './shown-foods.ts';

const ALL = countFoods(SHOWN_CATEGORIES);

interface ToolbarProps {
  filter: FoodFilter;
  onFilter: (filter: FoodFilter) => void;
  showSource: boolean;
  onShowSource: (show: boolean) => void;
  found: number;
}

function Toolbar({ filter, onFilter, showSource, onShowSource, found }: ToolbarProps) {
  const isFiltered = filter.search.trim() !== '' || filter.lowestOnly;
  return (
    <div className="mb-5 flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="relative w-full sm:w-80">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute left-3 top-1/2 size-5 -translate-y-1/2"
          />
          <TextInput
            type="search"
            aria-label="Search the starter foods"
            placeholder="Search, such as cheese"
            autoComplete="off"
            value={filter.search}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
            className="pl-10"
          />
        </div>
        <Checkbox
          label="At most 1 g of net carbs"
          checked={filter.lowestOnly}
          onChange={(event) => onFilter({ ...filter, lowestOnly: event.target.checked })}
        />
        <Checkbox
          label="Name the USDA rows"
          checked={showSource}
          onChange={(event) => onShowSource(event.target.checked)}
        />
        <Button variant="secondary" className="sm:ml-auto" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print the list
        </Button>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {isFiltered ? `${found} of ${ALL} foods` : null}
      </p>
    </div>
  );
}

const SourceNote = () => (
  <p className="mt-1 max-w-prose text-small text-ink-soft">
    Net carbs are total carbs less fiber, worked out for the portion that is named. A bar is full at{' '}
    {FULL_BAR_G} g, half of a strict keto day. Portions are raw or as sold where the table says so. Source:{' '}
    {FOODS_SOURCE}.
  </p>
);

type AddFood = (food: AddableFood) => Promise<unknown>;

/** How far adding has come, by number of the row. A food that could not be added can be tried again. */
function useAddStates(onAdd: AddFood) {
  const [states, setStates] = useState<ReadonlyMap<string, AddState>>(new Map());
  const add = (food: AddableFood) => {
    const mark = (state: AddState) => setStates((before) => new Map(before).set(food.id, state));
    mark('adding');
    onAdd(food).then(
      () => mark('added'),
      () => mark(undefined),
    );
  };
  return { states, add };
}

/**
 * The first shopping list: eight groups of foods with the net carbs of a usual portion. `onAdd` puts a food into the
 * pantry, says how that went, and rejects when it failed.
 */
export function StarterFoods({ onAdd }: { onAdd: AddFood }) {
  const { units } = usePerson().person;
  const { states, add } = useAddStates(onAdd);
  const [filter, setFilter] = useState<FoodFilter>({ search: '', lowestOnly: false });
  const [showSource, setShowSource] = useState(false);
  const categories = filterCategories(filter);
  return (
    <>
      <Toolbar
        filter={filter}
        onFilter={setFilter}
        showSource={showSource}
        onShowSource={setShowSource}
        found={countFoods(categories)}
      />
      {categories.length === 0 ? (
        <EmptyState
          title="No food of the list is called that"
          action={
            <Button variant="secondary" onClick={() => setFilter({ search: '', lowestOnly: false })}>
              Show all foods
            </Button>
          }
        >
          It may still be fine: scan its label, or ask in Chat Mode.
        </EmptyState>
      ) : (
        <div className="gap-5 lg:columns-2 print:columns-2">
          {categories.map((category) => (
            <CategoryCard
              key={category.title}
              category={category}
              unit={units.food}
              showSource={showSource}
              addStates={states}
              onAdd={add}
            />
          ))}
        </div>
      )}
      <SourceNote />
    </>
  );
}
