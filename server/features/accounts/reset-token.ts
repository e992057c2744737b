import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
export const RESET_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

/** 256 random bits for a mailed link. */
export function createResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored. A plain hash is enough: the token has too many possibilities to be guessed from it. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
