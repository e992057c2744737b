import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SavedMealPlan, SaveMealPlan } from '#contract/meal-plans.ts';
import { planItemIds } from '#domain/meal-plan-text/readable-plan.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import type { PantryKnown } from './plan-list.ts';

/** A plan to be saved anew as it was, under another id. */
const asSaveRequest = (saved: SavedMealPlan): SaveMealPlan => {
  const { title, content, pantryItemIds, mealPlanType, plan } = saved;
  return {
    title,
    content,
    pantryItemIds,
    mealPlanType,
    mealTypes: JSON.parse(saved.mealTypes ?? '[]'),
    plan,
  };
};

const DELETED_TOAST_MS = 300;

/**
 * Deletes a plan and offers to bring it back; asks first where that could not be done. One card each: a failure ends
 * the waiting of its own card alone.
 * @param own ids of the foods that its dishes take from the pantry
 */
export function useDeletePlan(plan: SavedMealPlan, own: readonly number[], { ids, isLoading }: PantryKnown) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // The server takes no plan with foods that are gone.
  const isRestorable = [...own, ...planItemIds(plan.pantryItemIds)].every((id) => ids?.has(id));
  const restore = useMutation({
    mutationFn: (key: string) => submitChange(client, 'plan.save', { plan: asSaveRequest(plan) }, key),
    onSuccess: ({ state }) => {
      if (state === 'waiting') sayKept('The restored meal plan');
      else toast({ title: 'Meal plan restored' });
    },
    onError: sayFailed('Failed to restore meal plan'),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => submitChange(client, 'plan.remove', { id: plan.id, title: plan.title }),
    onSuccess: ({ state }) => {
      const key = newUuid();
      toast({
        ...(state === 'waiting'
          ? { title: 'Meal plan will be deleted', description: "We'll delete it when you're back online." }
          : { title: 'Meal plan deleted successfully!' }),
        ...(isRestorable
          ? { action: { label: 'Undo', onClick: () => restore.mutate(key) } }
          : { duration: DELETED_TOAST_MS }),
      });
    },
    onError: sayFailed('Failed to delete meal plan'),
  });
  // What is in the pantry is waited for.
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    if (isRestorable) mutate();
    else setAsking(true);
  }, [isPressed, isLoading, isRestorable, mutate]);
  return {
    isAsking,
    isDeleting: isPressed || isPending,
    ask: () => setPressed(true),
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      mutate();
    },
  };
}
