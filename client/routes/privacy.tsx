import { Privacy } from '../features/legal/privacy.tsx';
import { Page } from '../ui/page.tsx';

export const PrivacyPage = () => (
  <Page
    heading="Privacy notice"
    eyebrow="What stays aboard"
    width="prose"
    back={{ to: '/', label: 'Back to Home' }}
  >
    <Privacy />
  </Page>
);
