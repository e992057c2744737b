import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, ConnectionError, errorText } from '../lib/api/api-error.ts';
import { connectionStore, isOnline } from '../lib/offline/online.ts';
import { ErrorState, LoadingState } from '../ui/states.tsx';

/** As high as what is coming, so that the footer does not jump. */
export const RoutePending = ({ label = 'Loading...' }: { label?: string }) => (
  <div className="min-h-dvh">
    <LoadingState label={label} />
  </div>
);

/** Shown in place of a page that failed; header and footer stay usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isAway = error instanceof ConnectionError;
  const isAnswer = error instanceof ApiError || isAway;
  const retry = () => {
    // A part of the app that could not be fetched, or broke, is only had again by a fresh load.
    if (!isAnswer) window.location.reload();
    reset();
    void router.invalidate();
  };
  // What waited for the server is tried again as soon as that is there.
  useEffect(
    () =>
      connectionStore.subscribe(() => {
        if (!isAway || !isOnline()) return;
        reset();
        void router.invalidate();
      }),
    [isAway, reset, router],
  );
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <h1 className="mb-6 text-3xl">Rough seas</h1>
      <ErrorState title="This page could not be shown" error={error} onRetry={retry}>
        {isAnswer
          ? errorText(error, 'The server could not answer. Please try again.')
          : 'Something went wrong, and this page stopped working. What you saved is safe.'}
      </ErrorState>
    </div>
  );
}
