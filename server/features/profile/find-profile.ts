import { eq } from 'drizzle-orm';
import type { Profile } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { toProfile } from './to-profile.ts';

/** The account's profile; an account without one gets an empty one. */
export async function findProfile(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
): Promise<Profile> {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  if (profile) return toProfile(profile);
  const now = clock.now();
  // A second request may do the same at this moment; both then end with the one row there is.
  const [created] = await db
    .insert(userProfiles)
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: userProfiles.userId, set: { userId } })
    .returning();
  if (!created) throw new Error('An upsert returned no row');
  return toProfile(created);
}
