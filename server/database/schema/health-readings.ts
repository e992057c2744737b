import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Measurements a person logs. */
export const healthReadings = pgTable(
  'health_readings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readingTime: timestamp('reading_time', { withTimezone: true }).notNull().defaultNow(),
    /** mg/dL */
    glucoseLevel: doublePrecision('glucose_level').notNull(),
    /** mmol/L of blood ketones */
    ketoneLevel: doublePrecision('ketone_level').notNull(),
    isFasting: boolean('is_fasting').notNull().default(false),
    lastMeal: text('last_meal'),
    recentActivity: text('recent_activity'),
    feeling: text('feeling'),
    notes: text('notes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('health_readings_user_time_index').on(table.userId, table.readingTime.desc()),
    check('health_readings_glucose_not_negative', sql`${table.glucoseLevel} >= 0`),
    check('health_readings_ketone_not_negative', sql`${table.ketoneLevel} >= 0`),
  ],
);
