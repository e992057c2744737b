import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../../../errors.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps that a clock may be off, to either side (RFC 6238 5.2 allows one). */
const WINDOW = 1;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new shared secret in base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, username: string) =>
  new TOTP({
    issuer: 'Keto Navigator',
    label: username,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The address that an authenticator app scans. */
export const setupAddress = (secret: string, username: string): string => totpOf(secret, username).toString();

/** @returns the number of the step whose code this is, or null */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** @param key 32 bytes in hex */
export function sealSecret(secret: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'hex'), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * @throws AppError unavailable where it was sealed with another key, as after a changed SESSION_SECRET: who runs the
 * server can take the authenticator off the account
 */
export function openSecret(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'hex'), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const secret = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(secret).toString('utf8');
  } catch {
    const message =
      'Your authenticator app no longer works here. Please ask the people who run this site to let you in without the app.';
    throw new AppError('unavailable', { message });
  }
}
