import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { cancelPlan } from './plan-run.ts';
import { changePlanVisit, planVisit } from './plan-visit.ts';

/**
 * Removes the plan with the selection it was made from. One that was not saved can be brought back.
 * @param restoreSelection selects again what was selected
 */
export function forgetPlan(restoreSelection: () => void): void {
  cancelPlan();
  const shown = planVisit.get()?.shown ?? null;
  changePlanVisit(browserStores(), { shown: null, refused: null });
  if (!shown || shown.isSaved) return;
  toast({
    title: 'Selection cleared',
    description: 'The meal plan that was not saved went with it.',
    action: {
      label: 'Undo',
      onClick: () => {
        restoreSelection();
        changePlanVisit(browserStores(), { shown });
      },
    },
  });
}
