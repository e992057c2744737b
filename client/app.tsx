import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';

interface AppProps {
  /** Told once the app stands. Keep it the same between renders. */
  onReady?: () => void;
  queryClient: QueryClient;
  router: AnyRouter;
}

/** The whole client: the same tree in the browser and in the pages that the build draws ahead. */
export function App({ queryClient, router, onReady }: AppProps) {
  // What waits for the app is outside React.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
