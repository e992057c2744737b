import { errorText } from '../../lib/api/api-error.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyGalley } from '../../ui/illustrations/empty-galley.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { MealList } from './meal-list.tsx';
import { useSavedPlans } from './use-saved-plans.ts';

/** All saved meal plans of the account. */
export function SavedMeals({ onShop }: { onShop: (ids: readonly number[]) => void }) {
  const { data: plans, error, refetch } = useSavedPlans();
  if (!plans && !error) return <LoadingState label="Loading saved meals..." />;
  if (!plans) {
    return (
      <ErrorState title="Failed to load saved meals" error={error} onRetry={refetch}>
        {errorText(error, 'Please try again later')}
      </ErrorState>
    );
  }
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No Saved Meals"
        figure={<EmptyGalley />}
        action={<ButtonLink to="/saved-pantry">Saved Pantry</ButtonLink>}
      >
        Start creating meal plans from your pantry items to see them here
      </EmptyState>
    );
  }
  return <MealList plans={plans} onShop={onShop} />;
}
