import type { HealthReading } from '#contract/health-readings.ts';

/** A reading as the client knows it: an account's carries the server's number, a guest's 'guest-' plus a timestamp. */
export type Reading = Omit<HealthReading, 'id'> & { id: number | string };

/** Newest first; of the same moment, the one entered later. */
export function byNewest(a: Reading, b: Reading): number {
  if (a.readingTime !== b.readingTime) return a.readingTime < b.readingTime ? 1 : -1;
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}
