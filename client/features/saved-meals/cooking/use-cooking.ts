import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cooked } from '#contract/meal-plans.ts';
import type { FoodWeightUnit } from '#domain/food-weight.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { pantryItemsQuery } from '../../../lib/pantry/pantry-items.ts';
import { toast } from '../../../lib/toast.ts';
import { cookMealPlan, undoCooking } from '../change-meal-plan.ts';
import { cookedWords } from './cooked-words.ts';

const UNDO_TOAST_MS = 5000;

/** A cooking that was told to the pantry. */
export interface CookedMeal {
  /** Name of the dish or title of the plan. */
  what: string;
  cooked: Cooked;
}

interface CookingAsk {
  what: string;
  /** Without one the whole plan is cooked. */
  dishKey?: string | undefined;
  servings: number;
  idempotencyKey: string;
}

const sayFailed = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error, 'Please try again later'), variant: 'destructive' });

/** Takes what was cooked from the pantry, and puts it back when asked to. */
export function useCooking(planId: number, unit: FoodWeightUnit) {
  const client = useQueryClient();
  const [last, setLast] = useState<CookedMeal | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey });
  const undo = useMutation({
    mutationFn: ({ cooked }: CookedMeal) => undoCooking(cooked.id),
    onSuccess: (_answer, undone) => {
      setLast((now) => (now?.cooked.id === undone.cooked.id ? null : now));
      toast({ title: 'Put back in your pantry' });
      return refresh();
    },
    onError: sayFailed('Failed to put it back'),
  });
  const cook = useMutation({
    mutationFn: ({ dishKey, servings, idempotencyKey }: CookingAsk) =>
      cookMealPlan(planId, { dishKey, servings, idempotencyKey }),
    onSuccess: (cooked, { what }) => {
      const meal = { what, cooked };
      const words = cookedWords(cooked, unit);
      setLast(meal);
      toast({
        title: words.taken ? 'Taken from your pantry' : 'Nothing was taken from your pantry',
        description: words.taken ?? words.untracked ?? 'It uses nothing from your pantry.',
        duration: UNDO_TOAST_MS,
        ...(words.taken ? { action: { label: 'Undo', onClick: () => undo.mutate(meal) } } : {}),
      });
      return refresh();
    },
    onError: sayFailed('Failed to take it from your pantry'),
  });
  return {
    last,
    forget: () => setLast(null),
    undo: undo.mutate,
    isUndoing: undo.isPending,
    /** Key of the dish that is being taken from the pantry, 'plan' for all of them, null for none. */
    pending: cook.isPending ? (cook.variables.dishKey ?? 'plan') : null,
    cook: (what: string, servings: number, dishKey?: string) =>
      cook.mutate({ what, servings, dishKey, idempotencyKey: newUuid() }),
  };
}

export type Cooking = ReturnType<typeof useCooking>;
