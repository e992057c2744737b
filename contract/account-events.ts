import { z } from 'zod';

/** What concerns who can get into an account. */
export const ACCOUNT_EVENTS = [
  'account_created',
  'signed_in',
  'signed_in_new_device',
  'signed_out_elsewhere',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'data_downloaded',
  'authenticator_added',
  'authenticator_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'email_verified',
  'email_change_asked',
  'email_changed',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

const accountEvent = z.object({
  id: z.number().int(),
  kind: z.enum(ACCOUNT_EVENTS),
  /** Browser and system, as "Firefox on Windows"; null where the browser did not say. */
  device: z.string().nullable(),
  /** ISO instant. */
  happenedAt: z.string(),
});
export type AccountEvent = z.infer<typeof accountEvent>;

export const accountEventsQuery = z.object({
  /** Only what is older than the event of this id. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** The newest first, and whether older ones follow. */
export const accountEventPage = z.object({ events: z.array(accountEvent), hasMore: z.boolean() });
