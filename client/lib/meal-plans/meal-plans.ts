import { queryOptions } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { api } from '../api/api.ts';
import { type Change, isOfKind, provisionalId } from '../changes/change.ts';

/** GET /api/meal-plans: all saved plans of the account. For registered users only. */
export const mealPlansQuery = () =>
  queryOptions({
    queryKey: ['meal-plans'],
    queryFn: ({ signal }) => api.list<SavedMealPlan>('/api/meal-plans', { signal }),
  });

/** The account's plans as they will be once everything that waits was sent, newest first. */
export function withPendingPlans(
  stored: readonly SavedMealPlan[],
  entries: readonly Change[],
): SavedMealPlan[] {
  let plans = [...stored];
  for (const entry of entries) {
    if (isOfKind(entry, 'plan.save')) {
      if (plans.some(({ id }) => id === entry.sentId)) continue;
      const { title, content, pantryItemIds, mealPlanType = 'enhanced' } = entry.payload.plan;
      const { mealTypes = [], plan = null } = entry.payload.plan;
      plans.unshift({
        ...{ id: provisionalId(entry), title, content, pantryItemIds, mealPlanType, plan },
        mealTypes: JSON.stringify(mealTypes),
        createdAt: entry.createdAt,
      });
    } else if (isOfKind(entry, 'plan.rename')) {
      const { id, title } = entry.payload;
      plans = plans.map((one) => (one.id === id ? { ...one, title } : one));
    } else if (isOfKind(entry, 'plan.remove')) {
      plans = plans.filter(({ id }) => id !== entry.payload.id);
    }
  }
  return plans;
}
