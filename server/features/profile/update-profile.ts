import { eq, type SQL, sql } from 'drizzle-orm';
import type { Profile, UpdateProfile } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { toProfile } from './to-profile.ts';

/** Changes the given fields of an account's profile and leaves the others; an account without one gets one. */
export async function updateProfile(
  { db, clock }: { db: Queries; clock: Clock },
  userId: number,
  { units, ownTargets, ...changes }: UpdateProfile,
): Promise<Profile> {
  const now = clock.now();
  await db
    .insert(userProfiles)
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: userProfiles.userId });
  const [profile] = await db
    .update(userProfiles)
    .set({
      ...changes,
      ...(changes.gender === '' && { gender: null }),
      ...(changes.healthGoal === '' && { healthGoal: null }),
      ...(changes.medicines && { medicines: eachOnce(changes.medicines) }),
      ...(changes.dislikes && { dislikes: eachOnce(changes.dislikes) }),
      ...(changes.conditions && { conditions: [...new Set(changes.conditions)] }),
      ...(changes.allergies && { allergies: [...new Set(changes.allergies)] }),
      ...(changes.withheldFromCoach && { withheldFromCoach: [...new Set(changes.withheldFromCoach)] }),
      ...(units && { units: merged(userProfiles.units, units) }),
      ...(ownTargets && { ownTargets: merged(userProfiles.ownTargets, ownTargets) }),
      updatedAt: now,
    })
    .where(eq(userProfiles.userId, userId))
    .returning();
  if (!profile) throw new Error('A profile was removed while it changed');
  return toProfile(profile);
}

/** Merged by the database, so that two changes at once keep both. */
function merged(column: typeof userProfiles.units | typeof userProfiles.ownTargets, changes: object): SQL {
  return sql`${column} || ${JSON.stringify(changes)}::jsonb`;
}

/** The names as first written, without repetitions in another case. */
function eachOnce(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}
