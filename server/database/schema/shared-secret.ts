import { pgTable, text } from 'drizzle-orm/pg-core';

/** At most one row: what the servers of this database must have in common. */
export const sharedSecret = pgTable('shared_secret', {
  name: text('name', { enum: ['session'] }).primaryKey(),
  /** Of the session secret: a keyed hash, from which it cannot be told. */
  fingerprint: text('fingerprint').notNull(),
});
