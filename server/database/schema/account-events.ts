import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccountEventKind } from '#contract/account-events.ts';
import { users } from './users.ts';

/** What happened to the safety of an account, for its owner to look over. Kept for a year. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** Browser and system in words, as "Firefox on Windows"; empty where the browser did not say. */
    device: text('device').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_events_user_index').on(table.userId, table.id),
    index('account_events_happened_index').on(table.happenedAt),
  ],
);
