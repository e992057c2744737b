import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatHistoryEntry } from '#contract/chat.ts';
import { fastList } from '#contract/fasts.ts';
import { healthReading } from '#contract/health-readings.ts';
import { savedMealPlan } from '#contract/meal-plans.ts';
import { pantryItem } from '#contract/pantry.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { chatHistory } from './schema/chat.ts';
import { healthReadings } from './schema/health-readings.ts';
import { pantryItems } from './schema/pantry.ts';
import { users } from './schema/users.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

test('the demo account can sign in and finds something true on every screen; a second seed adds nothing', async () => {
  expect(await seedDatabase(t.db)).toBe(true);
  const client = t.client();
  expect((await client.post('/api/login', DEMO_ACCOUNT)).statusCode).toBe(200);

  const items = pantryItem.array().parse((await client.get('/api/pantry/items')).json());
  const scoreOf = (name: string) => items.find((item) => item.productName === name)?.ketoScore ?? Number.NaN;
  expect(scoreOf('Avocado')).toBeGreaterThanOrEqual(6);
  expect(scoreOf('White Bread')).toBeLessThan(6);
  expect(items.every((item) => item.nutritionAnalysis !== null)).toBe(true);

  const talk = chatHistoryEntry.array().parse((await client.get('/api/chat-history')).json());
  expect(talk.at(-1)?.response).toMatch(/\d g net carbs/);
  expect(talk.every((one) => one.details?.answeredBy === 'composer')).toBe(true);
  expect((await client.get('/api/saved-conversations')).json()).toHaveLength(3);
  const plans = savedMealPlan.array().parse((await client.get('/api/meal-plans')).json());
  expect(plans.map(({ plan }) => plan?.days.length)).toEqual([3, 2, 1]);
  const { fasts } = fastList.parse((await client.get('/api/fasts')).json());
  expect(fasts.filter((one) => one.endedAt === null)).toHaveLength(1);

  const readings = healthReading.array().parse((await client.get('/api/health-readings')).json());
  const [newest, oldest] = [readings.at(0), readings.at(-1)].map((one) => Date.parse(one?.readingTime ?? ''));
  expect((newest ?? 0) - (oldest ?? 0)).toBeGreaterThan(355 * 86_400_000);
  expect(newest).toBeLessThanOrEqual(Date.now());
  const fasting = readings.filter((one) => one.isFasting).map((one) => one.glucoseLevel ?? Number.NaN);
  expect(Math.min(...fasting)).toBeGreaterThan(80);
  expect(Math.max(...fasting)).toBeLessThan(126);
  expect((await client.get('/api/profile')).json()).toMatchObject({ diabetes: 'prediabetes', age: 52 });

  const counts = () =>
    Promise.all([users, pantryItems, chatHistory, healthReadings].map((table) => t.db.$count(table)));
  const before = await counts();
  expect(await seedDatabase(t.db)).toBe(false);
  expect(await counts()).toEqual(before);
});
