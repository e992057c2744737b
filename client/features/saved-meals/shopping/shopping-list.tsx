import { useMemo } from 'react';
import { EmptyGalley } from '../../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { usePantryNow, useSavedPlans } from '../plan-list.ts';
import { ShoppingView } from './shopping-view.tsx';
import { listName } from './ticks.ts';

interface ShoppingListProps {
  /** Ids of the plans, as "3,5". */
  list: string;
  onPlans: (ids: readonly number[]) => void;
}

export function ShoppingList({ list, onPlans }: ShoppingListProps) {
  const saved = useSavedPlans();
  const pantry = usePantryNow();
  const plans = useMemo(() => {
    const ids = new Set(list.split(',').map(Number));
    return saved.data?.filter(({ id }) => ids.has(id));
  }, [saved.data, list]);
  const error = (saved.data ? null : saved.error) ?? (pantry.items ? null : pantry.error);
  if (error) {
    const retry = () => {
      if (!saved.data) void saved.refetch();
      if (!pantry.items) pantry.retry();
    };
    return <ErrorState title="We couldn't make your shopping list" error={error} onRetry={retry} />;
  }
  if (!plans || !pantry.items) return <LoadingState label="Writing your shopping list..." />;
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
      pantry={pantry.items}
      onPlans={onPlans}
    />
  );
}
