import { queryOptions } from '@tanstack/react-query';
import { accountSessionList, endedSessions } from '#contract/account.ts';
import { api } from '../../../lib/api/api.ts';

/** Where the account is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account-sessions'],
    queryFn: ({ signal }) => api.get('/api/account/sessions', accountSessionList, { signal }),
    // Other devices come and go without this one hearing of it.
    staleTime: 0,
  });

export const endSession = (id: string) => api.run('DELETE', `/api/account/sessions/${id}`);

export const endOtherSessions = () => api.delete('/api/account/sessions', endedSessions);
