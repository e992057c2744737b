import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLaneChanges } from '../../lib/changes/changes.ts';
import { mealPlansQuery, withPendingPlans } from '../../lib/meal-plans/meal-plans.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';

/** What is in the pantry now, as far as plans look at it; undefined while it is loading or could not be loaded. */
export function usePantryNow() {
  const { data, isLoading, error, refetch } = useQuery(pantryIdsQuery());
  return useMemo(
    () => ({
      items: data?.items,
      ids: data && new Set(data.items.map(({ id }) => id)),
      isLoading,
      error,
      retry: () => void refetch(),
    }),
    [data, isLoading, error, refetch],
  );
}

export type PantryKnown = ReturnType<typeof usePantryNow>;

/** The saved plans of the account, newest first, with what waits to be sent. */
export function useSavedPlans() {
  const { data, error, refetch } = useQuery(mealPlansQuery());
  const waiting = useLaneChanges('plan');
  const plans = useMemo(() => data && withPendingPlans(data, waiting), [data, waiting]);
  return { data: plans, error, refetch };
}
