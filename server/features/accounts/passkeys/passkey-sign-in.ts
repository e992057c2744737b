import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/auth.ts';
import type { passkeySignInRequest } from '#contract/passkeys.ts';
import { passkeys } from '../../../database/schema/second-factors.ts';
import { users } from '../../../database/schema/users.ts';
import { AppError } from '../../../errors.ts';
import type { AccountDeps } from '../account-deps.ts';
import { toCurrentUser } from '../current-user.ts';
import { keepChallenge, siteOf, takeChallenge } from './challenges.ts';

type SignInDeps = Pick<AccountDeps, 'db' | 'clock' | 'config'>;

/** What the browser needs to sign in with any key it has for this site. */
export async function askForSignIn(deps: SignInDeps) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    userVerification: 'required',
  });
  await keepChallenge(deps, options.challenge, null);
  return { ...options };
}

/**
 * Whose key signed. It was unlocked by its owner on the device, so no second step is asked for.
 * @throws AppError wrong_credentials, the same for an unknown key as for a signature that does not hold
 */
export async function checkPasskey(
  deps: SignInDeps,
  { credential }: z.output<typeof passkeySignInRequest>,
): Promise<{ user: CurrentUser; userId: number; passwordHash: string }> {
  const { db, clock } = deps;
  const { rpID, origin } = siteOf(deps);
  const [found] = await db
    .select({ key: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id));
  if (!found) throw notKnown();
  const { key, user } = found;
  const verified = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) throw notKnown();
  await db
    .update(passkeys)
    .set({
      counter: sql`greatest(${passkeys.counter}, ${verified.authenticationInfo.newCounter})`,
      lastUsedAt: clock.now(),
    })
    .where(eq(passkeys.id, key.id));
  return { user: toCurrentUser(user), userId: user.id, passwordHash: user.password };
}

const notKnown = () =>
  new AppError('wrong_credentials', {
    message: 'We don’t know this passkey. Please sign in with your password.',
  });
