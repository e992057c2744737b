import { KeyFindings } from '../features/science/key-findings.tsx';
import { PaperGroup } from '../features/science/paper-group.tsx';
import { ReadOn } from '../features/science/read-on.tsx';
import { WayOn } from '../features/shell/way-on.tsx';
import { Page } from '../ui/page.tsx';

export const SciencePage = () => (
  <Page
    heading="Keto Science"
    eyebrow="Soundings taken by others"
    subtitle="Eight papers, what they found and what they cannot tell. Read the originals: each title leads there."
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
