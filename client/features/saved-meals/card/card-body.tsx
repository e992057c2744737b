import { CookingPot } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-weight.ts';
import { additionalIngredients } from '#domain/meal-plan-text/additional-ingredients.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { scaledNote } from '#domain/meal-plan-text/scaled-text.ts';
import { CookedNote } from '../cooking/cooked-note.tsx';
import { useCooking } from '../cooking/use-cooking.ts';
import { PendingButton } from '../pending-button.tsx';
import { ServingsStepper } from '../servings-stepper.tsx';
import type { PantryKnown } from '../use-saved-plans.ts';
import { OwnIngredients, PantryUnknown, SuggestedIngredients } from './ingredient-part.tsx';
import { PlanDetails } from './plan-details.tsx';

interface CardBodyProps {
  plan: SavedMealPlan;
  pantry: PantryKnown;
  servings: number;
  onServings: (servings: number) => void;
  unit: FoodWeightUnit;
}

function Ingredients({ plan, pantry }: Pick<CardBodyProps, 'plan' | 'pantry'>) {
  const { items } = pantry;
  const parts = useMemo(
    () => items && { own: pantryIngredients(plan, items), suggested: additionalIngredients(plan, items) },
    [plan, items],
  );
  if (!parts) return <PantryUnknown pantry={pantry} />;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {parts.own.items.length > 0 ? <OwnIngredients own={parts.own} /> : null}
      {parts.suggested.length > 0 ? <SuggestedIngredients names={parts.suggested} /> : null}
    </div>
  );
}

/** An opened plan: its ingredients, for how many, its dishes or text, and what cooking takes. */
export function CardBody({ plan, pantry, servings, onServings, unit }: CardBodyProps) {
  const cooking = useCooking(plan.id, unit);
  const cookRef = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-col gap-5">
      <Ingredients plan={plan} pantry={pantry} />
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-shoal px-4 py-3">
        <ServingsStepper servings={servings} onChange={onServings} />
        <PendingButton
          ref={cookRef}
          variant="secondary"
          pendingLabel={cooking.pending === 'plan' ? 'Taking from your pantry...' : undefined}
          isIdle={cooking.pending !== null}
          onClick={() => cooking.cook(plan.title, servings)}
        >
          <CookingPot aria-hidden="true" className="size-5" />
          Cooked all of it
        </PendingButton>
        {plan.plan && servings !== 1 ? <p className="w-full">{scaledNote(servings)}</p> : null}
      </div>
      <CookedNote cooking={cooking} unit={unit} onGone={() => cookRef.current?.focus()} />
      <PlanDetails plan={plan} servings={servings} unit={unit} inPantry={pantry.ids} cooking={cooking} />
    </div>
  );
}
