import { ButtonLink } from '../ui/button.tsx';
import { UnchartedSea } from '../ui/illustrations/uncharted-sea.tsx';
import { Page } from '../ui/page.tsx';

export const NotFoundPage = () => (
  <Page heading="Page not found" eyebrow="Uncharted waters" width="prose">
    <div className="neatline overflow-hidden bg-page">
      <UnchartedSea className="w-full" />
    </div>
    <p className="mt-6 text-lg">
      We couldn't find this page. It may have moved, or the link may have a typo.
    </p>
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink to="/">Back to Home</ButtonLink>
      <ButtonLink to="/getting-started" variant="secondary">
        Get Started
      </ButtonLink>
      <ButtonLink to="/handbook" variant="secondary">
        Handbook
      </ButtonLink>
    </div>
  </Page>
);
