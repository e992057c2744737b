import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/client.ts';
import { answerFeedback } from '../database/schema/answer-feedback.ts';
import { chatHistory, conversationMessages, savedConversations } from '../database/schema/chat.ts';
import { diaryEntries } from '../database/schema/diary.ts';
import { fasts } from '../database/schema/fasts.ts';
import { healthReadings } from '../database/schema/health-readings.ts';
import { cookedMeals, savedMealPlans } from '../database/schema/meals.ts';
import { pantryItems } from '../database/schema/pantry.ts';
import { userProfiles } from '../database/schema/profiles.ts';
import { passkeys } from '../database/schema/second-factors.ts';
import { users } from '../database/schema/users.ts';
import { hashPassword } from '../features/accounts/password-hash.ts';

/** Password of every account made here, unless a test gives another. */
export const FACTORY_PASSWORD = 'Nautical-Mile-1852';

function one<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('An insert returned no row');
  return row;
}

/** An account with an address nobody else has. `password` is given as typed and stored hashed. */
export async function insertUser(db: Queries, overrides: Partial<typeof users.$inferInsert> = {}) {
  const { password = FACTORY_PASSWORD, ...rest } = overrides;
  const user = one(
    await db
      .insert(users)
      .values({
        username: `sailor-${randomUUID()}@example.org`,
        displayName: 'Sailor',
        password: await hashPassword(password),
        ...rest,
      })
      .returning(),
  );
  await db.insert(userProfiles).values({ userId: user.id });
  return user;
}

/** A food whose label was read; grams are tenths. */
export async function insertPantryItem(
  db: Queries,
  overrides: Partial<typeof pantryItems.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(pantryItems)
      .values({
        productName: `Almond Butter ${randomUUID().slice(0, 8)}`,
        brand: 'Harbour Pantry',
        servingSize: '2 tbsp (32 g)',
        calories: 190,
        totalFat: 170,
        saturatedFat: 15,
        totalCarbs: 70,
        dietaryFiber: 30,
        sugars: 20,
        protein: 70,
        sodium: 70,
        netCarbs: 40,
        ketoScore: 7,
        ketoFriendly: true,
        ...overrides,
      })
      .returning(),
  );
}

export async function insertChatEntry(
  db: Queries,
  overrides: Partial<typeof chatHistory.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(chatHistory)
      .values({
        message: 'What is ketosis?',
        response: 'A state in which the body runs mostly on fat.',
        idempotencyKey: randomUUID(),
        ...overrides,
      })
      .returning(),
  );
}

/** A saved conversation of `count` exchanges with indexes from 0. */
export async function insertConversation(
  db: Queries,
  {
    count = 0,
    ...overrides
  }: Partial<typeof savedConversations.$inferInsert> & { userId: number; count?: number },
) {
  const conversation = one(
    await db
      .insert(savedConversations)
      .values({
        title: 'How much protein?',
        messageCount: count,
        lastMessageAt: count > 0 ? new Date() : null,
        ...overrides,
      })
      .returning(),
  );
  const messages = Array.from({ length: count }, (_, messageIndex) => ({
    conversationId: conversation.id,
    userId: overrides.userId,
    message: `question ${messageIndex}`,
    response: `answer ${messageIndex}`,
    messageIndex,
    idempotencyKey: randomUUID(),
  }));
  if (count > 0) await db.insert(conversationMessages).values(messages);
  return conversation;
}

/** A thumb down by a guest nobody else is. */
export async function insertFeedback(
  db: Queries,
  overrides: Partial<typeof answerFeedback.$inferInsert> = {},
) {
  return one(
    await db
      .insert(answerFeedback)
      .values({
        asker: randomUUID(),
        exchangeKey: randomUUID(),
        rating: 'down',
        reason: 'unclear',
        message: 'What is ketosis?',
        response: 'A state.',
        answeredBy: 'composer',
        ...overrides,
      })
      .returning(),
  );
}

/** A morning's reading, fasting. */
export async function insertReading(
  db: Queries,
  overrides: Partial<typeof healthReadings.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(healthReadings)
      .values({ glucoseLevel: 92, ketoneLevel: 0.8, isFasting: true, ...overrides })
      .returning(),
  );
}

/** Two eggs for breakfast. */
export async function insertDiaryEntry(
  db: Queries,
  overrides: Partial<typeof diaryEntries.$inferInsert> & { userId: number },
) {
  const exactly = (value: number) => ({ value, low: value, high: value });
  return one(
    await db
      .insert(diaryEntries)
      .values({
        day: '2026-01-03',
        eatenAt: new Date('2026-01-03T12:10:00Z'),
        meal: 'breakfast',
        name: 'Eggs',
        amountCount: 2,
        amountUnit: 'large',
        grams: exactly(100),
        values: {
          netCarbs: exactly(1.1),
          totalCarbs: exactly(1.1),
          energy: exactly(155),
          protein: exactly(12.6),
          fat: exactly(10.6),
        },
        source: { kind: 'food', foodId: '01129' },
        foodKey: 'food 01129 eggs',
        idempotencyKey: randomUUID(),
        ...overrides,
      })
      .returning(),
  );
}

/** A fast of the night before last, ended as planned. */
export async function insertFast(
  db: Queries,
  overrides: Partial<typeof fasts.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(fasts)
      .values({
        plannedHours: 16,
        startedAt: new Date('2026-01-02T20:00:00Z'),
        endedAt: new Date('2026-01-03T12:00:00Z'),
        ...overrides,
      })
      .returning(),
  );
}

/** A saved plan that names no pantry item. */
export async function insertMealPlan(
  db: Queries,
  overrides: Partial<typeof savedMealPlans.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(savedMealPlans)
      .values({ title: 'Monday', content: 'Eggs and avocado', pantryItemIds: '[]', ...overrides })
      .returning(),
  );
}

/** A dish that was cooked from foods of nobody's pantry. */
export async function insertCookedMeal(
  db: Queries,
  overrides: Partial<typeof cookedMeals.$inferInsert> & { userId: number },
) {
  return one(
    await db
      .insert(cookedMeals)
      .values({ taken: [], idempotencyKey: randomUUID(), ...overrides })
      .returning(),
  );
}

/** A key that no device has. */
export async function insertPasskey(db: Queries, { userId }: { userId: number }) {
  const values = { userId, publicKey: 'AA', counter: 0, transports: [], name: 'Firefox on Windows' };
  const row = { ...values, credentialId: randomUUID(), createdAt: new Date() };
  return one(await db.insert(passkeys).values(row).returning());
}
