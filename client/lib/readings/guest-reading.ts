import { z } from 'zod';
import { healthReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';

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
