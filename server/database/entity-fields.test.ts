import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { type OpenDatabase, openDatabase } from './client.ts';

let clone: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  clone = await createTestDatabase();
  open = await openDatabase(clone.url, { maxConnections: 1 });
});
afterAll(async () => {
  await open.close();
  await clone.drop();
});

/** Fields of an entity: `!` cannot be null, `=` has this default; all others may be null and have none. */
const ENTITIES = {
  users:
    'id! username! password! displayName isGuest!=false resetToken resetTokenExpires emailVerified!=false ' +
    'activeSessionId stripeCustomerId stripeSubscriptionId createdAt!=now()',
  sessions: 'sid! sess! expire!',
  user_profiles:
    'id! userId! age gender height weight healthGoal disclaimerAccepted!=false chatDisclaimerAccepted!=false ' +
    "pantryDisclaimerAccepted!=false coachLevel!='standard' createdAt!=now() updatedAt!=now()",
  health_readings:
    'id! userId! readingTime!=now() glucoseLevel ketoneLevel isFasting!=false lastMeal recentActivity feeling ' +
    'notes createdAt!=now()',
  meals: 'id! userId! mealName! mealType! ingredients! instructions! macros createdAt!=now()',
  saved_meal_plans:
    "id! userId! title! content! pantryItemIds! mealPlanType!='enhanced' mealTypes createdAt!=now()",
  chat_history: 'id! userId! message! response! createdAt!=now()',
  pantry_items:
    'id! userId! productName! brand category servingSize calories totalFat saturatedFat totalCarbs ' +
    'dietaryFiber sugars protein sodium ketoScore ketoFriendly! netCarbs imageUrl ocrData nutritionAnalysis ' +
    'isFavorite!=false notes createdAt!=now() updatedAt!=now()',
  pantry_conversations:
    'id! userId! pantryItemId conversationType! userMessage! aiResponse! context createdAt!=now()',
  saved_conversations:
    'id! userId! title! description messageCount!=0 isActive!=true lastMessageAt createdAt!=now() updatedAt!=now()',
  conversation_messages: 'id! conversationId! userId! message! response! messageIndex! createdAt!=now()',
};

const inSnakeCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Column {
  name: string;
  required: boolean;
  /** As PostgreSQL writes it. */
  standard: string | null;
}

test.each(Object.entries(ENTITIES))(
  '%s has its fields, required ones and defaults',
  async (table, fields) => {
    const { rows } = await open.db.execute<Column & Record<string, unknown>>(sql`
    select column_name as name, is_nullable = 'NO' as required, split_part(column_default, '::', 1) as standard
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
    for (const field of fields.split(' ')) {
      const [, name = '', required, standard] = /^(\w+)(!)?(?:=(.+))?$/.exec(field) ?? [];
      const column = rows.find((row) => row.name === inSnakeCase(name));
      expect(column, `${table}.${name}`).toEqual({
        name: inSnakeCase(name),
        required: required === '!',
        standard: standard ?? null,
      });
    }
  },
);
