import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { pantryItem } from '#contract/pantry.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { foods: loadFoods } });
});
afterAll(() => t.close());

const BUTTER = { productName: 'Butter', ketoFriendly: true };

test.each([
  ['a scanned food', BUTTER],
  ['a food of the table', { ...BUTTER, foodId: '01145', portionGrams: 20 }],
])(
  '%s posted several times at the same moment is saved once, each gets the same item',
  async (_what, food) => {
    const { client, user } = await signedInClient(t);
    const sent = { ...food, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/pantry/items', sent)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    const items = answers.map((answer) => pantryItem.parse(answer.json()));
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(items[0]).not.toHaveProperty('idempotencyKey');
    expect(await t.db.$count(pantryItems, eq(pantryItems.userId, user.id))).toBe(1);
  },
);

test('one that was removed meanwhile does not come back by a repeated post', async () => {
  const { client } = await signedInClient(t);
  const sent = { ...BUTTER, idempotencyKey: crypto.randomUUID() };
  const { id } = pantryItem.parse((await client.post('/api/pantry/items', sent)).json());
  await client.delete(`/api/pantry/items/${id}`);
  const repeated = await client.post('/api/pantry/items', sent);
  expect(repeated.statusCode).toBe(200);
  expect(repeated.json().id).toBe(id);
  expect((await client.get('/api/pantry/items')).json()).toEqual([]);
});

test('the same key of another account is another saving, and without a key each post saves', async () => {
  const idempotencyKey = crypto.randomUUID();
  for (const { client } of [await signedInClient(t), await signedInClient(t)]) {
    expect((await client.post('/api/pantry/items', { ...BUTTER, idempotencyKey })).statusCode).toBe(201);
    expect((await client.post('/api/pantry/items', BUTTER)).statusCode).toBe(201);
    expect((await client.post('/api/pantry/items', BUTTER)).statusCode).toBe(201);
    expect((await client.get('/api/pantry/items')).json()).toHaveLength(3);
  }
});
