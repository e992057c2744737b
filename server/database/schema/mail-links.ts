import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** To finish a registration, to show that an address is one's own, to move an account to another address. */
type MailLinkKind = 'register' | 'verify' | 'change';

/** Mailed links that nobody has opened yet. A registration has no account: what it will be made of stands here. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link, in hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<MailLinkKind>().notNull(),
    /** Where it was mailed. */
    email: text('email').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a registration: argon2id in PHC string form. */
    passwordHash: text('password_hash'),
    displayName: text('display_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('mail_links_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'mail_links_of_account_or_registration',
      sql`(${table.kind} = 'register') = (${table.userId} is null)
        and (${table.kind} = 'register') = (${table.passwordHash} is not null)`,
    ),
    uniqueIndex('mail_links_registration_unique').on(table.email).where(sql`${table.userId} is null`),
    uniqueIndex('mail_links_account_unique').on(table.userId, table.kind),
    index('mail_links_expires_index').on(table.expiresAt),
  ],
);
