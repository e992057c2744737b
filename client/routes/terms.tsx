import { Terms } from '../features/legal/terms.tsx';
import { Page } from '../ui/page.tsx';

export const TermsPage = () => (
  <Page
    heading="Terms of use"
    eyebrow="Rules of the ship"
    width="prose"
    back={{ to: '/', label: 'Back to Home' }}
  >
    <Terms />
  </Page>
);
