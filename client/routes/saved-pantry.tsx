import { Page } from '../ui/page.tsx';

export const SavedPantryPage = () => (
  <Page heading="Saved Pantry" subtitle="Select items to generate keto meal plans" width="wide">
    {null}
  </Page>
);
