import type { DisclaimerKind, Profile } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { toProfile } from './to-profile.ts';

const FLAG = {
  general: { disclaimerAccepted: true },
  chat: { chatDisclaimerAccepted: true },
  pantry: { pantryDisclaimerAccepted: true },
} satisfies Record<DisclaimerKind, object>;

/** Remembers that the account accepted a disclaimer; accepting again changes nothing. */
export async function acceptDisclaimer(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  kind: DisclaimerKind,
): Promise<Profile> {
  const now = clock.now();
  const [profile] = await db
    .insert(userProfiles)
    .values({ userId, createdAt: now, updatedAt: now, ...FLAG[kind] })
    .onConflictDoUpdate({ target: userProfiles.userId, set: { updatedAt: now, ...FLAG[kind] } })
    .returning();
  if (!profile) throw new Error('An upsert returned no row');
  return toProfile(profile);
}
