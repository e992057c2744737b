import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { accountSessionList, type ChangePasswordForm, endedSessions } from '#contract/account.ts';
import { accountEmail, type ChangeEmailRequest } from '#contract/account-email.ts';
import { accountEventPage } from '#contract/account-events.ts';
import { currentUser, messageResponse } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

/** Null takes the name away. */
export const changeName = (displayName: string | null) =>
  api.patch('/api/account', currentUser, { body: { displayName } });

/** The repeated password stays in the browser. */
export const changePassword = ({ currentPassword, password }: ChangePasswordForm) =>
  api.post('/api/account/password', messageResponse, { body: { currentPassword, password } });

/** The address the account goes by, and what can be done about it. */
export const emailQuery = () =>
  queryOptions({
    queryKey: ['account-email'],
    queryFn: ({ signal }) => api.get('/api/account/email', accountEmail, { signal }),
    // The mailed link may have been opened on another device.
    staleTime: 0,
  });

export const changeEmail = (request: ChangeEmailRequest) =>
  api.post('/api/account/email', messageResponse, { body: request });

export const verifyEmail = () => api.post('/api/account/email/verify', messageResponse);

export const deleteAccount = (password: string) =>
  api.run('POST', '/api/account/delete', { body: { password } });

/** Goes into a file as it came, whatever it holds. */
export const exportAccount = (signal: AbortSignal) =>
  api.get<unknown>('/api/account/export', null, { signal });

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
