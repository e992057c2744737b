import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { currentUser, type LoginRequest, messageResponse } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';

export const login = (body: LoginRequest) => api.post('/api/login', currentUser, { body });

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

/** Who is signed in from now on; where the server sends mail, words about a mail come in place of a user. */
export const userOrWords = z.union([currentUser, messageResponse]);
