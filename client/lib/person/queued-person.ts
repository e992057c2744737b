import type { PersonalData } from '#contract/profile.ts';
import { isOfKind, type QueueEntry } from '../queue/entry.ts';

/** What the person said of themselves, also what waits to be sent. */
export function withQueuedChanges<T extends PersonalData>(profile: T, entries: readonly QueueEntry[]): T {
  let person = profile;
  for (const entry of entries) {
    if (!isOfKind(entry, 'profile.change')) continue;
    const { units, ownTargets, ...changes } = entry.payload.changes;
    person = {
      ...person,
      ...changes,
      units: { ...person.units, ...units },
      ownTargets: { ...person.ownTargets, ...ownTargets },
    };
  }
  return person;
}
