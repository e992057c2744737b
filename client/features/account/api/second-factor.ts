import { queryOptions } from '@tanstack/react-query';
import { authenticatorSetup, recoveryCodes, secondFactorState } from '#contract/second-factor.ts';
import { api } from '../../../lib/api/api.ts';

const PATH = '/api/account/second-factor';

/** Whether sign-in takes a second step, and how many recovery codes are left. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.get(PATH, secondFactorState, { signal }),
    // A sign-in elsewhere uses recovery codes up.
    staleTime: 0,
  });

export const beginAuthenticator = (password: string) =>
  api.post(PATH, authenticatorSetup, { body: { password } });

export const confirmAuthenticator = (code: string) =>
  api.post(`${PATH}/confirm`, recoveryCodes, { body: { code } });

export const renewRecoveryCodes = (password: string) =>
  api.post(`${PATH}/recovery-codes`, recoveryCodes, { body: { password } });

export const removeAuthenticator = (password: string) =>
  api.run('POST', `${PATH}/remove`, { body: { password } });
