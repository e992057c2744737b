import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedMealPlan, savedMealPlan } from '#contract/meal-plans.ts';
import { savedMealPlans } from '#server/database/schema/meals.ts';
import { insertMealPlan } from '#server/testing/factories.ts';
import { cookedPlan } from '#server/testing/meal-plan.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const nextOf = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link ?? ''))?.[1];

/** The titles of each page. */
async function pages(client: TestClient, path: string): Promise<string[][]> {
  const read: string[][] = [];
  for (let next: string | undefined = path; next; ) {
    const response = await client.get(next);
    expect(response.statusCode, response.body).toBe(200);
    read.push(response.json<{ title: string }[]>().map(({ title }) => title));
    next = nextOf(response.headers.link);
  }
  return read;
}

test('without a word about pages the newest come, with the address of the others', async () => {
  const { client, user } = await signedInClient(t);
  const stranger = await signedInClient(t);
  await insertMealPlan(t.db, { userId: stranger.user.id, title: 'Not yours' });
  const createdAt = new Date('2026-03-01T08:00:00Z');
  const titles = Array.from({ length: 120 }, (_, index) => `Plan ${index}`);
  for (const title of titles) await insertMealPlan(t.db, { userId: user.id, title, createdAt });
  const read = await pages(client, '/api/meal-plans');
  expect(read.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(read.flat()).toEqual(titles.toReversed());
  expect(await pages(client, '/api/meal-plans?limit=40')).toHaveLength(3);
});

test('big plans come in pages of fewer, and none is too big to come', async () => {
  const { client, user } = await signedInClient(t);
  const contents = [900_000, 900_000, 900_000, 3_000_000, 100];
  const rows = contents.map((length, index) => ({
    userId: user.id,
    title: `Plan ${index}`,
    content: 'x'.repeat(length),
    pantryItemIds: '[]',
    createdAt: new Date(Date.UTC(2026, 2, 1, 8, index)),
  }));
  await t.db.insert(savedMealPlans).values(rows);
  expect(await pages(client, '/api/meal-plans')).toEqual([
    ['Plan 4'],
    ['Plan 3'],
    ['Plan 2', 'Plan 1'],
    ['Plan 0'],
  ]);
});

test('titles come with the values of each day, and the text on demand', async () => {
  const { client, user } = await signedInClient(t);
  const stranger = await signedInClient(t);
  const plan = cookedPlan([{ pantryItemId: null, name: 'Eggs', grams: 120 }]);
  const { id } = await insertMealPlan(t.db, { userId: user.id, plan, content: 'A long text' });
  await insertMealPlan(t.db, { userId: user.id, plan: null });
  const response = await client.get('/api/meal-plans?view=titles');
  expect(response.body).not.toContain('A long text');
  const [text, planned] = listedMealPlan.strict().array().parse(response.json());
  expect(text?.dayTotals).toBeNull();
  expect(planned).toMatchObject({ id, dayTotals: plan.days.map(({ totals }) => totals) });
  const whole = await client.get(`/api/meal-plans/${id}`);
  expect(savedMealPlan.parse(whole.json())).toMatchObject({ content: 'A long text', plan });
  expect((await stranger.client.get(`/api/meal-plans/${id}`)).statusCode).toBe(404);
});

test.each([
  'cursor=1',
  'cursor=2026-13-01T00:00:00.000000Z_1',
  'cursor=2026-01-01T00:00:00.000000Z_3000000000',
  'limit=0',
  'limit=51',
  'view=all',
])('refuses ?%s', async (query) => {
  const { client } = await signedInClient(t);
  expect((await client.get(`/api/meal-plans?${query}`)).statusCode).toBe(400);
});
