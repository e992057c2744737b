import { BRAND } from '../brand.ts';
import { Page } from '../ui/page.tsx';

const Bar = ({ className }: { className: string }) => (
  <div className={`animate-pulse rounded-md bg-shoal ${className}`} />
);

/** What stands in place of a page until it is known who looks at it. */
export const PageFrame = ({ heading }: { heading: string | null }) => (
  <Page heading={heading ?? BRAND.product} width="wide">
    <p role="status" className="sr-only">
      Loading...
    </p>
    <div aria-hidden="true" className="grid gap-5">
      <Bar className="h-6 max-w-md" />
      <Bar className="h-44" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Bar className="h-36" />
        <Bar className="h-36" />
      </div>
    </div>
  </Page>
);
