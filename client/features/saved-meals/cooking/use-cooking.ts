import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cooked, cooked as cookedAnswer } from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { sayKept, submitChange } from '../../../lib/changes/changes.ts';
import { sayFailed } from '../../../lib/say-failed.ts';
import { toast } from '../../../lib/toast.ts';

/** Foods named one by one; a plan of a week takes from dozens. */
const NAMED_MOST = 6;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  return listText(more > 0 ? [...names.slice(0, NAMED_MOST), `${more} more`] : names);
}

/** "Taken: 120 g Cream (380 g left)." and what is gone or nobody counts; each null where there is none. */
export function cookedWords({ taken, untracked }: Cooked, unit: FoodWeightUnit) {
  const amounts = taken.map(
    ({ name, grams, left }) => `${weightText(grams, unit)} ${name} (${weightText(left, unit)} left)`,
  );
  return {
    taken: amounts.length > 0 ? `Taken: ${listed(amounts)}.` : null,
    untracked:
      untracked.length > 0
        ? `Not counted, because your pantry has no amount for it: ${listed(untracked)}.`
        : null,
  };
}

const UNDO_TOAST_MS = 5000;

/** A cooking that was told to the pantry. */
interface CookedMeal {
  /** Name of the dish or title of the plan. */
  what: string;
  cooked: Cooked;
}

interface CookingAsk {
  what: string;
  /** Without one the whole plan is cooked. */
  dishKey?: string | undefined;
  servings: number;
}

interface UndoAsk {
  /** Of the cooking; provisional while that waits itself. */
  id: number;
  what: string;
}

const TAKEN_LATER = 'It is taken from your pantry when the network is back.';

/** Takes what was cooked from the pantry, and puts it back when asked to; without a network both wait on this device. */
export function useCooking(planId: number, unit: FoodWeightUnit) {
  const client = useQueryClient();
  const [last, setLast] = useState<CookedMeal | null>(null);
  const undo = useMutation({
    mutationFn: ({ id, what }: UndoAsk) => submitChange(client, 'plan.undo', { id, what }),
    onSuccess: ({ state }, { id }) => {
      setLast((now) => (now?.cooked.id === id ? null : now));
      if (state === 'waiting') sayKept('That it goes back into your pantry');
      else toast({ title: 'Put back in your pantry' });
    },
    onError: sayFailed('Failed to put it back'),
  });
  const cook = useMutation({
    mutationFn: ({ what, dishKey, servings }: CookingAsk) =>
      submitChange(client, 'plan.cook', { id: planId, what, dishKey, servings }),
    onSuccess: (outcome, { what }) => {
      if (outcome.state === 'waiting') {
        const { id } = outcome;
        const action = { label: 'Undo', onClick: () => undo.mutate({ id, what }) };
        return toast({
          title: 'Kept on this device',
          description: TAKEN_LATER,
          duration: UNDO_TOAST_MS,
          action,
        });
      }
      const meal = { what, cooked: cookedAnswer.parse(outcome.value) };
      const words = cookedWords(meal.cooked, unit);
      const undoIt = { label: 'Undo', onClick: () => undo.mutate({ id: meal.cooked.id, what }) };
      setLast(meal);
      toast({
        title: words.taken ? 'Taken from your pantry' : 'Nothing was taken from your pantry',
        description: words.taken ?? words.untracked ?? 'It uses nothing from your pantry.',
        variant: words.taken ? 'default' : 'info',
        duration: UNDO_TOAST_MS,
        ...(words.taken ? { action: undoIt } : {}),
      });
    },
    onError: sayFailed('Failed to take it from your pantry'),
  });
  return {
    last,
    forget: () => setLast(null),
    undo: ({ what, cooked: { id } }: CookedMeal, events?: { onSuccess: () => void }) =>
      undo.mutate({ id, what }, events),
    isUndoing: undo.isPending,
    /** Key of the dish that is being taken from the pantry, 'plan' for all of them, null for none. */
    pending: cook.isPending ? (cook.variables.dishKey ?? 'plan') : null,
    /** `onCooked` is told once it was taken, or is kept to be. */
    cook: (what: string, servings: number, dishKey?: string, onCooked?: () => void) =>
      cook.mutate({ what, servings, dishKey }, { onSuccess: () => onCooked?.() }),
  };
}

export type Cooking = ReturnType<typeof useCooking>;
