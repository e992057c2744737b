import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts. `username` is the email address in lower case. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull().unique(),
    /** argon2id in PHC string form. */
    password: text('password').notNull(),
    displayName: text('display_name'),
    isGuest: boolean('is_guest').notNull().default(false),
    /** SHA-256 of the token in the mailed link, in hex; the token itself is never stored. */
    resetToken: text('reset_token').unique(),
    resetTokenExpires: timestamp('reset_token_expires', { withTimezone: true }),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The newest session of this account. */
    activeSessionId: text('active_session_id'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_username_lower_case', sql`${table.username} = lower(${table.username})`),
    check(
      'users_reset_token_has_expiry',
      sql`(${table.resetToken} is null) = (${table.resetTokenExpires} is null)`,
    ),
  ],
);

/** What a session remembers, beside the cookie settings that the session plugin adds. */
export interface SessionData {
  cookie: { originalMaxAge: number | null };
  userId?: number;
  /** Browser and system in words. */
  device?: string;
  /** ISO instants: the sign-in, and the newest use to the hour. */
  signedInAt?: string;
  renewedAt?: string;
}

/** Signed-in browsers. The expression index serves "end all sessions of this account". */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: jsonb('sess').$type<SessionData>().notNull(),
    expire: timestamp('expire', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expire_index').on(table.expire),
    index('sessions_user_index').on(sql`(${table.sess} ->> 'userId')`),
  ],
);
