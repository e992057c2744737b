import { type SQL, sql } from 'drizzle-orm';
import type { DisclaimerKind, Profile } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { toProfile } from './to-profile.ts';

const COLUMNS = {
  general: { accepted: 'disclaimerAccepted', at: 'disclaimerAcceptedAt' },
  chat: { accepted: 'chatDisclaimerAccepted', at: 'chatDisclaimerAcceptedAt' },
  pantry: { accepted: 'pantryDisclaimerAccepted', at: 'pantryDisclaimerAcceptedAt' },
} as const satisfies Record<DisclaimerKind, object>;

/** Remembers that the account accepted a disclaimer, and when first; accepting again keeps that time. */
export async function acceptDisclaimer(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  kind: DisclaimerKind,
): Promise<Profile> {
  const now = clock.now();
  const { accepted, at } = COLUMNS[kind];
  // Where the time of the first acceptance was not kept, a later one does not stand in for it.
  const firstTime: SQL = sql`case when ${userProfiles[accepted]} then ${userProfiles[at]} else ${now.toISOString()} end`;
  const [profile] = await db
    .insert(userProfiles)
    .values({ userId, createdAt: now, updatedAt: now, [accepted]: true, [at]: now })
    .onConflictDoUpdate({
      target: userProfiles.userId,
      set: { updatedAt: now, [accepted]: true, [at]: firstTime },
    })
    .returning();
  if (!profile) throw new Error('An upsert returned no row');
  return toProfile(profile);
}
