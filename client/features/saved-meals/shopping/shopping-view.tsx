import { Copy, Printer, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { shoppingList, shoppingListText } from '#domain/meal-plan-text/shopping-list.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Button } from '../../../ui/button.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { servingsOf } from '../servings.ts';
import { useServings } from '../use-saved-plans.ts';
import { AisleList } from './aisle-list.tsx';
import { atHome } from './at-home.ts';
import { AtHomeList } from './at-home-list.tsx';
import { canShare, copyShoppingList, shareShoppingList } from './list-text-actions.ts';
import { ShoppedPlans } from './shopped-plans.tsx';
import { listName } from './ticks.ts';
import { useTicks } from './use-ticks.ts';

interface ShoppingViewProps {
  plans: readonly SavedMealPlan[];
  pantry: readonly PantryNow[];
  onPlans: (ids: readonly number[]) => void;
}

const ICON = { 'aria-hidden': true, className: 'size-5' } as const;

const TextActions = ({ text }: { text: string }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button variant="secondary" onClick={() => copyShoppingList(text)}>
      <Copy {...ICON} />
      Copy
    </Button>
    {canShare() ? (
      <Button variant="secondary" onClick={() => shareShoppingList(text)}>
        <Share2 {...ICON} />
        Share
      </Button>
    ) : null}
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer {...ICON} />
      Print
    </Button>
  </div>
);

/** What has to be bought for these plans, to tick off in the shop. */
export function ShoppingView({ plans, pantry, onPlans }: ShoppingViewProps) {
  const { person } = usePerson();
  const unit = person.units.food;
  const { all, of, set } = useServings();
  const { ticked, toggle, clear } = useTicks(listName(plans.map(({ id }) => id)));
  const { aisles, home } = useMemo(() => {
    const shopped = plans.map((plan) => ({ plan, servings: servingsOf(all, plan.id) }));
    return { aisles: shoppingList(shopped, pantry, unit), home: atHome(shopped, pantry) };
  }, [plans, all, pantry, unit]);
  const keys = aisles.flatMap(({ items }) => items.map(({ key }) => key));
  const done = keys.filter((key) => ticked.has(key)).length;
  return (
    <>
      <ShoppedPlans
        plans={plans}
        servingsOf={of}
        onServings={set}
        onRemove={(id) => onPlans(plans.filter((plan) => plan.id !== id).map((plan) => plan.id))}
      />
      {keys.length === 0 ? (
        <EmptyState title="Nothing to buy" figure={<Captain mood="proud" className="size-32" />}>
          Everything these plans need is in your pantry.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <div className="flex min-h-touch flex-wrap items-center gap-x-3">
              <p role="status" className="font-bold">
                {done} of {keys.length} ticked off
              </p>
              {done > 0 ? (
                <Button variant="ghost" className="px-2!" onClick={clear}>
                  Untick all
                </Button>
              ) : null}
            </div>
            <TextActions text={shoppingListText(aisles, ticked)} />
          </div>
          <AisleList aisles={aisles} ticked={ticked} onTick={toggle} isForSeveral={plans.length > 1} />
        </>
      )}
      <AtHomeList items={home} unit={unit} />
    </>
  );
}
