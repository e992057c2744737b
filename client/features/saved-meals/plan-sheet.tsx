import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { additionalIngredients } from '#domain/meal-plan-text/additional-ingredients.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { planSections } from '#domain/meal-plan-text/plan-sections.ts';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { scaledPlan } from '#domain/meal-plan-text/scaled-plan.ts';
import { scaledNote, scaledPlanText } from '#domain/meal-plan-text/scaled-text.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';
import { planBadge } from '../../ui/meal-plan/plan-words.ts';
import { mealTypesOf } from './plan-list.ts';

interface PlanSheetProps {
  plan: SavedMealPlan;
  /** Undefined where what is there now is not known: then nothing is said of it. */
  pantry: readonly PantryNow[] | undefined;
  servings: number;
  onDone: () => void;
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

/**
 * A plan as it is printed: everything unfolded, one below the other. Shown on paper alone, in place of the page. Opens
 * the browser's print dialog as it appears.
 */
export function PlanSheet({ plan, pantry, servings, onDone }: PlanSheetProps) {
  const { person } = usePerson();
  const own = pantryIngredients(plan, pantry ?? []).items;
  // The dialog prints what stands on the page, so it can only be opened once the sheet is there.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const opening = setTimeout(() => window.print());
    return () => {
      clearTimeout(opening);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  const facts = [
    planBadge(plan.mealPlanType),
    ...mealTypesOf(plan.mealTypes),
    formatMoment(plan.createdAt, personZone(person)),
  ];
  return createPortal(
    <div data-print-sheet>
      <h2 className="text-2xl">{plan.title}</h2>
      <p className="mb-4">{facts.join(' · ')}</p>
      <List
        title="Ingredients from Your Pantry"
        names={own.map(({ name, isAvailable }) =>
          pantry && !isAvailable ? `${name} (not in pantry)` : name,
        )}
      />
      <List title="Additional Ingredients Needed" names={additionalIngredients(plan, pantry ?? [])} />
      {plan.plan ? (
        <>
          {servings === 1 ? null : <p className="mb-3 font-bold">{scaledNote(servings)}</p>}
          <PlanView plan={scaledPlan(plan.plan, servings)} unit={person.units.food} isUnfolded />
        </>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">
          {scaledPlanText(planSections(plan.content).details, servings)}
        </p>
      )}
    </div>,
    document.body,
  );
}
