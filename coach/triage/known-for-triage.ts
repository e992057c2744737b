import { setTimeout as delay } from 'node:timers/promises';
import { healthContext } from '#domain/person/health-context.ts';
import type { Person } from '../person/person.ts';
import type { TriageInput } from './read-message.ts';

/** A store that takes longer than this many milliseconds is done without: an emergency answer does not wait. */
const STORE_LIMIT_MS = 1000;

/**
 * The profile and readings that triage takes into account. A store that fails or hangs gives nothing, and triage goes
 * by the words alone.
 */
export async function knownForTriage(
  person: Person,
  limitMs = STORE_LIMIT_MS,
): Promise<Pick<TriageInput, 'person' | 'recentReadings' | 'glucoseUnit'>> {
  const given = new AbortController();
  const limit = <T>(value: Promise<T | null>) =>
    Promise.race([value.catch(() => null), delay(limitMs, null, { signal: given.signal })]).catch(() => null);
  const [profile, readings] = await Promise.all([
    limit(attempt(() => person.profile())),
    limit(attempt(() => person.readings())),
  ]);
  given.abort();
  return {
    person: profile && healthContext(profile),
    recentReadings: readings ?? [],
    glucoseUnit: profile?.units.glucose,
  };
}

/** Turns a port that throws at once into one that fails. */
async function attempt<T>(read: () => Promise<T>): Promise<T> {
  return await read();
}
