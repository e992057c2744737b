import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MealPlan } from '#contract/meal-plans.ts';
import { users } from './users.ts';

/** Single dishes a person keeps. */
export const meals = pgTable(
  'meals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mealName: text('meal_name').notNull(),
    mealType: text('meal_type').notNull(),
    ingredients: text('ingredients').notNull(),
    instructions: text('instructions').notNull(),
    macros: jsonb('macros'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('meals_user_created_index').on(table.userId, table.createdAt.desc())],
);

/** Generated plans a person saved. Lists travel JSON-encoded in text, as the calls send them. */
export const savedMealPlans = pgTable(
  'saved_meal_plans',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    pantryItemIds: text('pantry_item_ids').notNull(),
    mealPlanType: text('meal_plan_type').notNull().default('enhanced'),
    mealTypes: text('meal_types'),
    /** Null for plans that were saved as text alone. */
    plan: jsonb('plan').$type<MealPlan>(),
    /** Made by the client per saving; a repeated post finds the row it stored before. */
    idempotencyKey: uuid('idempotency_key'),
    /** Values of each day, so that a list of plans need not take whole plans apart; null for text alone. */
    dayTotals: jsonb('day_totals').generatedAlwaysAs(
      sql.raw(`jsonb_path_query_array(plan, '$.days[*].totals')`),
    ),
    /** Bytes of what makes plans big. */
    size: integer('size').generatedAlwaysAs(
      sql.raw(`octet_length(content) + coalesce(octet_length(plan::text), 0)`),
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_meal_plans_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    index('saved_meal_plans_user_created_index').on(table.userId, table.createdAt.desc()),
    check('saved_meal_plans_type_known', sql`${table.mealPlanType} in ('basic', 'enhanced', 'advanced')`),
  ],
);

/** What a cooked dish took from the pantry, so that it can be put back. Grams are whole tenths. */
export const cookedMeals = pgTable(
  'cooked_meals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mealPlanId: integer('meal_plan_id').references(() => savedMealPlans.id, { onDelete: 'set null' }),
    /** Null for the whole plan. */
    dishKey: text('dish_key'),
    taken: jsonb('taken').$type<{ pantryItemId: number; tenths: number }[]>().notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cooked_meals_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    index('cooked_meals_plan_index').on(table.mealPlanId),
  ],
);
