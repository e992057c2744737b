import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { RefObject } from 'react';
import type { MealCategory, PlanChange, PlanRefusal } from '#contract/meal-plans.ts';
import { type PantryItem, pantryItem, type UpdatePantryItemRequest } from '#contract/pantry.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { api } from '../../lib/api/api.ts';
import { pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../lib/person/person.ts';
import { toastFailure } from '../../lib/say-failed.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PLAN_TYPE_WORDS, type PlanAsk, type PlanOptions } from './plan-options.ts';
import { askForNew } from './plan-request.ts';

/** PATCH /api/pantry/items/{id}, at once or not at all. */
const updatePantryItem = (id: number, change: UpdatePantryItemRequest): Promise<PantryItem> =>
  api.patch(`/api/pantry/items/${id}`, pantryItem, { body: change });

/** What one tap can do about a refusal. */
type RefusalAction =
  | { kind: 'plan'; label: string; options: PlanOptions }
  | { kind: 'net_carbs'; label: string; to: number }
  | { kind: 'amount'; label: string; pantryItemId: number; grams: number }
  | { kind: 'food'; label: string; examples: readonly string[] };

const mealsText = (meals: readonly MealCategory[]) =>
  meals.length === 0 ? 'complete days' : listText(meals);

/** The change that the planner proposed, as a button; null where the app cannot make it. */
export function refusalAction(
  change: PlanChange,
  options: PlanOptions,
  unit: FoodWeightUnit,
): RefusalAction | null {
  switch (change.kind) {
    case 'change_type':
      return {
        kind: 'plan',
        label: `Choose ${PLAN_TYPE_WORDS[change.to].label}`,
        options: { ...options, mealPlanType: change.to },
      };
    case 'fewer_meals':
      return {
        kind: 'plan',
        label: `Plan ${mealsText(change.mealTypes)} only`,
        options: { ...options, mealTypes: change.mealTypes },
      };
    case 'fewer_days':
      return {
        kind: 'plan',
        label: `Plan ${change.to === 1 ? '1 day' : `${change.to} days`}`,
        options: { ...options, days: change.to },
      };
    case 'raise_net_carbs':
      return { kind: 'net_carbs', label: `Raise my net carbs to ${change.to} g a day`, to: change.to };
    case 'more_at_hand':
      return {
        kind: 'amount',
        label: `I have ${weightText(change.grams, unit)} of ${change.name}`,
        pantryItemId: change.pantryItemId,
        grams: change.grams,
      };
    case 'add_role':
      return { kind: 'food', label: 'Add a food', examples: change.examples };
    case 'none':
      return null;
  }
}

interface Ways {
  generate: (ask: PlanAsk) => void;
  onAddFood: (examples: readonly string[]) => void;
}

/** Makes the change that the planner proposed, then asks again. */
function useRefusalAction({ generate, onAddFood }: Ways) {
  const { person, update } = usePerson();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, ask }: { action: RefusalAction; ask: PlanAsk }) => {
      if (action.kind === 'food') onAddFood(action.examples);
      if (action.kind === 'plan') generate(askForNew(action.options, ask.items));
      if (action.kind === 'net_carbs') {
        const before = person.netCarbLimit;
        await update({ netCarbLimit: action.to });
        toast({
          title: `Your net carb limit is now ${action.to} g a day`,
          description: 'Kept in your profile.',
          action: { label: 'Undo', onClick: () => void update({ netCarbLimit: before }).catch(tellFailure) },
        });
        generate(ask);
      }
      if (action.kind === 'amount') {
        await updatePantryItem(action.pantryItemId, { amountAtHand: Math.round(action.grams * 10) });
        await client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey });
        generate(ask);
      }
    },
    onError: tellFailure,
  });
}

const tellFailure = () => toastFailure('The change could not be made', 'Please try again later');

interface RefusalNoticeProps {
  refused: { refusal: PlanRefusal; ask: PlanAsk };
  generate: (ask: PlanAsk) => void;
  onAddFood: (examples: readonly string[]) => void;
  onDismiss: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const TITLE: Readonly<Record<PlanAsk['kind'], string>> = {
  new: 'No plan is possible like this',
  rest: 'There is no other plan',
  swap: 'There is no other dish for this',
};

/** Why there is no plan, in the planner's words, with the change it proposes at one tap. */
export function RefusalNotice({ refused, generate, onAddFood, onDismiss, headingRef }: RefusalNoticeProps) {
  const { refusal, ask } = refused;
  const { units } = usePerson().person;
  const act = useRefusalAction({ generate, onAddFood });
  const action = refusalAction(refusal.change, ask.options, units.food);
  return (
    <Panel tone="land" className="flex flex-col gap-3 p-4!" role="region" aria-label="Why there is no plan">
      <h3 ref={headingRef} tabIndex={-1} className="flex items-center gap-2 text-lg">
        <Compass aria-hidden="true" className="size-6 shrink-0 text-rose" />
        {TITLE[ask.kind]}
      </h3>
      <p role="status">{refusal.message}</p>
      <div className="flex flex-wrap gap-2">
        {action ? (
          <Button
            pendingLabel={act.isPending ? 'Changing...' : undefined}
            onClick={() => act.mutate({ action, ask })}
          >
            {action.label}
          </Button>
        ) : null}
        {refusal.limit === 'health' || action?.kind === 'net_carbs' ? (
          <ButtonLink to="/profile" variant={action ? 'ghost' : 'primary'}>
            Profile & targets
          </ButtonLink>
        ) : null}
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </Panel>
  );
}
