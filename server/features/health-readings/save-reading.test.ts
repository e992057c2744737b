import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { insertMealPlan, insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

describe('the three forms answer the same', () => {
  const snake = {
    glucose_level: 98,
    ketone_level: 1.2,
    is_fasting: true,
    feeling: 'rested',
    last_meal: 'Salmon',
    recent_activity: 'Walk',
    notes: 'slept well',
  };
  const camel = {
    glucoseLevel: 98,
    ketoneLevel: 1.2,
    isFasting: true,
    feeling: 'rested',
    lastMeal: 'Salmon',
    recentActivity: 'Walk',
    notes: 'slept well',
  };
  test.each([
    ['the submission with a profile', { profile: { age: 52, health_goal: 'Energy' }, reading: snake }],
    ['the submission without one', { reading: snake }],
    ['the submission in the entity’s names', { reading: camel, profile: null }],
    ['a bare reading', camel],
    ['a bare reading in the submission’s names', snake],
    ['with what was not entered as null', { ...snake, weight: null, waist: null, reading_time: null }],
  ])('%s', async (_name, body) => {
    const { client } = await signedInClient(t);
    const response = await client.post('/api/health-readings', body);
    expect(response.statusCode).toBe(201);
    const stored = { ...EMPTY_READING, ...camel };
    const now = t.clock.now().toISOString();
    expect(healthReading.parse(response.json())).toEqual({
      ...stored,
      id: expect.any(Number),
      readingTime: now,
      createdAt: now,
    });
    const [listed] = (await client.get('/api/health-readings')).json();
    expect(response.json()).toMatchObject(listed);
  });

  test('every other field is kept too, links to own food and plan among them', async () => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id });
    const { id: planId } = await insertMealPlan(t.db, { userId: user.id });
    const sent = {
      weight: 81.4,
      waist: 92.5,
      reading_time: '2026-01-31T23:59:00+13:00',
      last_meal_pantry_item_id: item.id,
      lastMealPlanId: planId,
    };
    const response = await client.post('/api/health-readings', sent);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      glucoseLevel: null,
      ketoneLevel: null,
      weight: 81.4,
      waist: 92.5,
      readingTime: '2026-01-31T10:59:00.000Z',
      lastMealPantryItemId: item.id,
      lastMealPlanId: planId,
      notes: null,
    });
  });
});

describe('the profile beside a reading', () => {
  test('is saved with it; what it leaves out, or sends as null, stays', async () => {
    const { client } = await signedInClient(t);
    await client.patch('/api/profile', { height: 168, gender: 'woman' });
    await client.post('/api/health-readings', {
      profile: { age: 52, gender: null, weight: 80.5, health_goal: 'Energy' },
      reading: { glucose_level: 98, ketone_level: 1.2, is_fasting: true },
    });
    expect((await client.get('/api/profile')).json()).toMatchObject({
      age: 52,
      gender: 'woman',
      height: 168,
      weight: 80.5,
      healthGoal: 'Energy',
    });
  });

  test('neither is saved where one is refused', async () => {
    const { client, user } = await signedInClient(t);
    const stranger = await insertUser(t.db);
    const item = await insertPantryItem(t.db, { userId: stranger.id });
    for (const [profile, reading] of [
      [{ age: 52 }, { glucose_level: 9999 }],
      [{ age: 999 }, { glucose_level: 98 }],
      [{ age: 52 }, { glucose_level: 98, last_meal_pantry_item_id: item.id }],
    ]) {
      expect((await client.post('/api/health-readings', { profile, reading })).statusCode).toBe(400);
    }
    expect((await client.get('/api/profile')).json().age).toBeNull();
    expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(0);
  });

  test('a repeated save brings no older profile back', async () => {
    const { client } = await signedInClient(t);
    const body = {
      profile: { age: 52 },
      reading: { glucose_level: 98, idempotency_key: crypto.randomUUID() },
    };
    await client.post('/api/health-readings', body);
    await client.patch('/api/profile', { age: 53 });
    expect((await client.post('/api/health-readings', body)).statusCode).toBe(200);
    expect((await client.get('/api/profile')).json().age).toBe(53);
  });
});

test('saved twice with one key, also at once, it is stored once', async () => {
  const { client, user } = await signedInClient(t);
  const body = { ketoneLevel: 1.1, idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/health-readings', body)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(1);
  const other = await signedInClient(t);
  expect((await other.client.post('/api/health-readings', body)).statusCode).toBe(201);
});

test.each([
  ['mg/dL', 97, 97],
  ['mmol/L', 5.4, 97.2864],
  ['MMOL/L', 1.1, 20],
  ['mmol/L', 33.3, 599.9328],
])('glucose in %s: %d is %d mg/dL', async (glucoseUnit, glucoseLevel, mgPerDl) => {
  const { client } = await signedInClient(t);
  for (const body of [
    { glucoseLevel, glucoseUnit },
    { reading: { glucose_level: glucoseLevel, glucose_unit: glucoseUnit } },
  ]) {
    const response = await client.post('/api/health-readings', body);
    expect(response.json().glucoseLevel).toBeCloseTo(mgPerDl, 10);
  }
});
