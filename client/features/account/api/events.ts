import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountEventPage } from '#contract/account-events.ts';
import { api } from '../../../lib/api/api.ts';

/** What happened to the safety of the account, page by page, the newest first. */
export const eventsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['account-events'],
    queryFn: ({ signal, pageParam }) =>
      api.get(`/api/account/events${pageParam ? `?before=${pageParam}` : ''}`, accountEventPage, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    staleTime: 0,
  });
