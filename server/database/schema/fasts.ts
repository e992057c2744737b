import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Fasts a person timed; one without an end is running, and there is at most one of those. */
export const fasts = pgTable(
  'fasts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plannedHours: doublePrecision('planned_hours').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    idempotencyKey: uuid('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('fasts_user_started_index').on(table.userId, table.startedAt, table.id),
    uniqueIndex('fasts_one_running_per_user').on(table.userId).where(sql`${table.endedAt} is null`),
    unique('fasts_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    check('fasts_end_after_start', sql`${table.endedAt} > ${table.startedAt}`),
  ],
);
