import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorText } from '../lib/api/api-error.ts';
import { ErrorState } from '../ui/states.tsx';

/** Shown in place of a page that failed; header and footer stay usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <h1 className="mb-6 text-3xl">Rough seas</h1>
      <ErrorState title="This page could not be shown" onRetry={retry}>
        {errorText(error, 'An unexpected error occurred.')}
      </ErrorState>
    </div>
  );
}
