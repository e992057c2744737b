import { z } from 'zod';
import { EMPTY_READING, type HealthReading, healthReading } from '#contract/health-readings.ts';

/** A reading as the client knows it: an account's carries the server's number, a guest's 'guest-' plus a timestamp. */
export type Reading = Omit<HealthReading, 'id'> & { id: number | string };

/**
 * A reading kept on this device alone. What was not entered is left out of the stored text, so that years of
 * readings fit a browser's storage.
 */
export const guestReading = z
  .object({ id: z.string().startsWith('guest-') })
  .loose()
  .transform((entry) => ({ ...EMPTY_READING, ...entry }))
  .pipe(
    healthReading.extend({
      id: z.string(),
      /** Goes to the server with the reading, so that taking it along twice stores it once. */
      idempotencyKey: z.uuid(),
    }),
  );
export type GuestReading = z.infer<typeof guestReading>;

/** Newest first; of the same moment, the one entered later. */
export function byNewest(a: Reading, b: Reading): number {
  if (a.readingTime !== b.readingTime) return a.readingTime < b.readingTime ? 1 : -1;
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}
