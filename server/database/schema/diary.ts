import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DiaryMeal, DiarySource, DiaryValues, Estimate } from '#contract/diary.ts';
import { users } from './users.ts';

/** What somebody ate, with its numbers as they were known when it was logged. */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the person's own clock. */
    day: date('day', { mode: 'string' }).notNull(),
    eatenAt: timestamp('eaten_at', { withTimezone: true }).notNull(),
    meal: text('meal').$type<DiaryMeal>().notNull(),
    name: text('name').notNull(),
    amountCount: doublePrecision('amount_count').notNull(),
    amountUnit: text('amount_unit').notNull(),
    grams: jsonb('grams').$type<Estimate>(),
    /** Of the whole amount; grams and kcal. */
    values: jsonb('nutrition').$type<DiaryValues>().notNull(),
    source: jsonb('source').$type<DiarySource>().notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    /** The same for the same food (`foodKey` of domain/diary). */
    foodKey: text('food_key').notNull(),
    /** Tenths of a gram that were taken from the pantry item of the source. */
    pantryTaken: integer('pantry_taken').notNull().default(0),
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('diary_entries_user_day_index').on(table.userId, table.day, table.eatenAt, table.id),
    index('diary_entries_user_food_index').on(table.userId, table.foodKey, table.eatenAt),
    unique('diary_entries_user_idempotency_unique').on(table.userId, table.idempotencyKey),
  ],
);
