import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('saved_meal_plans_user_created_index').on(table.userId, table.createdAt.desc()),
    check('saved_meal_plans_type_known', sql`${table.mealPlanType} in ('basic', 'enhanced', 'advanced')`),
  ],
);
