import { ContentsView } from '../features/handbook/contents-view.tsx';
import { Page } from '../ui/page.tsx';

export const HandbookContentsPage = () => (
  <Page
    heading="Handbook"
    eyebrow="Sailing directions"
    subtitle="Short articles in plain words, each with its sources and how strong the evidence is. The Captain answers from these."
    back={{ to: '/', label: 'Back to Home' }}
  >
    <ContentsView />
  </Page>
);
