import { useNavigate, useSearch } from '@tanstack/react-router';
import { SavedMeals } from '../features/saved-meals/saved-meals.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';

const ShoppingList = lazyComponent(() =>
  import('../features/saved-meals/shopping/shopping-list.tsx').then((module) => module.ShoppingList),
);

export function SavedMealsPage() {
  const { shopping } = useSearch({ from: '/saved-meals' });
  const navigate = useNavigate({ from: '/saved-meals' });
  const shop = (ids: readonly number[], replace = false) =>
    void navigate({ search: { shopping: ids.join(',') }, replace });
  if (shopping === undefined) {
    return (
      <Page heading="Saved Meals" subtitle="Your collection of keto meal plans">
        <SavedMeals onShop={shop} />
      </Page>
    );
  }
  return (
    <Page
      heading="Shopping list"
      subtitle="What you still need for these plans"
      back={{ to: '/saved-meals', label: 'Saved Meals' }}
    >
      <ShoppingList list={shopping} onPlans={(ids) => shop(ids, true)} />
    </Page>
  );
}
