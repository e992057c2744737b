import { z } from 'zod';
import {
  displayName,
  maybeRepeated,
  mismatch,
  newPassword,
  passwordOfNow,
  repeated,
  samePasswords,
} from './auth.ts';

/** An empty name takes it away; the email address stands in its place then. */
export const changeAccountRequest = z.object({ displayName: displayName.nullable() });
export type ChangeAccountRequest = z.infer<typeof changeAccountRequest>;

const changed = { currentPassword: passwordOfNow, password: newPassword };
export const changePasswordRequest = z
  .object({ ...changed, ...maybeRepeated })
  .refine(samePasswords, mismatch);
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const changePasswordForm = z.object({ ...changed, ...repeated }).refine(samePasswords, mismatch);

export const deleteAccountRequest = z.object({ password: passwordOfNow });

/** A browser that is signed in to the account. */
export const accountSession = z.object({
  /** Names the session in calls; it is not what the browser's cookie holds. */
  id: z.string(),
  /** Browser and system, as "Firefox on Windows"; null where the browser did not say. */
  device: z.string().nullable(),
  /** ISO instant of the sign-in. */
  startedAt: z.string().nullable(),
  /** ISO instant of the newest use, to the hour. */
  lastSeenAt: z.string().nullable(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const accountSessionList = z.array(accountSession);

export const endedSessions = z.object({ ended: z.number().int() });

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything that is stored about an account, as it is stored. */
export const accountExport = z.object({
  exportedAt: z.string(),
  /** How to read the fields. */
  about: z.array(z.string()),
  account: z.record(z.string(), z.unknown()),
  profile: z.record(z.string(), z.unknown()).nullable(),
  sessions: accountSessionList,
  healthReadings: rows,
  fasts: rows,
  diaryEntries: rows,
  pantryItems: rows,
  pantryConversations: rows,
  meals: rows,
  savedMealPlans: rows,
  cookedMeals: rows,
  chatHistory: rows,
  savedConversations: rows,
  conversationMessages: rows,
  answerFeedback: rows,
  modelUsage: rows,
  accountEvents: rows,
  secondFactors: rows,
  passkeys: rows,
  mailLinks: rows,
});
export type AccountExport = z.infer<typeof accountExport>;
