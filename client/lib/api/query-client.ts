import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { persistedFirst } from '../offline/account-persister.ts';
import { connectionStore, isOnline } from '../offline/online.ts';
import { ApiError } from './api-error.ts';

/**
 * The query cache with the product's defaults: no retries, no polling, no refetch on focus, never stale; what could not
 * be loaded is asked for again once the server is reached again.
 * `onSignedOut` runs when the server says that the session is gone.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const noticeSignOut = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_signed_in') onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Being offline shows as an error with a way on, not as a wait without end.
        networkMode: 'always',
        persister: persistedFirst,
        // What failed for want of a network, or was kept from an earlier visit, is asked for again.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The connection is known better than by the browser's word alone: a server may be down while there is a network.
  onlineManager.setEventListener((setOnline) => connectionStore.subscribe(() => setOnline(isOnline())));
  onlineManager.setOnline(isOnline());
  // By itself it would ask only once every change that waited is sent, and that may take minutes.
  onlineManager.subscribe((online) => {
    if (online) client.getQueryCache().onOnline();
  });
  return client;
}
