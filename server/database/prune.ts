import { lt, sql } from 'drizzle-orm';
import { PANTRY_UNDO_MINUTES } from '#contract/pantry.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import type { Clock } from '../clock.ts';
import type { Database } from './client.ts';
import { accountEvents } from './schema/account-events.ts';
import { mailLinks } from './schema/mail-links.ts';
import { modelUsage } from './schema/model-usage.ts';
import { pantryItems } from './schema/pantry.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { passkeyChallenges } from './schema/second-factors.ts';
import { sessions, users } from './schema/users.ts';

/** Days that counts of questions, tokens and costs are kept: half a year. */
const USAGE_DAYS = 183;
/** Days that an account's events are kept. */
const EVENT_DAYS = 365;

/**
 * Removes what has run out: sessions, rate-limit counters, reset tokens, mailed links, unanswered challenges of passkeys, old
 * counts of model usage, old events of accounts and foods that were taken out of a pantry. Safe to run from several processes.
 */
export async function pruneExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await db.delete(modelUsage).where(lt(modelUsage.day, addDays(dayIn('UTC', now), -USAGE_DAYS)));
  await db
    .delete(accountEvents)
    .where(lt(accountEvents.happenedAt, new Date(now.getTime() - EVENT_DAYS * 86_400_000)));
  const undoable = new Date(now.getTime() - PANTRY_UNDO_MINUTES * 60_000);
  await db.delete(pantryItems).where(lt(pantryItems.deletedAt, undoable));
  await db
    .update(users)
    .set({ resetToken: null, resetTokenExpires: null })
    .where(sql`${users.resetTokenExpires} < ${now.toISOString()}`);
}
