import { ButtonLink } from '../ui/button-link.tsx';
import { Captain } from '../ui/illustrations/captain.tsx';
import { Page } from '../ui/page.tsx';

export const NotFoundPage = () => (
  <Page heading="Page not found" eyebrow="Uncharted waters" width="prose">
    <div className="flex flex-wrap items-center gap-6">
      <Captain mood="thinking" className="size-36" />
      <div className="flex max-w-md flex-col items-start gap-4">
        <p className="text-lg">
          There is nothing at this address. It may have moved, or the link has a typo.
        </p>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </div>
  </Page>
);
