import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { OwnTargets, Units } from '#contract/profile.ts';
import {
  ACTIVITY_LEVELS,
  type Allergy,
  type Condition,
  DIABETES_STATUSES,
  EATING_STYLES,
  EMPTY_PERSONAL_DATA,
  type OwnData,
  PREGNANCY_STATES,
  WEIGHT_GOALS,
} from '#contract/profile-values.ts';
import { users } from './users.ts';

/** One profile per account: what a person says about themselves, and which disclaimers were accepted when. */
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
    weightGoal: text('weight_goal', { enum: WEIGHT_GOALS }),
    activity: text('activity', { enum: ACTIVITY_LEVELS }),
    diabetes: text('diabetes', { enum: DIABETES_STATUSES }),
    pregnancy: text('pregnancy', { enum: PREGNANCY_STATES }),
    medicines: jsonb('medicines').$type<string[]>().notNull().default([]),
    conditions: jsonb('conditions').$type<Condition[]>().notNull().default([]),
    allergies: jsonb('allergies').$type<Allergy[]>().notNull().default([]),
    dislikes: jsonb('dislikes').$type<string[]>().notNull().default([]),
    eatingStyle: text('eating_style', { enum: EATING_STYLES }),
    /** grams of net carbs a day */
    netCarbLimit: doublePrecision('net_carb_limit'),
    ownTargets: jsonb('own_targets').$type<OwnTargets>().notNull().default(EMPTY_PERSONAL_DATA.ownTargets),
    units: jsonb('units').$type<Units>().notNull().default(EMPTY_PERSONAL_DATA.units),
    timeZone: text('time_zone'),
    country: text('country'),
    withheldFromCoach: jsonb('withheld_from_coach').$type<OwnData[]>().notNull().default([]),
    onboarding: text('onboarding', { enum: ['open', 'skipped', 'done'] })
      .notNull()
      .default('open'),
    disclaimerAccepted: boolean('disclaimer_accepted').notNull().default(false),
    chatDisclaimerAccepted: boolean('chat_disclaimer_accepted').notNull().default(false),
    pantryDisclaimerAccepted: boolean('pantry_disclaimer_accepted').notNull().default(false),
    disclaimerAcceptedAt: timestamp('disclaimer_accepted_at', { withTimezone: true }),
    chatDisclaimerAcceptedAt: timestamp('chat_disclaimer_accepted_at', { withTimezone: true }),
    pantryDisclaimerAcceptedAt: timestamp('pantry_disclaimer_accepted_at', { withTimezone: true }),
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
