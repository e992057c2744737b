import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import type { ConfirmEmailRequest } from '#contract/account-email.ts';
import {
  currentUser,
  type ForgotPasswordRequest,
  type LoginRequest,
  messageResponse,
  type RegisterForm,
  type ResetPasswordForm,
} from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';

export const login = (credentials: LoginRequest) =>
  api.post('/api/login', currentUser, { body: credentials });

/** By any key that a device of the person has for this site. */
export async function loginByPasskey() {
  const optionsJSON = await api.post<PublicKeyCredentialRequestOptionsJSON>(
    '/api/login/passkey/options',
    null,
  );
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON });
  return api.post('/api/login/passkey', currentUser, { body: { credential } });
}

export const loginGuest = () => api.post('/api/login-guest', currentUser);

export const logout = () => api.run('POST', '/api/logout');

/** Where the server sends mail, words about a mail come in place of a user. */
const userOrWords = z.union([currentUser, messageResponse]);

/** The repeated password stays in the browser. */
export const register = ({ username, password, displayName }: RegisterForm) =>
  api.post('/api/register', userOrWords, { body: { username, password, displayName } });

/** Uses a mailed link: one of a registration answers with who is signed in from now on, others with words. */
export const confirmEmail = (request: ConfirmEmailRequest) =>
  api.post('/api/confirm-email', userOrWords, { body: request });

/** Answers the same whether or not the address has an account. */
export const forgotPassword = (request: ForgotPasswordRequest) =>
  api.post('/api/forgot-password', messageResponse, { body: request });

export const resetPassword = ({ token, password }: ResetPasswordForm) =>
  api.post('/api/reset-password', messageResponse, { body: { token, password } });
