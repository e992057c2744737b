import { Copy, Printer, Share2, X } from 'lucide-react';
import { useMemo } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { shoppingList, shoppingListText } from '#domain/meal-plan-text/shopping-list.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { toastFailure } from '../../../lib/say-failed.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ServingsStepper, servingsOf } from '../servings.tsx';
import { useServings } from '../use-saved-plans.ts';
import { AisleList } from './aisle-list.tsx';
import { AtHomeList, atHome } from './at-home.tsx';
import { listName, useTicks } from './ticks.ts';

async function copyShoppingList(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Shopping list copied to clipboard!' });
  } catch {
    toastFailure('Failed to copy shopping list');
  }
}

/** Whether this browser can hand text to other apps; few on desktops can. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands the list to another app of the device; nothing is said where the person thinks better of it. */
async function shareShoppingList(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    toastFailure('Failed to share shopping list');
  }
}

interface ShoppedPlansProps {
  plans: readonly SavedMealPlan[];
  servingsOf: (planId: number) => number;
  onServings: (planId: number, servings: number) => void;
  onRemove: (planId: number) => void;
}

/** The plans a list is for, each for how many. */
const ShoppedPlans = ({ plans, servingsOf, onServings, onRemove }: ShoppedPlansProps) => (
  <ul aria-label="Plans of this list" className="mb-4 flex flex-col rounded-lg bg-shoal px-4 py-1">
    {plans.map(({ id, title, plan }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-4 border-b border-shoal-deep py-2 last:border-b-0"
      >
        <span className="font-bold wrap-anywhere">{title}</span>
        <span className="flex items-center gap-2 print:hidden">
          {plan ? (
            <ServingsStepper
              servings={servingsOf(id)}
              onChange={(servings) => onServings(id, servings)}
              of={title}
            />
          ) : null}
          {plans.length > 1 ? (
            <IconButton
              icon={X}
              label={`Take ${title} off this list`}
              title="Take off this list"
              onClick={() => onRemove(id)}
            />
          ) : null}
        </span>
      </li>
    ))}
  </ul>
);

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
