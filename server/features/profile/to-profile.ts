import type { Profile } from '#contract/profile.ts';
import type { userProfiles } from '../../database/schema/profiles.ts';

/** A stored row as the contract sends it. */
export function toProfile(row: typeof userProfiles.$inferSelect): Profile {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...row,
    disclaimerAcceptedAt: iso(row.disclaimerAcceptedAt),
    chatDisclaimerAcceptedAt: iso(row.chatDisclaimerAcceptedAt),
    pantryDisclaimerAcceptedAt: iso(row.pantryDisclaimerAcceptedAt),
  };
}
