import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedMealPlan, SaveMealPlan } from '#contract/meal-plans.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { sayFailed } from '../../lib/say-failed.ts';
import { toast } from '../../lib/toast.ts';

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

const UNDO_TOAST_MS = 5000;
const DELETED_TOAST_MS = 300;

/**
 * Deletes a plan and offers to bring it back. One card each: a failure ends the waiting of its own card alone.
 * @param isRestorable whether all its foods are still there; the server takes no plan with others
 */
export function useDeletePlan(isRestorable: boolean) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ plan, key }: { plan: SavedMealPlan; key: string }) =>
      submitChange(client, 'plan.save', { plan: asSaveRequest(plan) }, key),
    onSuccess: ({ state }) => {
      if (state === 'waiting') sayKept('The restored meal plan');
      else toast({ title: 'Meal plan restored' });
    },
    onError: sayFailed('Failed to restore meal plan'),
  });
  return useMutation({
    mutationFn: ({ id, title }: SavedMealPlan) => submitChange(client, 'plan.remove', { id, title }),
    onSuccess: ({ state }, plan) => {
      const key = newUuid();
      toast({
        ...(state === 'waiting'
          ? { title: 'Meal plan will be deleted', description: 'As soon as the network is back.' }
          : { title: 'Meal plan deleted successfully!' }),
        ...(isRestorable
          ? {
              duration: UNDO_TOAST_MS,
              action: { label: 'Undo', onClick: () => restore.mutate({ plan, key }) },
            }
          : { duration: DELETED_TOAST_MS }),
      });
    },
    onError: sayFailed('Failed to delete meal plan'),
  });
}
