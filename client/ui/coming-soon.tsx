import { ButtonLink } from './button.tsx';
import { CompassRose } from './illustrations/compass-rose.tsx';
import { EmptyState } from './states.tsx';

/** Place of a feature that is not there yet. */
export const ComingSoon = ({ feature }: { feature: string }) => (
  <EmptyState
    title={`${feature} - Coming Soon`}
    figure={<CompassRose className="size-28" />}
    action={<ButtonLink to="/">Back to Home</ButtonLink>}
  >
    We're still building this part. Check back soon.
  </EmptyState>
);
