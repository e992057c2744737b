import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyGalley, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { MealCard } from './card/meal-card.tsx';
import { ListToolbar, SelectionBar } from './list-toolbar.tsx';
import { RenameDialog } from './plan-changes.tsx';
import { listedPlans, neighborOf, type PlanSort, usePantryNow, useSavedPlans } from './plan-list.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { useServings } from './servings.tsx';

/** A set of ids of which each can be put in and out. */
function useToggled() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle: (id: number) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}

/** So many can be looked over; more can be searched and ordered. */
const MANY = 5;
/** Cards rendered at a time: hundreds at once would hold up the page. */
const PAGE = 40;

/** A card that goes takes the focus with it; the one beside it takes over. */
function useHeir(shown: readonly SavedMealPlan[]) {
  const list = useRef<HTMLUListElement>(null);
  const order = useRef(shown);
  const touched = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = order.current;
    order.current = shown;
    const gone = touched.current;
    if (gone === null || shown.some(({ id }) => id === gone)) return;
    touched.current = null;
    if (document.activeElement !== document.body) return;
    const heir = neighborOf(before, gone);
    const button = heir === null ? null : list.current?.querySelector<HTMLElement>(`[data-plan="${heir}"]`);
    (button ?? document.getElementById('main'))?.focus();
  }, [shown]);
  return {
    list,
    /** The focus was in this card last. */
    touch: (id: number) => {
      touched.current = id;
    },
  };
}

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
  const pantry = usePantryNow();
  const servings = useServings();
  const opened = useToggled();
  const selected = useToggled();
  const chosen = plans.filter(({ id }) => selected.ids.has(id)).map(({ id }) => id);
  const matching = listedPlans(plans, search, sort);
  const shown = matching.slice(0, limit);
  const { list, touch } = useHeir(shown);
  const open = useLatestCallback(opened.toggle);
  const select = useLatestCallback(selected.toggle);
  const serve = useLatestCallback(servings.set);
  const shop = useLatestCallback((plan: SavedMealPlan) => onShop([plan.id]));
  const printed = useCallback(() => setPrinting(null), []);
  return (
    <>
      {plans.length > MANY || search !== '' ? (
        <ListToolbar search={search} onSearch={setSearch} sort={sort} onSort={setSort} />
      ) : null}
      <p role="status" className="sr-only">
        {search.trim() === '' ? null : `${matching.length} meal plans found`}
      </p>
      {matching.length === 0 ? (
        <EmptyState title="No meal plans found" figure={<Spyglass />}>
          Try adjusting your search terms
        </EmptyState>
      ) : (
        <ul ref={list} aria-label="Saved meal plans" className="flex flex-col gap-4">
          {shown.map((plan) => (
            <li key={plan.id} onFocus={() => touch(plan.id)}>
              <MealCard
                plan={plan}
                pantry={pantry}
                servings={servings.of(plan.id)}
                onServings={serve}
                zone={zone}
                isSelected={selected.ids.has(plan.id)}
                onToggle={select}
                isOpen={opened.ids.has(plan.id)}
                onOpen={open}
                onRename={setRenaming}
                onPrint={setPrinting}
                onShop={shop}
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
      <SelectionBar selected={chosen.length} onShop={() => onShop(chosen)} onClear={selected.clear} />
      {renaming ? <RenameDialog plan={renaming} onClose={() => setRenaming(null)} /> : null}
      {printing ? (
        <PlanSheet
          plan={printing}
          pantry={pantry.items}
          servings={servings.of(printing.id)}
          onDone={printed}
        />
      ) : null}
    </>
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
