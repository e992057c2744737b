import { Check, CookingPot, Plus, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { PlanIngredient, PlannedDish, SavedMealPlan } from '#contract/meal-plans.ts';
import { dishFood } from '#domain/diary/dish-food.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { additionalIngredients } from '#domain/meal-plan-text/additional-ingredients.ts';
import { type PantryIngredients, pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { planSections } from '#domain/meal-plan-text/plan-sections.ts';
import { scaledPlan } from '#domain/meal-plan-text/scaled-plan.ts';
import { scaledNote, scaledPlanText } from '#domain/meal-plan-text/scaled-text.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlanView } from '../../../ui/meal-plan/plan-view.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CookedNote } from '../cooking/cooked-note.tsx';
import { type Cooking, useCooking } from '../cooking/use-cooking.ts';
import { PendingButton } from '../pending-button.tsx';
import { ServingsStepper } from '../servings.tsx';
import type { PantryKnown } from '../use-saved-plans.ts';

const ROW = 'flex items-start gap-2.5 border-b border-line py-1.5 last:border-b-0';
const MARK = 'mt-0.5 size-5 shrink-0';

/** What the plan takes from the pantry; what is gone since is struck through. */
const OwnIngredients = ({ own: { items, available } }: { own: PantryIngredients }) => (
  <section>
    <h3 className="text-lg">
      Ingredients from Your Pantry ({available}/{items.length} available)
    </h3>
    <ul className="mt-1 flex flex-col">
      {items.map(({ id, name, isAvailable }) => (
        <li key={id} className={ROW}>
          {isAvailable ? (
            <Check aria-hidden="true" className={`${MARK} text-kelp`} />
          ) : (
            <X aria-hidden="true" className={`${MARK} text-coral`} />
          )}
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {isAvailable ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <del className="text-ink-soft wrap-anywhere">{name}</del>
            )}
            {isAvailable ? null : <Badge tone="coral">Not in pantry</Badge>}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const SuggestedIngredients = ({ names }: { names: readonly string[] }) => (
  <section>
    <h3 className="text-lg">Additional Ingredients Suggested ({names.length})</h3>
    <p className="text-small text-ink-soft">
      Ingredients mentioned in the meal plan that aren't in your current pantry
    </p>
    <ul className="mt-1 flex flex-col">
      {names.map((name) => (
        <li key={name} className={ROW}>
          <Plus aria-hidden="true" className={`${MARK} text-lagoon`} />
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="wrap-anywhere">{name}</span>
            <Badge tone="lagoon">Suggested</Badge>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** In place of both while nobody knows what the pantry holds. */
const PantryUnknown = ({ pantry }: { pantry: PantryKnown }) =>
  pantry.error ? (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Your pantry could not be loaded, so we do not know what is still there.</p>
      <Button variant="secondary" onClick={pantry.retry}>
        Try again
      </Button>
    </div>
  ) : (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      Looking into your pantry...
    </p>
  );

interface PlanDetailsProps {
  plan: SavedMealPlan;
  servings: number;
  unit: FoodWeightUnit;
  /** Ids in the pantry now; undefined while they are not known. */
  inPantry: ReadonlySet<number> | undefined;
  cooking: Cooking;
}

/** Foods that are gone are marked where they are used. */
function ingredientMark({ pantryItemId }: PlanIngredient, inPantry: ReadonlySet<number> | undefined) {
  return pantryItemId !== null && inPantry && !inPantry.has(pantryItemId) ? (
    <Badge tone="coral">Not in pantry</Badge>
  ) : null;
}

function Dishes({ plan, servings, unit, inPantry, cooking }: PlanDetailsProps) {
  const [openDay, setOpenDay] = useState(1);
  const { person } = usePerson();
  const scaled = useMemo(() => plan.plan && scaledPlan(plan.plan, servings), [plan.plan, servings]);
  if (!scaled) return null;
  // The plan as it was made is for one: what is logged is one serving, however many were cooked.
  const oneServing = (key: string) =>
    plan.plan?.days.flatMap(({ dishes }) => dishes).find((dish) => dish.key === key);
  const cook = ({ key, name }: PlannedDish) => {
    const dish = oneServing(key);
    cooking.cook({ what: name, servings, dishKey: key, serving: dish && dishFood(dish, plan.id) });
  };
  const cookedIt = (dish: PlannedDish) => (
    <PendingButton
      variant="ghost"
      aria-label={`Cooked it: ${dish.name}`}
      pendingLabel={cooking.pending === dish.key ? 'Taking from your pantry...' : undefined}
      isIdle={cooking.pending !== null}
      onClick={() => cook(dish)}
    >
      <CookingPot aria-hidden="true" className="size-5" />
      Cooked it
    </PendingButton>
  );
  return (
    <PlanView
      plan={scaled}
      unit={unit}
      targets={dailyTargets(person)}
      openDay={openDay}
      onOpenDay={setOpenDay}
      dishActions={cookedIt}
      ingredientMark={(one) => ingredientMark(one, inPantry)}
    />
  );
}

/** The dishes of a plan, or its text where it was saved without them. */
function PlanDetails(props: PlanDetailsProps) {
  const { plan, servings } = props;
  const text = useMemo(
    () => (plan.plan ? '' : scaledPlanText(planSections(plan.content).details, servings)),
    [plan, servings],
  );
  return (
    <section>
      <h3 className="mb-2 text-lg">Meal Plan Details</h3>
      {plan.plan ? <Dishes {...props} /> : <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
    </section>
  );
}

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
          onClick={() => cooking.cook({ what: plan.title, servings })}
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
