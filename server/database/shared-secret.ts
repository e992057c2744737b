import { ConfigError } from '../config.ts';
import type { Database, Queries } from './client.ts';
import { sharedSecret } from './schema/shared-secret.ts';
import { sessions } from './schema/users.ts';

/**
 * Lets the first server of a database set whose sessions it keeps, and each further one only with the same secret:
 * with another, they would refuse each other's sessions, one request in two.
 * @throws ConfigError where the database is used with another one
 */
export async function requireSharedSecret(db: Queries, fingerprint: string): Promise<void> {
  await db.insert(sharedSecret).values({ name: 'session', fingerprint }).onConflictDoNothing();
  const [row] = await db.select().from(sharedSecret);
  if (row?.fingerprint === fingerprint) return;
  throw new ConfigError(
    'All servers of one DATABASE_URL need the same SESSION_SECRET, and this database is used with another secret. ' +
      'Set SESSION_SECRET to what the other servers have. To change it for good, stop all of them, run ' +
      '"npm run keto -- new-secret", and start them with the new one; everybody then has to sign in again.',
  );
}

/** Forgets the secret, and the sessions that only it could open. */
export async function forgetSharedSecret(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sharedSecret);
    await tx.delete(sessions);
  });
}
