import type { ReactNode } from 'react';
import type { Units } from '#contract/profile.ts';
import { ErrorState } from './states.tsx';

interface ProfileNotLoadedProps {
  /** Those taken in the meantime. */
  units: Units;
  onRetry: () => void;
  /** What else is amiss until then, a sentence. */
  children?: ReactNode;
}

/** Values in a unit the person did not choose are never shown or taken without saying so. */
export const ProfileNotLoaded = ({ units, onRetry, children }: ProfileNotLoadedProps) => (
  <ErrorState title="Your profile could not be loaded" onRetry={onRetry}>
    For now, numbers are in {units.glucose}, {units.weight} and {units.length}, no matter which units you
    chose. {children}
  </ErrorState>
);
