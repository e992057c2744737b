import type { ReactNode } from 'react';
import type { MealPlan, PlanDay, PlanIngredient, PlannedDish } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { DayTabs } from './day-tabs.tsx';
import { DishCard } from './dish-card.tsx';
import { NetCarbBar, partTone } from './net-carb-bar.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type PlanTargets, PlanTotals } from './plan-totals.tsx';

interface PlanViewProps {
  plan: MealPlan;
  unit: FoodWeightUnit;
  /** What the person aims at, for the totals to be held against. */
  targets?: PlanTargets;
  /** Number of the day that is open, where the caller keeps it. */
  openDay?: number | undefined;
  onOpenDay?: (day: number) => void;
  /** All days one below the other with every dish unfolded, as for paper. */
  isUnfolded?: boolean;
  /** Of the dishes, where not every day is unfolded. */
  headingLevel?: 'h3' | 'h4';
  dishActions?: (dish: PlannedDish) => ReactNode;
  ingredientMark?: (ingredient: PlanIngredient) => ReactNode;
}

function Day({ day, ...props }: PlanViewProps & { day: PlanDay }) {
  const { plan, unit, targets = null, isUnfolded = false, headingLevel, dishActions, ingredientMark } = props;
  return (
    <div className="@container flex flex-col gap-4">
      <NetCarbBar day={day} limit={plan.netCarbLimit} />
      <div className="grid items-start gap-4 @3xl:grid-cols-2 @6xl:grid-cols-3 print:block print:space-y-4">
        {day.dishes.map((dish, index) => (
          <DishCard
            key={dish.key}
            dish={dish}
            tone={day.dishes.length > 1 ? partTone(index) : undefined}
            unit={unit}
            headingLevel={isUnfolded ? 'h5' : headingLevel}
            isOpen={isUnfolded}
            actions={dishActions?.(dish)}
            ingredientMark={ingredientMark}
          />
        ))}
      </div>
      <div>
        <p className="font-bold">
          {day.dishes.length > 1 ? `Day ${day.day} in all` : 'In all'}, for one person
        </p>
        <PlanTotals totals={day.totals} targets={targets} />
      </div>
    </div>
  );
}

/** A plan day by day: net carbs against the limit, dishes, totals, and what the person should know of it. */
export function PlanView(props: PlanViewProps) {
  const { plan, isUnfolded = false } = props;
  return (
    <div className="flex flex-col gap-5">
      {isUnfolded ? (
        plan.days.map((day) => (
          <section key={day.day} aria-label={`Day ${day.day}`}>
            <h4 className="mb-2 text-xl">Day {day.day}</h4>
            <Day {...props} day={day} />
          </section>
        ))
      ) : (
        <DayTabs days={plan.days} day={props.openDay} onDay={props.onOpenDay}>
          {(day) => <Day {...props} day={day} />}
        </DayTabs>
      )}
      <PlanNotes plan={plan} />
    </div>
  );
}
