import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import { useLaneChanges } from '../../lib/changes/changes.ts';
import { mealPlansQuery, withPendingPlans } from '../../lib/meal-plans/meal-plans.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { readServings, servingsOf, withServings, writeServings } from './servings.tsx';

export interface PantryKnown {
  /** Undefined while it is loading or could not be loaded: what is still there is not known then. */
  items: readonly PantryNow[] | undefined;
  ids: ReadonlySet<number> | undefined;
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
}

/** What is in the pantry now, as far as plans look at it. */
export function usePantryNow(): PantryKnown {
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

/** For how many each plan is cooked; stored on this device. */
export function useServings() {
  const [all, setAll] = useState(() => readServings(browserStores()));
  return {
    all,
    of: (planId: number) => servingsOf(all, planId),
    set: (planId: number, servings: number) => {
      const next = withServings(all, planId, servings);
      setAll(next);
      writeServings(browserStores(), next);
    },
  };
}

/** The saved plans of the account, newest first, with what waits to be sent. */
export function useSavedPlans() {
  const { data, error, refetch } = useQuery(mealPlansQuery());
  const waiting = useLaneChanges('plan');
  const plans = useMemo(() => data && withPendingPlans(data, waiting), [data, waiting]);
  return { data: plans, error, refetch };
}
