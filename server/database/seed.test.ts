import { afterAll, beforeAll, expect, test } from 'vitest';
import { pantryItem } from '#contract/pantry.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { chatHistory } from './schema/chat.ts';
import { pantryItems } from './schema/pantry.ts';
import { users } from './schema/users.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

test('the demo account can sign in and finds a pantry with true scores and a talk; a second seed adds nothing', async () => {
  expect(await seedDatabase(t.db)).toBe(true);
  const client = t.client();
  expect((await client.post('/api/login', DEMO_ACCOUNT)).statusCode).toBe(200);

  const items = pantryItem.array().parse((await client.get('/api/pantry/items')).json());
  const scoreOf = (name: string) => items.find((item) => item.productName === name)?.ketoScore ?? Number.NaN;
  expect(scoreOf('Avocado')).toBeGreaterThanOrEqual(6);
  expect(scoreOf('White Bread')).toBeLessThan(6);
  expect(items.every((item) => item.nutritionAnalysis !== null)).toBe(true);
  expect((await client.get('/api/chat-history')).json()).toHaveLength(1);

  const counts = () => Promise.all([users, pantryItems, chatHistory].map((table) => t.db.$count(table)));
  const before = await counts();
  expect(await seedDatabase(t.db)).toBe(false);
  expect(await counts()).toEqual(before);
});
