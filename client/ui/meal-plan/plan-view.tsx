import clsx from 'clsx';
import { Info } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { MealPlan, PlanDay, PlanIngredient, PlannedDish } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import type { DailyTargets } from '#domain/targets/daily-targets.ts';
import { NetCarbBar, PlanTotals, partTone } from './day-sums.tsx';
import { DishCard } from './dish-card.tsx';

interface PlanViewProps {
  plan: MealPlan;
  unit: FoodWeightUnit;
  /** What the person aims at, for the totals to be held against. */
  targets?: DailyTargets;
  /** Number of the day that is open, where the caller keeps it. */
  openDay?: number;
  onOpenDay?: (day: number) => void;
  /** All days one below the other with every dish unfolded, as for paper. */
  isUnfolded?: boolean;
  /** Of the dishes, where not every day is unfolded. */
  headingLevel?: 'h3' | 'h4';
  dishActions?: (dish: PlannedDish) => ReactNode;
  ingredientMark?: (ingredient: PlanIngredient) => ReactNode;
}

function Day({ day, ...props }: PlanViewProps & { day: PlanDay }) {
  const hasSeveral = day.dishes.length > 1;
  return (
    <div className="@container flex flex-col gap-4">
      <NetCarbBar day={day} limit={props.plan.netCarbLimit} />
      <div className="grid items-start gap-4 @3xl:grid-cols-2 @6xl:grid-cols-3 print:block print:space-y-4">
        {day.dishes.map((dish, index) => (
          <DishCard
            key={dish.key}
            dish={dish}
            tone={hasSeveral ? partTone(index) : undefined}
            unit={props.unit}
            headingLevel={props.isUnfolded ? 'h5' : props.headingLevel}
            isOpen={props.isUnfolded}
            actions={props.dishActions?.(dish)}
            ingredientMark={props.ingredientMark}
          />
        ))}
      </div>
      <div>
        <p className="font-bold">{hasSeveral ? `Day ${day.day} total` : 'Total'}, for one person</p>
        <PlanTotals totals={day.totals} targets={props.targets} />
      </div>
    </div>
  );
}

/** Up to so many tabs have room for the word beside the number. */
const WIDE_TABS = 4;

/** One day of a plan at a time; a plan of one day has no tabs. */
function DayTabs(props: PlanViewProps) {
  const { plan, openDay, onOpenDay } = props;
  const { days } = plan;
  const [first] = days;
  if (!first || days.length === 1) return first ? <Day {...props} day={first} /> : null;
  const isShort = days.length <= WIDE_TABS;
  return (
    <Tabs.Root
      {...(openDay === undefined ? { defaultValue: String(first.day) } : { value: String(openDay) })}
      onValueChange={(value) => onOpenDay?.(Number(value))}
    >
      <Tabs.List
        aria-label="Days"
        className={clsx('mb-4 grid border-b-2 border-ink', isShort ? 'grid-cols-4' : 'grid-cols-7')}
      >
        {days.map((one) => (
          <Tabs.Trigger
            key={one.day}
            value={String(one.day)}
            aria-label={`Day ${one.day}`}
            className="min-h-touch rounded-t-md border-b-3 border-transparent font-bold hover:bg-shoal data-[state=active]:border-rose data-[state=active]:text-rose forced-colors:data-[state=active]:border-[Highlight]"
          >
            {isShort ? `Day ${one.day}` : one.day}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {days.map((one) => (
        <Tabs.Content key={one.day} value={String(one.day)}>
          {isShort ? null : <p className="mb-2 font-display text-lg font-semibold">Day {one.day}</p>}
          <Day {...props} day={one} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Items left out that are listed; there may be thousands. */
const LEFT_OUT_SHOWN = 20;

/** What must be known of the plan, and why selected items are not in it. */
function PlanNotes({ plan: { notes, leftOut, wordedBy } }: { plan: MealPlan }) {
  const isOwnWords = wordedBy === 'planner';
  return (
    <>
      {notes.length > 0 || !isOwnWords ? (
        <ul aria-label="Notes on this plan" className="flex flex-col gap-2">
          {notes.map((note) => (
            <li key={note} className="flex gap-2 text-small">
              <Info className="mt-0.5 size-5 shrink-0 text-lagoon" />
              {note}
            </li>
          ))}
          {isOwnWords ? null : (
            <li className="text-small text-ink-soft">
              {wordedBy} wrote the names and steps. Ingredients, amounts and totals come from the planner.
            </li>
          )}
        </ul>
      ) : null}
      {leftOut.length > 0 ? (
        <details>
          <summary className="min-h-touch py-2 font-bold">Left out ({leftOut.length})</summary>
          <ul className="flex list-disc flex-col gap-1 pl-6">
            {leftOut.slice(0, LEFT_OUT_SHOWN).map(({ pantryItemId, name, reason }) => (
              <li key={pantryItemId} className="wrap-anywhere">
                <strong>{name}</strong>: {reason}
              </li>
            ))}
            {leftOut.length > LEFT_OUT_SHOWN ? <li>{leftOut.length - LEFT_OUT_SHOWN} more</li> : null}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** A plan day by day: net carbs against the limit, dishes, totals, and what the person should know of it. */
export const PlanView = (props: PlanViewProps) => (
  <div className="flex flex-col gap-5">
    {props.isUnfolded ? (
      props.plan.days.map((day) => (
        <section key={day.day} aria-label={`Day ${day.day}`}>
          <h4 className="mb-2 text-xl">Day {day.day}</h4>
          <Day {...props} day={day} />
        </section>
      ))
    ) : (
      <DayTabs {...props} />
    )}
    <PlanNotes plan={props.plan} />
  </div>
);
