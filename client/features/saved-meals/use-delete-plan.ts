import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { submitChange } from '../../lib/queue/queue-state.ts';
import { sayKept } from '../../lib/queue/say-kept.ts';
import { toast } from '../../lib/toast.ts';
import { asSaveRequest } from './as-save-request.ts';

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
