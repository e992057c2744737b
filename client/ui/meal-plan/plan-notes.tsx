import { Info } from 'lucide-react';
import type { MealPlan } from '#contract/meal-plans.ts';

/** Items left out that are listed; there may be thousands. */
const LEFT_OUT_SHOWN = 20;

/** What must be known of the plan, and why selected items are not in it. */
export function PlanNotes({ plan: { notes, leftOut, wordedBy } }: { plan: MealPlan }) {
  const isOwnWords = wordedBy === 'planner';
  return (
    <>
      {notes.length > 0 || !isOwnWords ? (
        <ul aria-label="Notes on this plan" className="flex flex-col gap-2">
          {notes.map((note) => (
            <li key={note} className="flex gap-2 text-small">
              <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lagoon" />
              {note}
            </li>
          ))}
          {isOwnWords ? null : (
            <li className="text-small text-ink-soft">
              Names and steps are worded by {wordedBy}; ingredients, amounts and totals are the planner's.
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
