import { eq } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertChatEntry, insertPantryItem, insertReading, insertUser } from '#server/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { type Database, type OpenDatabase, openDatabase } from './client.ts';
import { pruneExpired } from './prune.ts';
import { conversationMessages, savedConversations } from './schema/chat.ts';
import { fasts } from './schema/fasts.ts';
import { healthReadings } from './schema/health-readings.ts';
import { meals, savedMealPlans } from './schema/meals.ts';
import { modelUsage } from './schema/model-usage.ts';
import { pantryConversations, pantryItems } from './schema/pantry.ts';
import { userProfiles } from './schema/profiles.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { sessions, users } from './schema/users.ts';

let clone: TestDatabase;
let open: OpenDatabase;
let db: Database;
beforeAll(async () => {
  clone = await createTestDatabase();
  open = await openDatabase(clone.url, { maxConnections: 2 });
  db = open.db;
});
afterAll(async () => {
  await open.close();
  await clone.drop();
});

/** The name of the rule that refused a query. */
async function violated(query: Promise<unknown>): Promise<unknown> {
  const error = await query.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DrizzleQueryError) || !error.cause) throw new Error('Nothing was refused');
  return Reflect.get(error.cause, 'constraint') ?? Reflect.get(error.cause, 'column');
}

describe('defaults', () => {
  test('of users and profiles', async () => {
    const user = await insertUser(db);
    expect(user).toMatchObject({ isGuest: false, emailVerified: false, createdAt: expect.any(Date) });
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, user.id));
    expect(profile).toMatchObject({
      disclaimerAccepted: false,
      chatDisclaimerAccepted: false,
      pantryDisclaimerAccepted: false,
      coachLevel: 'standard',
    });
  });

  test('of readings, plans and conversations', async () => {
    const { id: userId } = await insertUser(db);
    const [reading] = await db
      .insert(healthReadings)
      .values({ userId, glucoseLevel: 92, ketoneLevel: 0.8 })
      .returning();
    expect(reading).toMatchObject({ isFasting: false, notes: null });
    const plan = { userId, title: 'Monday', content: 'Eggs', pantryItemIds: '[1]' };
    const [saved] = await db.insert(savedMealPlans).values(plan).returning();
    expect(saved).toMatchObject({ mealPlanType: 'enhanced', mealTypes: null });
    const [conversation] = await db.insert(savedConversations).values({ userId, title: 'Talk' }).returning();
    expect(conversation).toMatchObject({ messageCount: 0, isActive: true });
  });
});

describe('rules', () => {
  test.each<[string, string, (userId: number) => Promise<unknown>]>([
    [
      'an address in upper case',
      'users_username_lower_case',
      () => insertUser(db, { username: 'A@example.org' }),
    ],
    [
      'a reset token without an end',
      'users_reset_token_has_expiry',
      () => insertUser(db, { resetToken: 'x' }),
    ],
    [
      'a score above 10',
      'pantry_items_score_in_range',
      (userId) => insertPantryItem(db, { userId, ketoScore: 11 }),
    ],
    [
      'negative carbs',
      'pantry_items_amounts_not_negative',
      (userId) => insertPantryItem(db, { userId, netCarbs: -1 }),
    ],
    [
      'a blank name',
      'pantry_items_name_not_empty',
      (userId) => insertPantryItem(db, { userId, productName: ' ' }),
    ],
    [
      'an unknown kind of plan',
      'saved_meal_plans_type_known',
      async (userId) =>
        db
          .insert(savedMealPlans)
          .values({ userId, title: 'x', content: 'x', pantryItemIds: '[]', mealPlanType: 'luxury' }),
    ],
    [
      'negative glucose',
      'health_readings_glucose_not_negative',
      async (userId) => db.insert(healthReadings).values({ userId, glucoseLevel: -1, ketoneLevel: 0 }),
    ],
    [
      'a second profile',
      'user_profiles_user_id_unique',
      async (userId) => db.insert(userProfiles).values({ userId }),
    ],
    [
      'a reading that measures nothing',
      'health_readings_measured',
      (userId) => insertReading(db, { userId, glucoseLevel: null, ketoneLevel: null }),
    ],
    [
      'a fast that ends as it starts',
      'fasts_end_after_start',
      async (userId) => {
        const startedAt = new Date();
        return db.insert(fasts).values({ userId, plannedHours: 16, startedAt, endedAt: startedAt });
      },
    ],
    [
      'a second running fast',
      'fasts_one_running_per_user',
      async (userId) => {
        const running = { userId, plannedHours: 16, startedAt: new Date() };
        await db.insert(fasts).values(running);
        return db.insert(fasts).values(running);
      },
    ],
    [
      'something of nobody',
      'pantry_items_user_id_users_id_fk',
      () => insertPantryItem(db, { userId: 2_000_000_000 }),
    ],
  ])('refuse %s', async (_name, constraint, insert) => {
    const { id } = await insertUser(db);
    expect(await violated(insert(id))).toBe(constraint);
  });

  test('one address, one account', async () => {
    const { username } = await insertUser(db);
    expect(await violated(insertUser(db, { username }))).toBe('users_username_unique');
  });

  test('a place in a conversation is taken once', async () => {
    const { id: userId } = await insertUser(db);
    const [talk] = await db.insert(savedConversations).values({ userId, title: 'Talk' }).returning();
    const message = { conversationId: talk?.id ?? 0, userId, message: 'a', response: 'b', messageIndex: 0 };
    await db.insert(conversationMessages).values(message);
    expect(await violated(db.insert(conversationMessages).values(message).execute())).toBe(
      'conversation_messages_position_unique',
    );
  });
});

test('an account takes everything it owns with it, and nothing else', async () => {
  const [leaving, staying] = [await insertUser(db), await insertUser(db)];
  for (const { id: userId } of [leaving, staying]) {
    const item = await insertPantryItem(db, { userId });
    await insertChatEntry(db, { userId });
    await db.insert(healthReadings).values({ userId, glucoseLevel: 90, ketoneLevel: 1 });
    await db
      .insert(meals)
      .values({ userId, mealName: 'a', mealType: 'b', ingredients: 'c', instructions: 'd' });
    const talk = {
      userId,
      pantryItemId: item.id,
      conversationType: 'product',
      userMessage: 'a',
      aiResponse: 'b',
    };
    await db.insert(pantryConversations).values(talk);
  }
  await db.delete(users).where(eq(users.id, leaving.id));
  for (const table of [pantryItems, healthReadings, meals, pantryConversations, userProfiles]) {
    expect(await db.$count(table, eq(table.userId, leaving.id))).toBe(0);
    expect(await db.$count(table, eq(table.userId, staying.id))).toBe(1);
  }
});

test('a talk about a product outlives the product', async () => {
  const { id: userId } = await insertUser(db);
  const item = await insertPantryItem(db, { userId });
  const talk = {
    userId,
    pantryItemId: item.id,
    conversationType: 'product',
    userMessage: 'a',
    aiResponse: 'b',
  };
  await db.insert(pantryConversations).values(talk);
  await db.delete(pantryItems).where(eq(pantryItems.id, item.id));
  const [kept] = await db.select().from(pantryConversations).where(eq(pantryConversations.userId, userId));
  expect(kept?.pantryItemId).toBeNull();
});

test('pruning removes what has run out and nothing else', async () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const past = new Date('2026-03-01T11:59:59Z');
  const future = new Date('2026-03-01T12:00:01Z');
  const cookie = { originalMaxAge: null };
  await db.insert(sessions).values([
    { sid: 'old', sess: { cookie }, expire: past },
    { sid: 'live', sess: { cookie }, expire: future },
  ]);
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: past.getTime() },
    { key: 'live', points: 1, expire: future.getTime() },
  ]);
  await db.insert(modelUsage).values([
    { asker: 'old', day: '2025-08-29' },
    { asker: 'live', day: '2025-08-30' },
  ]);
  const old = await insertUser(db, { resetToken: 'old', resetTokenExpires: past });
  const live = await insertUser(db, { resetToken: 'live', resetTokenExpires: future });
  await pruneExpired(db, { now: () => now });
  expect((await db.select().from(sessions)).map((row) => row.sid)).toEqual(['live']);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['live']);
  expect((await db.select().from(modelUsage)).map((row) => row.asker)).toEqual(['live']);
  const tokens = await db.select({ id: users.id, token: users.resetToken }).from(users);
  expect(tokens.find((row) => row.id === old.id)?.token).toBeNull();
  expect(tokens.find((row) => row.id === live.id)?.token).toBe('live');
});
