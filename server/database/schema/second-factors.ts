import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The authenticator app of an account, one at most. It counts from `confirmedAt` on; before, it is being set up. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted with a key that the database does not hold. */
  secret: text('secret').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Number of the 30-second step whose code was taken last; no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull(),
});

/** Keys that sign an account in without its password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's own name of it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the device counts them; 0 of those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** In its owner's words. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);

/** What a device is asked to sign: once, and within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The account a key is being added to; null at a sign-in, where nobody is known yet. */
    addsTo: integer('adds_to'),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expires_index').on(table.expires)],
);
