import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MEAL_CATEGORIES, type MealCategory, type SavedMealPlan } from '#contract/meal-plans.ts';
import { compareKeys, nameKey } from '#domain/pantry/name-order.ts';
import { api } from '../../lib/api/api.ts';
import { type Change, isOfKind } from '../../lib/changes/change.ts';
import { useLaneChanges, withPending } from '../../lib/changes/changes.ts';

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

export type PlanSort = 'newest' | 'oldest' | 'title-asc' | 'title-desc';

export const PLAN_SORT_LABELS: Readonly<Record<PlanSort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  'title-asc': 'Title A-Z',
  'title-desc': 'Title Z-A',
};

const byAge = (a: SavedMealPlan, b: SavedMealPlan) =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;

const byTitle = (a: SavedMealPlan, b: SavedMealPlan) => compareKeys(nameKey(a.title), nameKey(b.title));

const ORDER: Readonly<Record<PlanSort, (a: SavedMealPlan, b: SavedMealPlan) => number>> = {
  newest: (a, b) => byAge(b, a),
  oldest: byAge,
  'title-asc': (a, b) => byTitle(a, b) || byAge(b, a),
  'title-desc': (a, b) => byTitle(b, a) || byAge(b, a),
};

/** Title, meals and dishes of a plan, to search in. */
function searched({ title, mealTypes, plan }: SavedMealPlan): string {
  const dishes = plan?.days.flatMap((day) => day.dishes.map(({ name }) => name)) ?? [];
  return [title, ...mealTypesOf(mealTypes), ...dishes].join('\n').toLowerCase();
}

export function listedPlans(
  plans: readonly SavedMealPlan[],
  search: string,
  sort: PlanSort,
): SavedMealPlan[] {
  const wanted = search.trim().toLowerCase();
  const matching = wanted === '' ? plans : plans.filter((plan) => searched(plan).includes(wanted));
  return matching.toSorted(ORDER[sort]);
}

export function mealTypesOf(encoded: string | null): MealCategory[] {
  try {
    const types: unknown = JSON.parse(encoded ?? '[]');
    return Array.isArray(types) ? MEAL_CATEGORIES.filter((one) => types.includes(one)) : [];
  } catch {
    return [];
  }
}

export function useSavedPlans() {
  const { data, error, refetch } = useQuery(mealPlansQuery());
  const waiting = useLaneChanges('plan');
  const plans = useMemo(() => data && withPendingPlans(data, waiting), [data, waiting]);
  return { data: plans, error, refetch };
}
