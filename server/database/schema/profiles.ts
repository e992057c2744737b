import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One profile per account: body data for targets, and which disclaimers were accepted. */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    age: integer('age'),
    gender: text('gender'),
    /** centimetres */
    height: doublePrecision('height'),
    /** kilograms */
    weight: doublePrecision('weight'),
    healthGoal: text('health_goal'),
    disclaimerAccepted: boolean('disclaimer_accepted').notNull().default(false),
    chatDisclaimerAccepted: boolean('chat_disclaimer_accepted').notNull().default(false),
    pantryDisclaimerAccepted: boolean('pantry_disclaimer_accepted').notNull().default(false),
    coachLevel: text('coach_level').notNull().default('standard'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_profiles_age_positive', sql`${table.age} > 0`),
    check('user_profiles_height_positive', sql`${table.height} > 0`),
    check('user_profiles_weight_positive', sql`${table.weight} > 0`),
  ],
);
