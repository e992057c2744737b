import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { additionalIngredients } from '#domain/meal-plan-text/additional-ingredients.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { planSections } from '#domain/meal-plan-text/plan-sections.ts';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { scaledPlan } from '#domain/meal-plan-text/scaled-plan.ts';
import { scaledNote, scaledPlanText } from '#domain/meal-plan-text/scaled-text.ts';
import { formatMoment } from '../../../lib/date-text.ts';
import { PlanView } from '../../../ui/meal-plan/plan-view.tsx';
import { PLAN_BADGE } from '../../../ui/meal-plan/plan-words.ts';
import { mealTypesOf } from '../plan-list.ts';

interface PlanSheetProps {
  plan: SavedMealPlan;
  /** Null where what is there now is not known: then nothing is said of it. */
  pantry: readonly PantryNow[] | null;
  servings: number;
  unit: FoodWeightUnit;
  zone: string;
}

const List = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <section className="mb-4 break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      <ul className="columns-2 pl-6 [list-style:disc]">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );

function Ingredients({ plan, pantry }: { plan: SavedMealPlan; pantry: readonly PantryNow[] | null }) {
  const own = pantryIngredients(plan, pantry ?? []).items;
  return (
    <>
      <List
        title="Ingredients from Your Pantry"
        names={own.map(({ name, isAvailable }) =>
          pantry && !isAvailable ? `${name} (not in pantry)` : name,
        )}
      />
      <List title="Additional Ingredients Needed" names={additionalIngredients(plan, pantry ?? [])} />
    </>
  );
}

/** A plan as it is printed: everything unfolded, one below the other. */
export function PlanSheet({ plan, pantry, servings, unit, zone }: PlanSheetProps) {
  const meals = mealTypesOf(plan.mealTypes);
  const facts = [PLAN_BADGE[plan.mealPlanType], ...meals, formatMoment(plan.createdAt, zone)];
  return (
    <>
      <h2 className="text-2xl">{plan.title}</h2>
      <p className="mb-4">{facts.join(' · ')}</p>
      <Ingredients plan={plan} pantry={pantry} />
      {plan.plan ? (
        <>
          {servings === 1 ? null : <p className="mb-3 font-bold">{scaledNote(servings)}</p>}
          <PlanView plan={scaledPlan(plan.plan, servings)} unit={unit} isUnfolded />
        </>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">
          {scaledPlanText(planSections(plan.content).details, servings)}
        </p>
      )}
    </>
  );
}

/** Shown on paper alone, in place of the page. Opens the browser's print dialog as it appears. */
export function PrintSheet({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  // The dialog prints what stands on the page, so it can only be opened once the sheet is there.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const opening = setTimeout(() => window.print());
    return () => {
      clearTimeout(opening);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<div data-print-sheet>{children}</div>, document.body);
}
