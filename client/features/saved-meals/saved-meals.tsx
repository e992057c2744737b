import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket, X } from 'lucide-react';
import { useCallback, useReducer, useState } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceSelect, choicesOf, SearchInput } from '../../ui/controls.tsx';
import { EmptyGalley, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { MealCard, PLANS_ID } from './card/meal-card.tsx';
import { RenameDialog } from './plan-changes.tsx';
import { listedPlans, PLAN_SORT_LABELS, type PlanSort, useSavedPlans } from './plan-list.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { useServings } from './servings.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The ids with one more, or without one that was among them; none for null. */
function toggled(ids: ReadonlySet<number>, id: number | null): ReadonlySet<number> {
  if (id === null) return NONE;
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** So many can be looked over; more can be searched and ordered. */
const MANY = 5;
/** Cards rendered at a time: hundreds at once would hold up the page. */
const PAGE = 40;

interface SelectionBarProps {
  selected: number;
  onShop: () => void;
  onClear: () => void;
}

/** What can be done with the selected plans; stays in sight while the list scrolls, above the way back to the top. */
const SelectionBar = ({ selected, onShop, onClear }: SelectionBarProps) => (
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

interface MealListProps {
  plans: readonly SavedMealPlan[];
  onShop: (ids: readonly number[]) => void;
}

function MealList({ plans, onShop }: MealListProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<PlanSort>('newest');
  const [limit, setLimit] = useState(PAGE);
  const [renaming, setRenaming] = useState<SavedMealPlan | null>(null);
  const [printing, setPrinting] = useState<SavedMealPlan | null>(null);
  const zone = personZone(usePerson().person);
  // Read while the cards are still folded, and anew when the pantry changes.
  const { data: pantry } = useQuery(pantryIdsQuery());
  const servings = useServings();
  const [opened, toggleOpen] = useReducer(toggled, NONE);
  const [selected, select] = useReducer(toggled, NONE);
  const chosen = plans.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const matching = listedPlans(plans, search, sort);
  const shown = matching.slice(0, limit);
  const serve = useLatestCallback(servings.set);
  const printed = useCallback(() => setPrinting(null), []);
  return (
    <section id={PLANS_ID} tabIndex={-1} className="focus-visible:outline-none">
      {plans.length > MANY || search !== '' ? (
        <div className="mb-3 flex flex-col gap-3 sm:flex-row print:hidden">
          <SearchInput
            aria-label="Search saved meals..."
            placeholder="Search saved meals..."
            value={search}
            onChange={setSearch}
            className="grow"
          />
          <ChoiceSelect
            aria-label="Sort by"
            value={sort}
            className="sm:w-50"
            choices={choicesOf(PLAN_SORT_LABELS)}
            onChange={setSort}
          />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {search.trim() === '' ? null : `${matching.length} meal plans found`}
      </p>
      {matching.length === 0 ? (
        <EmptyState title="No meal plans found" figure={<Spyglass />}>
          Try adjusting your search terms
        </EmptyState>
      ) : (
        <ul aria-label="Saved meal plans" className="flex flex-col gap-4">
          {shown.map((plan) => (
            <li key={plan.id}>
              <MealCard
                plan={plan}
                servings={servings.of(plan.id)}
                onServings={serve}
                zone={zone}
                isSelected={selected.has(plan.id)}
                onToggle={select}
                isOpen={opened.has(plan.id)}
                onOpen={toggleOpen}
                onRename={setRenaming}
                onPrint={setPrinting}
                onShop={onShop}
              />
            </li>
          ))}
        </ul>
      )}
      {matching.length > limit ? (
        <Button variant="secondary" className="mt-4" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, matching.length - limit)} more
        </Button>
      ) : null}
      <SelectionBar selected={chosen.length} onShop={() => onShop(chosen)} onClear={() => select(null)} />
      {renaming ? <RenameDialog plan={renaming} onClose={() => setRenaming(null)} /> : null}
      {printing ? (
        <PlanSheet
          plan={printing}
          pantry={pantry?.items}
          servings={servings.of(printing.id)}
          onDone={printed}
        />
      ) : null}
    </section>
  );
}

export function SavedMeals({ onShop }: { onShop: (ids: readonly number[]) => void }) {
  const { data: plans, error, refetch } = useSavedPlans();
  if (!plans && !error) return <LoadingState label="Loading saved meals..." />;
  // A kept copy without plans says nothing of what the account holds by now.
  if (!plans || (error && plans.length === 0)) {
    return <ErrorState title="Failed to load saved meals" error={error} onRetry={refetch} />;
  }
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No Saved Meals"
        figure={<EmptyGalley />}
        action={<ButtonLink to="/saved-pantry">Saved Pantry</ButtonLink>}
      >
        Start creating meal plans from your pantry items to see them here
      </EmptyState>
    );
  }
  return <MealList plans={plans} onShop={onShop} />;
}
