import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PANTRY_UNDO_MINUTES } from '#contract/pantry.ts';
import { pruneExpired } from '#server/database/prune.ts';
import { pantryConversations, pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

async function removedItem() {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id, notes: 'From the market' });
  await t.db.insert(pantryConversations).values({
    userId: user.id,
    pantryItemId: item.id,
    conversationType: 'product',
    userMessage: 'Is it keto?',
    aiResponse: 'Yes.',
  });
  await client.delete(`/api/pantry/items/${item.id}`);
  return { client, item };
}
const linksTo = (id: number) => t.db.$count(pantryConversations, eq(pantryConversations.pantryItemId, id));
const rowsOf = (id: number) => t.db.$count(pantryItems, eq(pantryItems.id, id));

test('an undone removal brings back the same item with what was said about it', async () => {
  const { client, item } = await removedItem();
  t.clock.advance({ minutes: PANTRY_UNDO_MINUTES - 1 });
  await pruneExpired(t.db, t.clock);
  const restored = await client.post(`/api/pantry/items/${item.id}/restore`);
  expect(restored.statusCode).toBe(200);
  expect(restored.json()).toMatchObject({
    id: item.id,
    productName: item.productName,
    notes: item.notes,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  });
  expect((await client.get('/api/pantry/items')).json()).toEqual([restored.json()]);
  expect(await linksTo(item.id)).toBe(1);
});

test('undoing twice does no harm', async () => {
  const { client, item } = await removedItem();
  const both = await Promise.all([1, 2].map(() => client.post(`/api/pantry/items/${item.id}/restore`)));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('later it is too late, and the row goes while the talk about it stays', async () => {
  const { client, item } = await removedItem();
  t.clock.advance({ minutes: PANTRY_UNDO_MINUTES + 1 });
  expect((await client.post(`/api/pantry/items/${item.id}/restore`)).statusCode).toBe(404);
  expect(await rowsOf(item.id)).toBe(1);
  await pruneExpired(t.db, t.clock);
  expect(await rowsOf(item.id)).toBe(0);
  expect(await linksTo(item.id)).toBe(0);
});

test('pruning leaves items alone that nobody removed', async () => {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id });
  t.clock.advance({ minutes: 2 * PANTRY_UNDO_MINUTES });
  await pruneExpired(t.db, t.clock);
  expect((await client.get(`/api/pantry/items/${item.id}`)).statusCode).toBe(200);
});
