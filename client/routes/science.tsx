import { KeyFindings, ReadOn } from '../features/science/key-findings.tsx';
import { PaperGroup } from '../features/science/papers.tsx';
import { WayOn } from '../features/shell/way-on.tsx';
import { Page } from '../ui/page.tsx';

export const SciencePage = () => (
  <Page
    heading="Keto Science"
    eyebrow="What researchers have found"
    subtitle="Eight papers, what they found and what they can't tell us. Open a title to read the original."
    back={{ to: '/', label: 'Back to Home' }}
    width="wide"
  >
    <PaperGroup title="Ketogenic Diets" category="ketogenic" />
    <PaperGroup title="Intermittent Fasting" category="intermittent-fasting" />
    <KeyFindings />
    <ReadOn />
    <WayOn />
  </Page>
);
