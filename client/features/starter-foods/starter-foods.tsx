import {
  Beef,
  Cherry,
  CupSoda,
  Droplet,
  type LucideIcon,
  Milk,
  Nut,
  Printer,
  Salad,
  Soup,
} from 'lucide-react';
import { useId, useState } from 'react';
import { FOODS_SOURCE } from '#domain/nutrition/food.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SearchInput } from '../../ui/controls.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type AddableFood, type AddState, FoodRow, type FoodRowProps, FULL_BAR_G } from './food-row.tsx';
import {
  countFoods,
  type FoodFilter,
  filterCategories,
  SHOWN_CATEGORIES,
  type ShownCategory,
} from './shown-foods.ts';

const ALL = countFoods(SHOWN_CATEGORIES);

type View = FoodFilter & Pick<FoodRowProps, 'showSource'>;

interface ToolbarProps {
  view: View;
  onChange: (change: Partial<View>) => void;
  found: number;
}

function Toolbar({ view, onChange, found }: ToolbarProps) {
  const isFiltered = view.search.trim() !== '' || view.lowestOnly;
  return (
    <div className="mb-5 flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchInput
          aria-label="Search the starter foods"
          placeholder="Search foods, like cheese"
          autoComplete="off"
          value={view.search}
          onChange={(search) => onChange({ search })}
          className="w-full sm:w-80"
        />
        <Checkbox
          label="At most 1 g of net carbs"
          checked={view.lowestOnly}
          onChange={(event) => onChange({ lowestOnly: event.target.checked })}
        />
        <Checkbox
          label="Show USDA names"
          checked={view.showSource}
          onChange={(event) => onChange({ showSource: event.target.checked })}
        />
        <Button variant="secondary" className="sm:ml-auto" onClick={() => window.print()} icon={Printer}>
          Print the list
        </Button>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {isFiltered ? `${found} of ${ALL} foods` : null}
      </p>
    </div>
  );
}

const MARKS: Readonly<Record<string, LucideIcon>> = {
  'Proteins & Meats': Beef,
  'Healthy Fats & Oils': Droplet,
  'Dairy & Alternatives': Milk,
  Vegetables: Salad,
  'Fruits (Low Sugar)': Cherry,
  'Nuts & Seeds': Nut,
  'Flavor Boosters & Condiments': Soup,
  Drinks: CupSoda,
};

type CategoryCardProps = Pick<FoodRowProps, 'unit' | 'showSource' | 'onAdd'> & {
  category: ShownCategory;
  addStates: ReadonlyMap<string, AddState>;
};

function CategoryCard({ category: { title, tip, foods }, addStates, ...row }: CategoryCardProps) {
  const titleId = useId();
  const Mark = MARKS[title];
  return (
    <section
      aria-labelledby={titleId}
      className="mb-5 break-inside-avoid overflow-hidden rounded-lg border-2 border-ink bg-card"
    >
      <header className="flex items-start gap-3 border-b-2 border-ink bg-shoal px-4 py-3 sm:px-5">
        {Mark ? <Mark aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-rose" /> : null}
        <div>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{tip}</p>
        </div>
      </header>
      <ul className="px-4 py-1 sm:px-5 max-sm:pr-1">
        {foods.map((food) => (
          <FoodRow
            key={food.name}
            food={food}
            addState={food.figures ? addStates.get(food.figures.id) : undefined}
            {...row}
          />
        ))}
      </ul>
    </section>
  );
}

const SourceNote = () => (
  <p className="mt-1 max-w-prose text-small text-ink-soft">
    Net carbs are total carbs minus fiber, for the portion shown. A full bar means {FULL_BAR_G} g, half of a
    strict keto day's limit. Some portions are weighed raw or as sold. Show USDA names to see which. Source:{' '}
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
  const [view, setView] = useState<View>({ search: '', lowestOnly: false, showSource: false });
  const change = (part: Partial<View>) => setView({ ...view, ...part });
  const categories = filterCategories(view);
  return (
    <>
      <Toolbar view={view} onChange={change} found={countFoods(categories)} />
      {categories.length === 0 ? (
        <EmptyState
          title="That food isn't on the list"
          action={
            <Button variant="secondary" onClick={() => change({ search: '', lowestOnly: false })}>
              Show all foods
            </Button>
          }
        >
          It may still be fine. Scan its label, or ask in Chat Mode.
        </EmptyState>
      ) : (
        <div className="gap-5 lg:columns-2 print:columns-2">
          {categories.map((category) => (
            <CategoryCard
              key={category.title}
              category={category}
              unit={units.food}
              showSource={view.showSource}
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
