import { messageResponse, type ResetPasswordForm } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

export const resetPassword = ({ token, password }: ResetPasswordForm) =>
  api.post('/api/reset-password', messageResponse, { body: { token, password } });
