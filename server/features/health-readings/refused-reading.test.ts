import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { insertMealPlan, insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const minutesFromNow = (minutes: number) =>
  new Date(t.clock.now().getTime() + minutes * 60_000).toISOString();

describe('refused in the sender’s own words', () => {
  const range = 'Glucose must be 20 to 600 mg/dL';
  test.each<[object, Record<string, string>]>([
    [{ glucoseLevel: 601 }, { glucoseLevel: range }],
    [{ glucose_level: 601 }, { glucose_level: range }],
    [{ reading: { glucose_level: 601 } }, { glucose_level: range }],
    [{ glucoseLevel: 0 }, { glucoseLevel: range }],
    [{ glucoseLevel: '98' }, { glucoseLevel: 'Glucose must be a number' }],
    [
      { glucoseLevel: 5.4 },
      {
        glucoseLevel:
          'Glucose must be 20 to 600 mg/dL. If 5.4 is mmol/L, send glucoseUnit "mmol/L" with it, or 97 for mg/dL',
      },
    ],
    [
      { reading: { glucose_level: 5.4 } },
      {
        glucose_level:
          'Glucose must be 20 to 600 mg/dL. If 5.4 is mmol/L, send glucose_unit "mmol/L" with it, or 97 for mg/dL',
      },
    ],
    [
      { glucose_level: 98, glucose_unit: 'mmol/L' },
      {
        glucose_level:
          'Glucose must be 1.1 to 33.3 mmol/L. If 98 is mg/dL, send glucose_unit "mg/dL" with it, or 5.4 for mmol/L',
      },
    ],
    [{ glucoseLevel: 0.9, glucoseUnit: 'mmol/L' }, { glucoseLevel: 'Glucose must be 1.1 to 33.3 mmol/L' }],
    [{ glucoseLevel: 98, glucoseUnit: 'g' }, { glucoseUnit: 'The glucose unit must be mg/dL or mmol/L' }],
    [{ ketoneLevel: 15.1 }, { ketoneLevel: 'Ketones must be 0 to 15 mmol/L' }],
    [
      { glucose_level: 700, ketone_level: -1 },
      { glucose_level: range, ketone_level: 'Ketones must be 0 to 15 mmol/L' },
    ],
    [{ weight: 15 }, { weight: 'Weight must be 20 to 400 kg' }],
    [{ waist: 300 }, { waist: 'Waist must be 30 to 250 cm' }],
    [{ weight: 80, notes: 'x'.repeat(2001) }, { notes: 'Notes must be at most 2000 characters' }],
    [{ weight: 80, is_fasting: 'yes' }, { is_fasting: 'Fasting must be true or false' }],
    [
      { weight: 80, reading_time: 'yesterday' },
      { reading_time: 'The time must be a date and time with a time zone' },
    ],
    [{ weight: 80, idempotencyKey: 'x' }, { idempotencyKey: 'idempotencyKey is missing or not valid' }],
    [{}, { glucoseLevel: 'Enter glucose, ketones, weight or waist' }],
    [{ reading: { is_fasting: true } }, { glucose_level: 'Enter glucose, ketones, weight or waist' }],
    [{ reading: 'high' }, { reading: 'The request has no content, or not the expected one.' }],
    [{ profile: { age: 0 }, reading: { weight: 80 } }, { 'profile.age': 'Age must be 1 to 120' }],
    [
      { profile: { health_goal: 'x'.repeat(201) }, reading: { weight: 80 } },
      { 'profile.health_goal': 'The goal must be at most 200 characters' },
    ],
    [{ profile: 7, weight: 80 }, { profile: 'The profile must be an object' }],
    [
      { glucose_level: 98, last_meal_pantry_item_id: 2_000_000_000 },
      { last_meal_pantry_item_id: 'This food is no longer in your pantry' },
    ],
    [
      { glucoseLevel: 98, lastMealPlanId: 2_000_000_000 },
      { lastMealPlanId: 'This plan is no longer in your saved meals' },
    ],
    [
      { glucoseLevel: 98, lastMealPlanId: 2 ** 40 },
      { lastMealPlanId: 'The meal plan must be given by its ID number' },
    ],
  ])('%j', async (body, fields) => {
    const { client, user } = await signedInClient(t);
    const response = await client.post('/api/health-readings', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields });
    expect(Object.values(fields)).toContain(response.json().message);
    expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(0);
  });

  test('what belongs to somebody else is refused in the same words as what does not exist', async () => {
    const stranger = await insertUser(t.db);
    const item = await insertPantryItem(t.db, { userId: stranger.id });
    const { id: planId } = await insertMealPlan(t.db, { userId: stranger.id });
    const { client } = await signedInClient(t);
    const answers = [
      await client.post('/api/health-readings', { weight: 80, lastMealPantryItemId: item.id }),
      await client.post('/api/health-readings', { weight: 80, lastMealPlanId: planId }),
    ];
    expect(answers.map((answer) => answer.json().message)).toEqual([
      'This food is no longer in your pantry',
      'This plan is no longer in your saved meals',
    ]);
  });

  test.each([
    [-525_600 * 40, { readingTime: 'A reading cannot be from before 1990' }],
    [6, { readingTime: 'A reading cannot be in the future' }],
  ])('a time %d minutes from now', async (minutes, fields) => {
    const { client } = await signedInClient(t);
    const body = { weight: 80, readingTime: minutesFromNow(minutes) };
    const response = await client.post('/api/health-readings', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test('a meter’s clock that runs a little ahead is not', async () => {
    const { client } = await signedInClient(t);
    const body = { weight: 80, readingTime: minutesFromNow(5) };
    expect((await client.post('/api/health-readings', body)).statusCode).toBe(201);
  });

  test.each(['[]', '"98"', 'null', '98'])('the body %s', async (body) => {
    const { client } = await signedInClient(t);
    const response = await client.post('/api/health-readings', body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ glucoseLevel: 'Enter glucose, ketones, weight or waist' });
  });
});
