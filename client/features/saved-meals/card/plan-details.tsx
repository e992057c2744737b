import { CookingPot } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlanIngredient, PlannedDish, SavedMealPlan } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-weight.ts';
import { planSections } from '#domain/meal-plan-text/plan-sections.ts';
import { scaledPlan } from '#domain/meal-plan-text/scaled-plan.ts';
import { scaledPlanText } from '#domain/meal-plan-text/scaled-text.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PlanView } from '../../../ui/meal-plan/plan-view.tsx';
import type { Cooking } from '../cooking/use-cooking.ts';
import { PendingButton } from '../pending-button.tsx';

interface PlanDetailsProps {
  plan: SavedMealPlan;
  servings: number;
  unit: FoodWeightUnit;
  /** Ids in the pantry now; undefined while they are not known. */
  inPantry: ReadonlySet<number> | undefined;
  cooking: Cooking;
}

/** Extras and foods that are gone are marked where they are used. */
function ingredientMark({ pantryItemId }: PlanIngredient, inPantry: ReadonlySet<number> | undefined) {
  if (pantryItemId === null) return <Badge tone="amber">Extra</Badge>;
  return inPantry && !inPantry.has(pantryItemId) ? <Badge tone="coral">Not in pantry</Badge> : null;
}

function Dishes({ plan, servings, unit, inPantry, cooking }: PlanDetailsProps) {
  const [openDay, setOpenDay] = useState(1);
  const { person } = usePerson();
  const scaled = useMemo(() => plan.plan && scaledPlan(plan.plan, servings), [plan.plan, servings]);
  if (!scaled) return null;
  const cookedIt = ({ key, name }: PlannedDish) => (
    <PendingButton
      variant="ghost"
      aria-label={`Cooked it: ${name}`}
      pendingLabel={cooking.pending === key ? 'Taking from your pantry...' : undefined}
      isIdle={cooking.pending !== null}
      onClick={() => cooking.cook(name, servings, key)}
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
export function PlanDetails(props: PlanDetailsProps) {
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
