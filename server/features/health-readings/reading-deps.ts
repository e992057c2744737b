import type { PersonalData, UpdateProfile } from '#contract/profile.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';

/** What the verbs of readings need; the profile is another feature's, so its verbs are handed in. */
export interface ReadingDeps {
  db: Database;
  clock: Clock;
  findPerson(userId: number): Promise<PersonalData>;
  updateProfile(db: Queries, userId: number, changes: UpdateProfile): Promise<unknown>;
}
