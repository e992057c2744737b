import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { mealPlansQuery } from '../../lib/meal-plans/meal-plans.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { toast } from '../../lib/toast.ts';
import { deleteMealPlan, restoreMealPlan } from './change-meal-plan.ts';

const UNDO_TOAST_MS = 5000;
const DELETED_TOAST_MS = 300;

const sayFailed = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error, 'Please try again later'), variant: 'destructive' });

/**
 * Deletes a plan and offers to bring it back. One card each: a failure ends the waiting of its own card alone.
 * @param isRestorable whether all its foods are still there; the server takes no plan with others
 */
export function useDeletePlan(isRestorable: boolean) {
  const client = useQueryClient();
  const { queryKey } = mealPlansQuery();
  const refresh = () => client.invalidateQueries({ queryKey });
  const restore = useMutation({
    mutationFn: ({ plan, key }: { plan: SavedMealPlan; key: string }) => restoreMealPlan(plan, key),
    onSuccess: () => {
      toast({ title: 'Meal plan restored' });
      return refresh();
    },
    onError: sayFailed('Failed to restore meal plan'),
  });
  return useMutation({
    mutationFn: (plan: SavedMealPlan) => deleteMealPlan(plan.id),
    onSuccess: (_answer, plan) => {
      const key = newUuid();
      toast({
        title: 'Meal plan deleted successfully!',
        ...(isRestorable
          ? {
              duration: UNDO_TOAST_MS,
              action: { label: 'Undo', onClick: () => restore.mutate({ plan, key }) },
            }
          : { duration: DELETED_TOAST_MS }),
      });
      return refresh();
    },
    onError: sayFailed('Failed to delete meal plan'),
  });
}
