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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { savedMealPlans } from './meals.ts';
import { pantryItems } from './pantry.ts';
import { users } from './users.ts';

/** Measurements a person logs; each has at least one of glucose, ketones, weight and waist. */
export const healthReadings = pgTable(
  'health_readings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readingTime: timestamp('reading_time', { withTimezone: true }).notNull().defaultNow(),
    /** mg/dL */
    glucoseLevel: doublePrecision('glucose_level'),
    /** mmol/L of blood ketones */
    ketoneLevel: doublePrecision('ketone_level'),
    /** kg */
    weight: doublePrecision('weight'),
    /** cm */
    waist: doublePrecision('waist'),
    isFasting: boolean('is_fasting').notNull().default(false),
    lastMeal: text('last_meal'),
    lastMealPantryItemId: integer('last_meal_pantry_item_id').references(() => pantryItems.id, {
      onDelete: 'set null',
    }),
    lastMealPlanId: integer('last_meal_plan_id').references(() => savedMealPlans.id, {
      onDelete: 'set null',
    }),
    recentActivity: text('recent_activity'),
    feeling: text('feeling'),
    notes: text('notes'),
    /** Made by the client per save; a repeated save finds the row it stored before. */
    idempotencyKey: uuid('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Read backwards it is the order of the list, newest first, so nothing is sorted.
    index('health_readings_user_time_index').on(table.userId, table.readingTime, table.id),
    // What advice on a new reading looks for (`domain/readings/danger/earlier-wanted.ts`), without the week's others.
    index('health_readings_beyond_index')
      .on(table.userId, table.readingTime)
      .where(
        sql`${table.glucoseLevel} < ${sql.raw(String(GLUCOSE.low.mgPerDl))} or ${table.glucoseLevel} > ${sql.raw(String(GLUCOSE.veryHigh.mgPerDl))} or ${table.ketoneLevel} > ${sql.raw(String(KETONES.high))}`,
      ),
    // Removing a food or a plan looks for the readings that name it.
    index('health_readings_pantry_item_index')
      .on(table.lastMealPantryItemId)
      .where(sql`${table.lastMealPantryItemId} is not null`),
    index('health_readings_meal_plan_index')
      .on(table.lastMealPlanId)
      .where(sql`${table.lastMealPlanId} is not null`),
    unique('health_readings_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    check(
      'health_readings_measured',
      sql`num_nonnulls(${table.glucoseLevel}, ${table.ketoneLevel}, ${table.weight}, ${table.waist}) > 0`,
    ),
    check('health_readings_glucose_not_negative', sql`${table.glucoseLevel} >= 0`),
    check('health_readings_ketone_not_negative', sql`${table.ketoneLevel} >= 0`),
  ],
);
