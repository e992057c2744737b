import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pantryIdsQuery } from '../../../lib/pantry/pantry-items.ts';
import { EmptyGalley } from '../../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { useSavedPlans } from '../plan-list.ts';
import { ShoppingView } from './shopping-view.tsx';
import { listName } from './ticks.ts';

interface ShoppingListProps {
  /** Ids of the plans, as "3,5". */
  list: string;
  onPlans: (ids: readonly number[]) => void;
}

export function ShoppingList({ list, onPlans }: ShoppingListProps) {
  const saved = useSavedPlans();
  const pantry = useQuery(pantryIdsQuery());
  const plans = useMemo(() => {
    const ids = new Set(list.split(',').map(Number));
    return saved.data?.filter(({ id }) => ids.has(id));
  }, [saved.data, list]);
  const error = (saved.data ? null : saved.error) ?? (pantry.data ? null : pantry.error);
  if (error) {
    const retry = () => {
      if (!saved.data) void saved.refetch();
      if (!pantry.data) void pantry.refetch();
    };
    return <ErrorState title="We couldn't make your shopping list" error={error} onRetry={retry} />;
  }
  if (!plans || !pantry.data) return <LoadingState label="Writing your shopping list..." />;
  if (plans.length === 0) {
    return (
      <EmptyState title="Your shopping list is empty" figure={<EmptyGalley />}>
        The meal plans it was made from were deleted. Choose other plans in Saved Meals to start a new list.
      </EmptyState>
    );
  }
  return (
    <ShoppingView
      key={listName(plans.map(({ id }) => id))}
      plans={plans}
      pantry={pantry.data.items}
      onPlans={onPlans}
    />
  );
}
