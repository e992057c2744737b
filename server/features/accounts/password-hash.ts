import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with 19 MiB, 2 passes and 1 lane: the first of the settings the OWASP password storage cheat sheet
 * names. The package's default variant is argon2id, and it works on the thread pool, off the event loop.
 */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it takes as long and says no, so the
 * answer's time does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('a password of nobody');
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== null;
}
