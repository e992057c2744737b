import { type ForgotPasswordRequest, messageResponse } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

/** Answers the same whether or not the address has an account. */
export const forgotPassword = (request: ForgotPasswordRequest) =>
  api.post('/api/forgot-password', messageResponse, { body: request });
