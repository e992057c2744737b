import { useQuery } from '@tanstack/react-query';
import { Check, CookingPot, type LucideIcon, NotebookPen, Plus, X } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { PlannedDish, SavedMealPlan } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { dishFood, MEAL_OF_CATEGORY } from '#domain/diary/dish-food.ts';
import { additionalIngredients } from '#domain/meal-plan-text/additional-ingredients.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { planSections } from '#domain/meal-plan-text/plan-sections.ts';
import { scaledPlan } from '#domain/meal-plan-text/scaled-plan.ts';
import { scaledNote, scaledPlanText } from '#domain/meal-plan-text/scaled-text.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { pantryIdsQuery } from '../../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlanView } from '../../../ui/meal-plan/plan-view.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CookedNote, type Cooking, useCooking } from '../cooking.tsx';
import { ServingsStepper } from '../servings.tsx';

interface FoodRowProps {
  mark: LucideIcon;
  tone: string;
  children: ReactNode;
}

const FoodRow = ({ mark: Mark, tone, children }: FoodRowProps) => (
  <li className="flex items-start gap-2.5 border-b border-line py-1.5 last:border-b-0">
    <Mark aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
    <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {children}
    </span>
  </li>
);

const NOT_IN_PANTRY = <Badge tone="coral">Not in pantry</Badge>;

/** What the plan takes from the pantry, where what is gone since is struck through, and what else it needs. */
function Ingredients({ plan }: { plan: SavedMealPlan }) {
  const { data: pantry, error, refetch } = useQuery(pantryIdsQuery());
  const parts = useMemo(
    () =>
      pantry && {
        own: pantryIngredients(plan, pantry.items),
        suggested: additionalIngredients(plan, pantry.items),
      },
    [plan, pantry],
  );
  if (!parts)
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>We couldn't load your pantry, so we don't know what you still have.</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        Checking your pantry...
      </p>
    );
  const { own, suggested } = parts;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {own.items.length > 0 ? (
        <section>
          <h3 className="text-lg">
            Ingredients from Your Pantry ({own.available}/{own.items.length} available)
          </h3>
          <ul className="mt-1 flex flex-col">
            {own.items.map(({ id, name, isAvailable }) =>
              isAvailable ? (
                <FoodRow key={id} mark={Check} tone="text-kelp">
                  <span className="wrap-anywhere">{name}</span>
                </FoodRow>
              ) : (
                <FoodRow key={id} mark={X} tone="text-coral">
                  <del className="text-ink-soft wrap-anywhere">{name}</del>
                  {NOT_IN_PANTRY}
                </FoodRow>
              ),
            )}
          </ul>
        </section>
      ) : null}
      {suggested.length > 0 ? (
        <section>
          <h3 className="text-lg">Additional Ingredients Suggested ({suggested.length})</h3>
          <p className="text-small text-ink-soft">
            Ingredients mentioned in the meal plan that aren't in your current pantry
          </p>
          <ul className="mt-1 flex flex-col">
            {suggested.map((name) => (
              <FoodRow key={name} mark={Plus} tone="text-lagoon">
                <span className="wrap-anywhere">{name}</span>
                <Badge tone="lagoon">Suggested</Badge>
              </FoodRow>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

interface PlanDetailsProps extends Pick<CardBodyProps, 'plan' | 'servings'> {
  person: PersonalData;
  cooking: Cooking;
}

function PlanDetails({ plan: saved, servings, person, cooking }: PlanDetailsProps) {
  const { data: pantry } = useQuery(pantryIdsQuery());
  const { plan } = saved;
  if (!plan)
    return (
      <p className="whitespace-pre-wrap wrap-anywhere">
        {scaledPlanText(planSections(saved.content).details, servings)}
      </p>
    );
  // The plan as it was made is for one: what is logged is one serving, however many were cooked.
  const servingOf = ({ key }: PlannedDish) => {
    const one = plan.days.flatMap(({ dishes }) => dishes).find((dish) => dish.key === key);
    return one && { food: dishFood(one, saved.id), meal: MEAL_OF_CATEGORY[one.meal] };
  };
  const cook = (dish: PlannedDish) =>
    cooking.cook({ what: dish.name, servings, dishKey: dish.key, serving: servingOf(dish) });
  const log = (dish: PlannedDish) => {
    const serving = servingOf(dish);
    if (serving) cooking.ate(serving.food, serving.meal);
  };
  const there = pantry && new Set(pantry.items.map(({ id }) => id));
  return (
    <PlanView
      plan={scaledPlan(plan, servings)}
      unit={person.units.food}
      targets={dailyTargets(person)}
      dishActions={(dish) => (
        <>
          <Button
            variant="ghost"
            aria-label={`Cooked it: ${dish.name}`}
            pendingLabel={cooking.pending === dish.key ? 'Taking from your pantry...' : undefined}
            aria-disabled={cooking.pending !== null}
            onClick={() => cook(dish)}
            icon={CookingPot}
          >
            Cooked it
          </Button>
          <Button
            variant="ghost"
            aria-label={`Log a serving: ${dish.name}`}
            onClick={() => log(dish)}
            icon={NotebookPen}
          >
            Log a serving
          </Button>
        </>
      )}
      ingredientMark={({ pantryItemId }) =>
        pantryItemId !== null && there?.has(pantryItemId) === false ? NOT_IN_PANTRY : null
      }
    />
  );
}

interface CardBodyProps {
  plan: SavedMealPlan;
  servings: number;
  onServings: (servings: number) => void;
}

export function CardBody({ plan, servings, onServings }: CardBodyProps) {
  const { person } = usePerson();
  const cooking = useCooking(plan.id, person.units.food);
  const cookRef = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-col gap-5">
      <Ingredients plan={plan} />
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-shoal px-4 py-3">
        <ServingsStepper servings={servings} onChange={onServings} />
        <Button
          ref={cookRef}
          variant="secondary"
          pendingLabel={cooking.pending === 'plan' ? 'Taking from your pantry...' : undefined}
          aria-disabled={cooking.pending !== null}
          onClick={() => cooking.cook({ what: plan.title, servings })}
          icon={CookingPot}
        >
          I cooked all of this
        </Button>
        {plan.plan && servings !== 1 ? <p className="w-full">{scaledNote(servings)}</p> : null}
      </div>
      <CookedNote cooking={cooking} onGone={() => cookRef.current?.focus()} />
      <section>
        <h3 className="mb-2 text-lg">Meal Plan Details</h3>
        <PlanDetails plan={plan} servings={servings} person={person} cooking={cooking} />
      </section>
    </div>
  );
}
