import clsx from 'clsx';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Units } from '#contract/profile.ts';
import { ConnectionError, errorText } from '../lib/api/api-error.ts';
import { useOnline } from '../lib/offline/online.ts';
import { Button, ButtonLink } from './button.tsx';
import { BrokenRudder, FogBank } from './illustrations/trouble.tsx';
import { Spinner } from './spinner.tsx';

/** Waiting for data; announced politely. */
export const LoadingState = ({ label }: { label: string }) => (
  <div role="status" className="flex min-h-48 items-center justify-center gap-3 p-6 text-lg text-ink-soft">
    <Spinner className="size-8 text-sea" />
    {label}
  </div>
);

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A drawing. */
  figure?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** Nothing here yet, said kindly and with a way on. */
export const EmptyState = ({ title, children, figure, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-card px-6 py-10 text-center">
    {figure}
    <h2 className="text-xl">{title}</h2>
    {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
    {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
  </div>
);

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Why something of the person's own could not be shown, which this device may not have kept; told without children. */
  error?: unknown;
}

/** Something failed here; what it was and a way to try again. Where nobody can be reached it lies in fog. */
export const ErrorState = ({ title, children, onRetry, error }: ErrorStateProps) => {
  const online = useOnline();
  const isNotKept = !online && error instanceof ConnectionError;
  const words = children ?? (error ? errorText(error, 'Please try again later') : null);
  const Drawn = online ? BrokenRudder : FogBank;
  return (
    <div
      role="alert"
      className={clsx(
        'flex items-center gap-6 rounded-lg border-2 p-5',
        isNotKept ? 'border-amber bg-amber-wash' : 'border-coral bg-coral-wash',
      )}
    >
      <Drawn className="hidden h-28 sm:block" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h2 className="text-xl">{title}</h2>
        {isNotKept ? (
          <p>There's no copy on this device yet. You'll see it when you're back online.</p>
        ) : words ? (
          <div>{words}</div>
        ) : null}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {onRetry ? (
            <Button variant="secondary" icon={RotateCcw} onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {isNotKept ? (
            <ButtonLink to="/handbook" variant="ghost">
              Read the handbook
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  );
};

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
