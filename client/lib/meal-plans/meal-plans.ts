import { queryOptions } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { api } from '../api/api.ts';
import { type Change, isOfKind } from '../changes/change.ts';
import { withPending } from '../changes/changes.ts';

/** GET /api/meal-plans: all saved plans of the account. For registered users only. */
export const mealPlansQuery = () =>
  queryOptions({
    queryKey: ['meal-plans'],
    queryFn: ({ signal }) => api.list<SavedMealPlan>('/api/meal-plans', { signal }),
  });

/** The account's plans as they will be once everything that waits was sent, newest first. */
export const withPendingPlans = (
  stored: readonly SavedMealPlan[],
  changes: readonly Change[],
): SavedMealPlan[] =>
  withPending(stored.toReversed(), changes, (change, id) => {
    if (!isOfKind(change, 'plan.save')) return null;
    const { title, content, pantryItemIds, mealPlanType = 'enhanced' } = change.payload.plan;
    const { mealTypes = [], plan = null } = change.payload.plan;
    const made = { id, title, content, pantryItemIds, mealPlanType, plan, createdAt: change.createdAt };
    return { ...made, mealTypes: JSON.stringify(mealTypes) };
  }).reverse();
