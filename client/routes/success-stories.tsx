import { WayOn } from '../features/shell/way-on.tsx';
import { Transformation } from '../features/success-stories/transformation.tsx';
import { Page } from '../ui/page.tsx';

export const SuccessStoriesPage = () => (
  <Page
    heading="Success Stories"
    eyebrow="From the logbook"
    subtitle="Ninety days, told by someone who sailed them."
    back={{ to: '/', label: 'Back to Home' }}
  >
    <Transformation />
    <div className="mt-12">
      <WayOn />
    </div>
  </Page>
);
