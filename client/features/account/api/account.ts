import type { ChangePasswordForm, DeleteAccountRequest } from '#contract/account.ts';
import { currentUser, messageResponse } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

/** Null takes the name away. */
export const changeName = (displayName: string | null) =>
  api.patch('/api/account', currentUser, { body: { displayName } });

/** The repeated password stays in the browser. */
export const changePassword = ({ currentPassword, password }: ChangePasswordForm) =>
  api.post('/api/account/password', messageResponse, { body: { currentPassword, password } });

export const deleteAccount = (request: DeleteAccountRequest) =>
  api.run('POST', '/api/account/delete', { body: request });

/** Goes into a file as it came, whatever it holds. */
export const exportAccount = (signal: AbortSignal) =>
  api.get<unknown>('/api/account/export', null, { signal });
