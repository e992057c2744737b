import { z } from 'zod';

/** Hours without food a person may plan; longer fasts belong under a clinician's eyes (evidence B20). */
export const FAST_HOURS = { least: 1, most: 36 } as const;

const at = z.iso.datetime({ offset: true, error: 'The time must be a date and time with a time zone' });
const range = `A fast must be ${FAST_HOURS.least} to ${FAST_HOURS.most} hours`;
const plannedHours = z.number(range).min(FAST_HOURS.least, range).max(FAST_HOURS.most, range);

/**
 * Starts a fast now, or at an earlier moment. One fast runs at a time; with `endedAt` one that is over already is
 * noted, whatever runs now.
 */
export const startFast = z.object({
  plannedHours,
  startedAt: at.optional(),
  endedAt: at.optional(),
  idempotencyKey: z.uuid().optional(),
});
export type StartFast = z.infer<typeof startFast>;

/** Corrects a fast, or ends it with `endedAt`; null opens an ended one again. */
export const updateFast = z
  .object({ plannedHours, startedAt: at, endedAt: at.nullable() })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'This request changes nothing');
export type UpdateFast = z.infer<typeof updateFast>;

export const fast = z.object({
  id: z.number().int(),
  plannedHours: z.number(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Fast = z.infer<typeof fast>;

export const fastParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Most fasts one call lists: two a day for more than two years. */
export const MOST_FASTS_LISTED = 2000;
const limitWords = `limit must be 1 to ${MOST_FASTS_LISTED}`;

export const listFasts = z.object({
  limit: z.coerce
    .number(limitWords)
    .int(limitWords)
    .min(1, limitWords)
    .max(MOST_FASTS_LISTED, limitWords)
    .default(MOST_FASTS_LISTED),
});

/** Fasts, the one that started last first. */
export const fastList = z.object({
  /** The server's present instant: a device whose clock is off counts the running fast from this. */
  now: z.iso.datetime(),
  fasts: z.array(fast),
});
export type FastList = z.infer<typeof fastList>;
