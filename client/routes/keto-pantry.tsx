import { Page } from '../ui/page.tsx';

export const KetoPantryPage = () => (
  <Page heading="Upload Label" width="wide">
    {null}
  </Page>
);
