import { useQueryClient } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { planToCopy, planToExport } from '#domain/meal-plan-text/plan-export.ts';
import { planFileName } from '#domain/meal-plan-text/plan-file-name.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { formatLongDayOf } from '../../lib/date-text.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { toast } from '../../lib/toast.ts';

/** Copies a plan and hands it out as a file; both tell what is in the pantry now. */
export function usePlanText(plan: SavedMealPlan, servings: number, zone: string) {
  const client = useQueryClient();
  const pantry = async () => (await client.ensureQueryData(pantryIdsQuery())).items;
  return {
    copy: async () => {
      try {
        await navigator.clipboard.writeText(planToCopy(plan, await pantry(), { servings }));
        toast({ title: 'Meal plan copied to clipboard!' });
      } catch {
        toast({ title: 'Failed to copy meal plan', variant: 'destructive' });
      }
    },
    exportFile: async () => {
      try {
        const exportedOn = formatLongDayOf(new Date(), zone);
        const text = planToExport(plan, await pantry(), { servings, exportedOn });
        downloadFile(planFileName(plan.title), 'text/plain;charset=utf-8', text);
        toast({ title: 'Meal plan exported successfully!' });
      } catch (error) {
        toast({
          title: 'Failed to export meal plan',
          description: errorText(error, 'Please try again later'),
          variant: 'destructive',
        });
      }
    },
  };
}
