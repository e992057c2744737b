import { and, eq, gt, isNull } from 'drizzle-orm';
import { passkeyChallenges } from '../../../database/schema/second-factors.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Long enough to look for a key, or to unlock a phone. */
const LIFETIME_MS = 5 * 60_000;

type ChallengeDeps = Pick<AccountDeps, 'db' | 'clock'>;

/** @param addsTo the account a key is added to; null at a sign-in */
export async function keepChallenge(
  { db, clock }: ChallengeDeps,
  challenge: string,
  addsTo: number | null,
): Promise<void> {
  const expires = new Date(clock.now().getTime() + LIFETIME_MS);
  await db.insert(passkeyChallenges).values({ challenge, addsTo, expires });
}

/** @returns whether it was asked for the same purpose a moment ago; it cannot be used again */
export async function takeChallenge(
  { db, clock }: ChallengeDeps,
  challenge: string,
  addsTo: number | null,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        addsTo === null ? isNull(passkeyChallenges.addsTo) : eq(passkeyChallenges.addsTo, addsTo),
        gt(passkeyChallenges.expires, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

/** The site a key is for, by its public address. */
export const siteOf = ({ config }: Pick<AccountDeps, 'config'>) => {
  const { hostname, origin } = new URL(config.PUBLIC_URL);
  return { rpID: hostname, origin };
};
