import { ButtonLink } from '../ui/button-link.tsx';
import { CompassRose } from '../ui/illustrations/compass-rose.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';

export const SavedMealsPage = () => (
  <Page heading="Saved Meals" subtitle="Your collection of keto meal plans">
    <EmptyState
      title="No Saved Meals"
      figure={<CompassRose className="size-28" />}
      action={<ButtonLink to="/saved-pantry">Saved Pantry</ButtonLink>}
    >
      Start creating meal plans from your pantry items to see them here
    </EmptyState>
  </Page>
);
