import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pantryItem } from '#contract/pantry.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

describe('saving', () => {
  test('keeps every field as it was sent', async () => {
    const { client } = await signedInClient(t);
    const sent = {
      productName: '  Macadamia Nuts ',
      brand: 'Harbour Pantry',
      category: 'Nuts',
      servingSize: '28 g',
      calories: 204,
      totalFat: 215,
      saturatedFat: 34,
      totalCarbs: 39,
      dietaryFiber: 24,
      sugars: 13,
      protein: 22,
      sodium: 1,
      netCarbs: 15,
      ketoScore: 9,
      ketoFriendly: true,
      imageUrl: null,
      ocrData: { lines: ['Total Fat 21.5g'] },
      nutritionAnalysis: { keto_rating: 'excellent', alternatives: [] },
      isFavorite: true,
      amountAtHand: 2500,
      useBy: '2026-12-24',
      foodId: null,
      notes: 'From the market',
    };
    const response = await client.post('/api/pantry/items', sent);
    expect(response.statusCode).toBe(201);
    expect(pantryItem.parse(response.json())).toEqual({
      ...sent,
      productName: 'Macadamia Nuts',
      id: expect.any(Number),
      createdAt: t.clock.now().toISOString(),
      updatedAt: t.clock.now().toISOString(),
    });
    expect((await client.get('/api/pantry/items')).json()).toEqual([response.json()]);
  });

  test('what was not read stays unknown, never 0', async () => {
    const { client } = await signedInClient(t);
    const response = await client.post('/api/pantry/items', {
      productName: 'Mystery Jar',
      ketoFriendly: false,
    });
    expect(response.json()).toMatchObject({
      calories: null,
      netCarbs: null,
      ketoScore: null,
      nutritionAnalysis: null,
      isFavorite: false,
    });
  });

  test.each([
    ['productName', { productName: '   ' }, 'Product name is required'],
    ['productName', { productName: undefined }, 'Product name is required'],
    ['productName', { productName: 'x'.repeat(201) }, 'Product name must be at most 200 characters'],
    ['notes', { notes: 'x'.repeat(2001) }, 'Notes must be at most 2000 characters'],
    ['brand', { brand: 'x'.repeat(201) }, 'The brand must be at most 200 characters'],
    ['servingSize', { servingSize: 'x'.repeat(201) }, 'The serving size must be at most 200 characters'],
    ['category', { category: 'x'.repeat(101) }, 'The category must be at most 100 characters'],
    [
      'nutritionAnalysis',
      { nutritionAnalysis: { ingredients: 'x'.repeat(5001) } },
      'The ingredient list must be at most 5000 characters',
    ],
    [
      'nutritionAnalysis',
      { nutritionAnalysis: { warnings: Array(3000).fill('x'.repeat(40)) } },
      'The analysis must be at most 100000 characters',
    ],
    [
      'ocrData',
      { ocrData: { lines: ['x'.repeat(100_000)] } },
      'The text read from the label must be at most 100000 characters',
    ],
    ['ketoFriendly', { ketoFriendly: undefined }, 'ketoFriendly is missing or not valid'],
    ['netCarbs', { netCarbs: -1 }, 'netCarbs is missing or not valid'],
    ['netCarbs', { netCarbs: 1.5 }, 'netCarbs is missing or not valid'],
    ['ketoScore', { ketoScore: 11 }, 'ketoScore is missing or not valid'],
  ])('refuses %s %j', async (field, change, text) => {
    const { client } = await signedInClient(t);
    const body = { productName: 'Butter', ketoFriendly: true, ...change };
    const response = await client.post('/api/pantry/items', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message: text,
      fields: { [field]: text },
    });
  });
});

test('the list is newest first and holds nobody else’s items', async () => {
  const { client, user } = await signedInClient(t);
  const stranger = await insertUser(t.db);
  await insertPantryItem(t.db, { userId: stranger.id });
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const middle = await insertPantryItem(t.db, { userId: user.id, createdAt: day(2) });
  const newest = await insertPantryItem(t.db, { userId: user.id, createdAt: day(3) });
  const oldest = await insertPantryItem(t.db, { userId: user.id, createdAt: day(1) });
  const items: { id: number }[] = (await client.get('/api/pantry/items')).json();
  expect(items.map((item) => item.id)).toEqual([newest.id, middle.id, oldest.id]);
  expect(items[0]).not.toHaveProperty('userId');
});

describe('changing', () => {
  test('sets name and notes and nothing else', async () => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id });
    t.clock.advance({ minutes: 5 });
    const response = await client.patch(`/api/pantry/items/${item.id}`, {
      productName: 'Crunchy Almond Butter',
      notes: 'Better than the smooth one',
      netCarbs: 0,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      productName: 'Crunchy Almond Butter',
      notes: 'Better than the smooth one',
      netCarbs: 40,
      updatedAt: t.clock.now().toISOString(),
    });
  });

  test('one of them alone leaves the other; null removes the notes', async () => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id, notes: 'old' });
    const renamed = await client.patch(`/api/pantry/items/${item.id}`, { productName: 'Renamed' });
    expect(renamed.json()).toMatchObject({ productName: 'Renamed', notes: 'old' });
    const cleared = await client.patch(`/api/pantry/items/${item.id}`, { notes: null });
    expect(cleared.json()).toMatchObject({ productName: 'Renamed', notes: null });
  });

  test.each([
    [{ productName: ' ' }, 'Product name is required'],
    [{}, 'This request changes nothing'],
  ])('refuses %j', async (body, message) => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id });
    const response = await client.patch(`/api/pantry/items/${item.id}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});

test('favorite, amount at hand and use-by date are changed alone, and taken back', async () => {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id });
  const change = { isFavorite: true, amountAtHand: 1250, useBy: '2026-12-24' };
  const changed = await client.patch(`/api/pantry/items/${item.id}`, change);
  expect(changed.json()).toMatchObject({ ...change, productName: item.productName });
  const none = { amountAtHand: null, useBy: null };
  const cleared = await client.patch(`/api/pantry/items/${item.id}`, none);
  expect(cleared.json()).toMatchObject({ ...none, isFavorite: true });
  for (const wrong of [{ amountAtHand: -1 }, { amountAtHand: 1.5 }, { useBy: '2026-02-30' }]) {
    expect((await client.patch(`/api/pantry/items/${item.id}`, wrong)).statusCode).toBe(400);
  }
});

test('one item comes with its analysis', async () => {
  const { client, user } = await signedInClient(t);
  const nutritionAnalysis = { keto_rating: 'good', analysis: 'Fits.' };
  const item = await insertPantryItem(t.db, { userId: user.id, nutritionAnalysis });
  const response = await client.get(`/api/pantry/items/${item.id}`);
  expect(pantryItem.parse(response.json())).toMatchObject({ id: item.id, nutritionAnalysis });
});

test('a removed item is nowhere to be seen', async () => {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id });
  expect((await client.delete(`/api/pantry/items/${item.id}`)).statusCode).toBe(204);
  expect((await client.delete(`/api/pantry/items/${item.id}`)).statusCode).toBe(404);
  expect((await client.get('/api/pantry/items')).json()).toEqual([]);
  expect((await client.get('/api/pantry/search')).json()).toEqual({ items: [], total: 0 });
  expect((await client.get('/api/pantry/ids')).json()).toEqual({ items: [] });
  expect((await client.get(`/api/pantry/items/${item.id}`)).statusCode).toBe(404);
  expect((await client.patch(`/api/pantry/items/${item.id}`, { notes: 'x' })).statusCode).toBe(404);
});

describe('an item of somebody else', () => {
  test('looks as if it did not exist, and stays as it is', async () => {
    const owner = await insertUser(t.db);
    const item = await insertPantryItem(t.db, { userId: owner.id });
    const { client } = await signedInClient(t);
    const changed = await client.patch(`/api/pantry/items/${item.id}`, { productName: 'Mine now' });
    const deleted = await client.delete(`/api/pantry/items/${item.id}`);
    const found = await client.get(`/api/pantry/items/${item.id}`);
    const restored = await client.post(`/api/pantry/items/${item.id}/restore`);
    for (const response of [changed, deleted, found, restored]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        code: 'not_found',
        message: 'This pantry item does not exist.',
      });
    }
    const [row] = await t.db.select().from(pantryItems).where(eq(pantryItems.id, item.id));
    expect(row).toEqual(item);
  });

  test.each(['0', '-1', 'abc', '1.5', '99999999999'])('id %s names nothing', async (id) => {
    const { client } = await signedInClient(t);
    const response = await client.patch(`/api/pantry/items/${id}`, { productName: 'x' });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  });
});
