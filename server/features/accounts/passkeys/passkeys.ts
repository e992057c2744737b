import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type newPasskeyRequest, PASSKEYS_AT_MOST, type Passkey } from '#contract/passkeys.ts';
import { passkeys } from '../../../database/schema/second-factors.ts';
import { users } from '../../../database/schema/users.ts';
import { AppError, notFound } from '../../../errors.ts';
import { notSignedIn } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { keepChallenge, siteOf, takeChallenge } from './challenges.ts';

type PasskeyDeps = Pick<AccountDeps, 'db' | 'clock' | 'config'>;

/** EdDSA, ES256, RS256: named, because asking this Node what else it could verify prints a warning. */
const ALGORITHMS = [-8, -7, -257];

const toPasskey = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const ofUser = (userId: number) => eq(passkeys.userId, userId);

export async function listPasskeys({ db }: Pick<PasskeyDeps, 'db'>, userId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(ofUser(userId)).orderBy(asc(passkeys.id));
  return rows.map(toPasskey);
}

/**
 * What the browser needs to make a key for the account.
 * @throws AppError already_exists where there are as many as an account may have
 */
export async function askForNewPasskey(deps: PasskeyDeps, userId: number) {
  const { db } = deps;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notSignedIn();
  const own = await db.select().from(passkeys).where(ofUser(userId));
  if (own.length >= PASSKEYS_AT_MOST) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: 'Keto Navigator',
    rpID: siteOf(deps).rpID,
    userName: user.username,
    userDisplayName: user.displayName ?? user.username,
    userID: new TextEncoder().encode(String(userId)),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(deps, options.challenge, userId);
  return { ...options };
}

/**
 * Adds the key that the browser made.
 * @throws AppError invalid_input where its signature does not hold, already_exists
 */
export async function addPasskey(
  deps: PasskeyDeps,
  userId: number,
  { credential, name }: z.output<typeof newPasskeyRequest> & { name: string },
): Promise<Passkey> {
  const { rpID, origin } = siteOf(deps);
  const verified = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw notAccepted();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = await deps.db.transaction(async (tx) => {
    // One at a time, so that the count holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(passkeys, ofUser(userId))) >= PASSKEYS_AT_MOST) throw tooMany();
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    return added;
  });
  if (!row) throw new AppError('already_exists', { message: 'This passkey was already added.' });
  return toPasskey(row);
}

/** @throws AppError not_found */
export async function renamePasskey(
  { db }: Pick<PasskeyDeps, 'db'>,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<Passkey> {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(ofUser(userId), eq(passkeys.id, id)))
    .returning();
  if (!renamed) throw notFound('passkey');
  return toPasskey(renamed);
}

/** @throws AppError not_found */
export async function removePasskey(
  { db }: Pick<PasskeyDeps, 'db'>,
  userId: number,
  id: number,
): Promise<void> {
  const gone = await db
    .delete(passkeys)
    .where(and(ofUser(userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (gone.length === 0) throw notFound('passkey');
}

const tooMany = () =>
  new AppError('already_exists', {
    message: `You can have at most ${PASSKEYS_AT_MOST} passkeys. Remove one you no longer use.`,
  });

const notAccepted = () =>
  new AppError('invalid_input', { message: 'This passkey could not be added. Please try again.' });
