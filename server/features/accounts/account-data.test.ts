import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountExport } from '#contract/account.ts';
import { fasts } from '#server/database/schema/fasts.ts';
import { mailLinks } from '#server/database/schema/mail-links.ts';
import { cookedMeals, meals } from '#server/database/schema/meals.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import { pantryConversations, pantryItems } from '#server/database/schema/pantry.ts';
import { secondFactors } from '#server/database/schema/second-factors.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import {
  FACTORY_PASSWORD,
  insertChatEntry,
  insertConversation,
  insertDiaryEntry,
  insertFeedback,
  insertMealPlan,
  insertPantryItem,
  insertPasskey,
  insertReading,
} from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { sessionsOf } from './list-sessions.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

/** One row in every table that holds a person's data. */
async function storeEverything(userId: number): Promise<void> {
  await insertReading(t.db, { userId, notes: 'after a walk' });
  await t.db.insert(fasts).values({ userId, plannedHours: 16, startedAt: new Date('2026-01-05T20:00:00Z') });
  await insertDiaryEntry(t.db, { userId });
  const item = await insertPantryItem(t.db, { userId, productName: 'Sea biscuits' });
  await t.db.insert(pantryConversations).values({
    userId,
    pantryItemId: item.id,
    conversationType: 'product',
    userMessage: 'Is it keto?',
    aiResponse: 'No.',
  });
  await t.db
    .insert(meals)
    .values({ userId, mealName: 'Stew', mealType: 'Dinner', ingredients: 'fish', instructions: 'boil' });
  const plan = await insertMealPlan(t.db, { userId });
  await t.db.insert(cookedMeals).values({
    userId,
    mealPlanId: plan.id,
    taken: [{ pantryItemId: item.id, tenths: 50 }],
    idempotencyKey: randomUUID(),
  });
  await insertChatEntry(t.db, { userId });
  await insertConversation(t.db, { userId, count: 1 });
  await insertFeedback(t.db, { userId });
  await insertPasskey(t.db, { userId });
  await t.db.insert(secondFactors).values({ userId, secret: 'sealed', recoveryCodes: ['hash'] });
  await t.db.insert(mailLinks).values({
    tokenHash: `hash-of-a-token-${userId}`,
    kind: 'change',
    email: 'elsewhere@example.org',
    userId,
    createdAt: t.clock.now(),
    expiresAt: t.clock.now(),
  });
  await t.db.insert(modelUsage).values({ asker: randomUUID(), userId, day: '2026-01-05' });
}

/** Tables with a column that names an account, by the database itself. */
async function tablesOfAccounts(): Promise<string[]> {
  const { rows } = await t.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`);
  return rows.map(({ name }) => name);
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the download', () => {
  test('holds every table of the person, and nothing of another', async () => {
    const { client, user } = await signedInClient(t);
    const stranger = await signedInClient(t);
    await storeEverything(user.id);
    await storeEverything(stranger.user.id);
    const response = await client.get('/api/account/export');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('my-keto-data.json');
    const data: AccountExport & Record<string, unknown> = response.json();
    expect(data.account).toMatchObject({ username: user.username, displayName: 'Sailor' });
    expect(data.profile).toMatchObject({ onboarding: 'open' });
    expect(data.sessions).toHaveLength(1);
    const lists = (await tablesOfAccounts()).filter((name) => name !== 'user_profiles').map(camelCase);
    expect(lists).toHaveLength(17);
    // The sign-in and this download are events themselves.
    const counts = { accountEvents: 2 };
    for (const list of lists) expect(data[list], list).toHaveLength(Object(counts)[list] ?? 1);
    expect(data.pantryItems[0]).toMatchObject({ productName: 'Sea biscuits', netCarbs: 40 });
    expect(data.healthReadings[0]).toMatchObject({ notes: 'after a walk', glucoseLevel: 92 });
    expect(response.body).not.toContain(stranger.user.username);
  });

  test('leaves out what is a secret or was removed', async () => {
    const { client, user } = await signedInClient(t);
    await storeEverything(user.id);
    await t.db.update(pantryItems).set({ deletedAt: new Date() }).where(eq(pantryItems.userId, user.id));
    const { body } = await client.get('/api/account/export');
    expect(JSON.parse(body).pantryItems).toEqual([]);
    expect(body).not.toMatch(/argon2|resetToken|hash-of-a-token|sealed|publicKey|"userId"|idempotencyKey/);
  });
});

describe('deleting the account', () => {
  test('removes every row of it, ends its sessions and leaves others alone', async () => {
    const { client, user } = await signedInClient(t);
    const elsewhere = t.client();
    await elsewhere.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
    const stranger = await signedInClient(t);
    await storeEverything(user.id);
    await storeEverything(stranger.user.id);

    const response = await client.post('/api/account/delete', { password: FACTORY_PASSWORD });
    expect(response.statusCode).toBe(204);
    expect(client.cookies.size).toBe(0);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    expect(await t.db.$count(sessions, sessionsOf(user.id))).toBe(0);
    for (const table of await tablesOfAccounts()) {
      const count = async (id: number) => {
        const { rows } = await t.db.execute(
          sql`select 1 from ${sql.identifier(table)} where user_id = ${id}`,
        );
        return rows.length;
      };
      expect(await count(user.id), table).toBe(0);
      expect(await count(stranger.user.id), table).toBeGreaterThan(0);
    }
    const login = { username: user.username, password: FACTORY_PASSWORD };
    expect((await t.client().post('/api/login', login)).statusCode).toBe(401);
    // The address is free again.
    const again = await t.client().post('/api/register', login);
    expect(again.statusCode).toBe(201);
  });

  test('asks for the password', async () => {
    const { client, user } = await signedInClient(t);
    const response = await client.post('/api/account/delete', { password: 'Wrong-Password-1' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ password: 'This isn’t your password. Please try again.' });
    expect((await client.post('/api/account/delete', {})).json().fields).toEqual({
      password: 'Password is required',
    });
    expect(await t.db.$count(users, eq(users.id, user.id))).toBe(1);
  });
});
