import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { currentUser, type LoginRequest } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

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
