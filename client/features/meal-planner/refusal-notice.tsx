import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { RefObject } from 'react';
import type { PlanChange, PlanRefusal } from '#contract/meal-plans.ts';
import { type PantryIds, pantryItem, type UpdatePantryItemRequest } from '#contract/pantry.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { api } from '../../lib/api/api.ts';
import { pantryIdsQuery, pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../lib/person/person.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PLAN_TYPE_LABELS } from '../../ui/meal-plan/plan-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { useGenerate } from './plan-run.ts';
import {
  askForNew,
  changePlanVisit,
  type PlanAsk,
  type PlannedFrom,
  type PlanOptions,
  type PlanVisit,
} from './plan-visit.ts';

/** What the button for the planner's change says; null where the app cannot make it. */
export function changeLabel(change: PlanChange, unit: FoodWeightUnit): string | null {
  switch (change.kind) {
    case 'change_type':
      return `Choose ${PLAN_TYPE_LABELS[change.to]}`;
    case 'fewer_meals':
      return `Plan ${change.mealTypes.length === 0 ? 'complete days' : listText(change.mealTypes)} only`;
    case 'fewer_days':
      return `Plan ${change.to === 1 ? '1 day' : `${change.to} days`}`;
    case 'raise_net_carbs':
      return `Raise my net carbs to ${change.to} g a day`;
    case 'more_at_hand':
      return `I have ${weightText(change.grams, unit)} of ${change.name}`;
    case 'add_role':
      return 'Add a food';
    case 'none':
      return null;
  }
}

/** What is asked for with the planner's change, all else as it was. */
export function changedOptions(change: PlanChange, options: PlanOptions): PlanOptions {
  if (change.kind === 'change_type') return { ...options, mealPlanType: change.to };
  if (change.kind === 'fewer_meals') return { ...options, mealTypes: change.mealTypes };
  return change.kind === 'fewer_days' ? { ...options, days: change.to } : options;
}

/** More are not named. */
const NAMED_MOST = 3;

/** What lies in the pantry, not selected, of the foods that would help: a name that ends with one's ("Large Eggs", no eggplant). */
export function atHand(
  { change }: Pick<PlanRefusal, 'change'>,
  pantry: PantryIds['items'],
  selected: readonly PlannedFrom[],
): string[] {
  if (change.kind !== 'add_role') return [];
  const isOne = (name: string) =>
    change.examples.some((example) => ` ${name.toLowerCase()}`.endsWith(` ${example.toLowerCase()}`));
  const isSelected = new Set(selected.map(({ id }) => id));
  return pantry
    .filter(({ id, amountAtHand }) => !isSelected.has(id) && amountAtHand !== 0)
    .map(({ productName }) => productName)
    .filter(isOne)
    .slice(0, NAMED_MOST);
}

interface RefusalNoticeProps {
  refused: NonNullable<PlanVisit['refused']>;
  onAddFood: (examples: readonly string[]) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const tellFailure = () => toastFailure("We couldn't make that change", 'Please try again later');

function useChange({ refused, onAddFood }: RefusalNoticeProps) {
  const { person, update } = usePerson();
  const { generate } = useGenerate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { ask, refusal } = refused;
      const { change } = refusal;
      if (change.kind === 'add_role') return onAddFood(change.examples);
      if (change.kind === 'raise_net_carbs') {
        const before = person.netCarbLimit;
        await update({ netCarbLimit: change.to });
        toast({
          title: `Your net carb limit is now ${change.to} g a day`,
          description: 'Saved in your profile.',
          action: { label: 'Undo', onClick: () => void update({ netCarbLimit: before }).catch(tellFailure) },
        });
        return generate(ask);
      }
      if (change.kind === 'more_at_hand') {
        const body: UpdatePantryItemRequest = { amountAtHand: Math.round(change.grams * 10) };
        // At once or not at all: the plan is made from what the server knows.
        await api.patch(`/api/pantry/items/${change.pantryItemId}`, pantryItem, { body });
        await client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey });
        return generate(ask);
      }
      generate(askForNew(changedOptions(change, ask.options), ask.items));
    },
    onError: tellFailure,
  });
}

const TITLE: Readonly<Record<PlanAsk['kind'], string>> = {
  new: "We couldn't make a meal plan",
  rest: "We couldn't find another plan",
  swap: "We couldn't find a dish to swap in",
};

/** Why there is no plan, in the planner's words, with the change it proposes at one tap. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, ask } = props.refused;
  const { units } = usePerson().person;
  const make = useChange(props);
  const label = changeLabel(refusal.change, units.food);
  const { data: pantry } = useQuery({ ...pantryIdsQuery(), enabled: refusal.change.kind === 'add_role' });
  const here = atHand(refusal, pantry?.items ?? [], ask.items);
  return (
    <Panel
      tone="land"
      className="flex flex-col gap-3 p-4!"
      role="region"
      aria-label="Why we couldn't make a plan"
    >
      <h3 ref={props.headingRef} tabIndex={-1} className="flex items-center gap-2 text-lg">
        <Compass className="size-6 shrink-0 text-rose" />
        {TITLE[ask.kind]}
      </h3>
      <p role="status">
        {refusal.message}
        {here.length > 0
          ? ` You already have ${listText(here)}: select ${here.length === 1 ? 'it' : 'them'} in your pantry, and try again.`
          : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {label ? (
          <Button
            variant={here.length > 0 ? 'secondary' : 'primary'}
            pendingLabel={make.isPending ? 'Changing...' : undefined}
            onClick={() => make.mutate()}
          >
            {label}
          </Button>
        ) : null}
        {refusal.limit === 'health' || refusal.change.kind === 'raise_net_carbs' ? (
          <ButtonLink to="/profile" variant={label ? 'ghost' : 'primary'}>
            Profile & targets
          </ButtonLink>
        ) : null}
        <Button variant="ghost" onClick={() => changePlanVisit({ refused: null })}>
          Dismiss
        </Button>
      </div>
    </Panel>
  );
}
