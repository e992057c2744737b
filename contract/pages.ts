import { z } from 'zod';

/**
 * Where a list goes on, as the `Link` header of its page before says; `<address>; rel="next"` is there while more
 * follows. Whoever does not look at it has the newest.
 */
export const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_\d{1,10}$/, 'The cursor must come from an earlier page')
  .refine((text) => Number(text.slice(28)) <= 2_147_483_647 && !Number.isNaN(Date.parse(text.slice(0, 27))), {
    error: 'The cursor must come from an earlier page',
  })
  .optional();

/** Foods that one call lists whole. */
export const PANTRY_LIST_MOST = 300;
/** Readings that one call lists: a month of a sensor. */
export const READINGS_LIST_MOST = 10_000;
/** Meal plans that one call lists. */
export const PLANS_LIST_MOST = 50;
/** Characters of one page: a plan or a food more is in the next. */
export const PAGE_CHARACTERS_MOST = 2_000_000;

const limitWords = (most: number) => `limit must be 1 to ${most}`;
const limit = (most: number) =>
  z.coerce
    .number(limitWords(most))
    .int(limitWords(most))
    .min(1, limitWords(most))
    .max(most, limitWords(most))
    .default(most);

const instant = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be a date and time with a time zone` }).optional();

/** Readings with from <= time < to, newest first. */
export const listReadingsQuery = z.object({
  from: instant('from'),
  to: instant('to'),
  cursor,
  limit: limit(READINGS_LIST_MOST),
});
export type ListReadings = z.output<typeof listReadingsQuery>;

export const listPantryQuery = z.object({ cursor, limit: limit(PANTRY_LIST_MOST) });
export const listPlansQuery = z.object({
  cursor,
  limit: limit(PLANS_LIST_MOST),
  /** `titles` leaves out each plan's text, which one call a plan brings. */
  view: z.enum(['whole', 'titles']).default('whole'),
});
export type ListPlans = z.output<typeof listPlansQuery>;
