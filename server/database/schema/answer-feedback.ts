import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { FEEDBACK_RATINGS, FEEDBACK_REASONS } from '#contract/answer-feedback.ts';
import { users } from './users.ts';

/** What people think of answers, for review. `asker` is a keyed hash of account or guest id, one vote each per answer. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    asker: text('asker').notNull(),
    /** Null for guests. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    exchangeKey: text('exchange_key').notNull(),
    rating: text('rating', { enum: FEEDBACK_RATINGS }).notNull(),
    reason: text('reason', { enum: FEEDBACK_REASONS }),
    comment: text('comment'),
    message: text('message').notNull(),
    response: text('response').notNull(),
    answeredBy: text('answered_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('answer_feedback_asker_exchange_unique').on(table.asker, table.exchangeKey),
    index('answer_feedback_created_index').on(table.createdAt.desc()),
  ],
);
