import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** Independent keys, all derived from one secret, so that no key can stand in for another. */
export interface Secrets {
  /** Signs session cookies. */
  cookieKey: string;
  /** Signs guest ids. */
  guestKey: string;
  /** Hides addresses and account names in rate-limit counters. */
  rateLimitKey: string;
  /** Hides who asked where answers are counted or judged. */
  askerKey: string;
  /** Encrypts the secrets of authenticator apps, and hides recovery codes. */
  factorKey: string;
  /** Tells whether another server has the same secret, and nothing of it. */
  fingerprint: string;
}

export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    cookieKey: derive('session cookies'),
    guestKey: derive('guest ids'),
    rateLimitKey: derive('rate limits'),
    askerKey: derive('askers'),
    factorKey: derive('second factors'),
    fingerprint: derive('fingerprint'),
  };
}

/**
 * The keys from `SESSION_SECRET`, else from the secret kept in `DATA_DIR/secret`, made on first use and readable by
 * its owner alone. Two processes that start at once end with the same one: only the first creates the file.
 */
export function loadOrCreateSecrets(config: Pick<Config, 'DATA_DIR' | 'SESSION_SECRET'>): Secrets {
  if (config.SESSION_SECRET) return deriveSecrets(config.SESSION_SECRET);
  const file = path.join(config.DATA_DIR, 'secret');
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new ConfigError(`The file ${file} is damaged. Remove it; everybody then has to sign in again.`);
  }
  return deriveSecrets(secret);
}
