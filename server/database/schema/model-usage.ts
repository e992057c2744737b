import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What one asker had a language model do on one day (UTC). `asker` is a keyed hash of account, guest id or network. */
export const modelUsage = pgTable(
  'model_usage',
  {
    asker: text('asker').notNull(),
    /** Null for guests, visitors and networks. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    questions: integer('questions').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    /** Millionths of a US dollar, by the configured prices. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.asker, table.day] }),
    index('model_usage_day_index').on(table.day),
    index('model_usage_user_index').on(table.userId),
    check('model_usage_questions_not_negative', sql`${table.questions} >= 0`),
  ],
);
