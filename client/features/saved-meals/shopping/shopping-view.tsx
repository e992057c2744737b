import { Copy, Printer, Share2, X } from 'lucide-react';
import { useMemo } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { type ShoppingAisle, shoppingList, shoppingListText } from '#domain/meal-plan-text/shopping-list.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ServingsStepper, servingsOf, useServings } from '../servings.tsx';
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

/** Hands the list to another app of the device, which few on desktops can; nothing is said where the person thinks better of it. */
async function shareShoppingList(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    toastFailure('Failed to share shopping list');
  }
}

const TextActions = ({ text }: { text: string }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button variant="secondary" onClick={() => copyShoppingList(text)} icon={Copy}>
      Copy
    </Button>
    {typeof navigator.share === 'function' ? (
      <Button variant="secondary" onClick={() => shareShoppingList(text)} icon={Share2}>
        Share
      </Button>
    ) : null}
    <Button variant="secondary" onClick={() => window.print()} icon={Printer}>
      Print
    </Button>
  </div>
);

interface AisleListProps {
  aisles: readonly ShoppingAisle[];
  ticked: ReadonlySet<string>;
  onTick: (key: string) => void;
  isForSeveral: boolean;
}

const AisleList = ({ aisles, ticked, onTick, isForSeveral }: AisleListProps) => (
  <div className="gap-4 md:columns-2 print:columns-2">
    {aisles.map(({ aisle, items }) => (
      <section
        key={aisle}
        aria-label={aisle}
        className="mb-4 break-inside-avoid rounded-lg border-2 border-line bg-card p-4"
      >
        <h2 className="text-lg">{aisle}</h2>
        <ul className="mt-1 flex flex-col">
          {items.map(({ key, name, amount, plans }) => (
            <li key={key} className="border-b border-line last:border-b-0">
              <Checkbox
                checked={ticked.has(key)}
                onChange={() => onTick(key)}
                className="py-1 [&>span]:grow"
                label={
                  <span className={ticked.has(key) ? 'text-ink-soft line-through' : undefined}>
                    <span className="flex flex-wrap justify-between gap-x-4">
                      <span className="wrap-anywhere">{name}</span>{' '}
                      {amount === null ? null : <span className="font-bold">{amount}</span>}
                    </span>
                    {isForSeveral ? (
                      <span className="block text-small text-ink-soft wrap-anywhere">
                        {' '}
                        {plans.join(', ')}
                      </span>
                    ) : null}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

interface ShoppingViewProps {
  plans: readonly SavedMealPlan[];
  pantry: readonly PantryNow[];
  onPlans: (ids: readonly number[]) => void;
}

export function ShoppingView({ plans, pantry, onPlans }: ShoppingViewProps) {
  const unit = usePerson().person.units.food;
  const servings = useServings();
  const { all } = servings;
  const ids = plans.map(({ id }) => id);
  const { ticked, toggle, clear } = useTicks(listName(ids));
  const { aisles, home } = useMemo(() => {
    const shopped = plans.map((plan) => ({ plan, servings: servingsOf(all, plan.id) }));
    return { aisles: shoppingList(shopped, pantry, unit), home: atHome(shopped, pantry) };
  }, [plans, all, pantry, unit]);
  const keys = aisles.flatMap(({ items }) => items.map(({ key }) => key));
  const done = keys.filter((key) => ticked.has(key)).length;
  return (
    <>
      <ul aria-label="Plans on this list" className="mb-4 flex flex-col rounded-lg bg-shoal px-4 py-1">
        {plans.map(({ id, title, plan }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-shoal-deep py-2 last:border-b-0"
          >
            <span className="font-bold wrap-anywhere">{title}</span>
            <span className="flex items-center gap-2 print:hidden">
              {plan ? (
                <ServingsStepper
                  servings={servings.of(id)}
                  onChange={(next) => servings.set(id, next)}
                  of={title}
                />
              ) : null}
              {plans.length > 1 ? (
                <IconButton
                  icon={X}
                  label={`Take ${title} off this list`}
                  title="Take off this list"
                  onClick={() => onPlans(ids.filter((one) => one !== id))}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {keys.length === 0 ? (
        <EmptyState title="Nothing to buy" figure={<Captain mood="proud" className="size-32" />}>
          Everything these plans need is in your pantry.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <div className="flex min-h-touch flex-wrap items-center gap-x-3">
              <p role="status" className="font-bold">
                {done} of {keys.length} checked off
              </p>
              {done > 0 ? (
                <Button variant="ghost" className="px-2!" onClick={clear}>
                  Uncheck all
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
