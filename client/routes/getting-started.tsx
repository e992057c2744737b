import { Sections } from '../features/getting-started/sections.tsx';
import { Welcome } from '../features/getting-started/welcome.tsx';
import { Page } from '../ui/page.tsx';

export const GettingStartedPage = () => (
  <Page heading="Get Started" eyebrow="Before you cast off" back={{ to: '/', label: 'Back to Home' }}>
    <Welcome />
    <Sections />
  </Page>
);
