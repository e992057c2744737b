import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PANTRY_FOUND_MOST, PANTRY_SORTS, pantryIds, pantryPage } from '#contract/pantry.ts';
import { matchesSearch, sortPantry } from '#domain/pantry/pantry-list.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => t.close());

type Row = { productName: string; brand: string | null; ketoScore: number | null; createdAt: Date };

async function insertAll(userId: number, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1000) {
    const chunk = rows.slice(start, start + 1000).map((row) => ({ ...row, userId, ketoFriendly: true }));
    await t.db.insert(pantryItems).values(chunk);
  }
}

async function search(client: TestClient, query: Record<string, string | number> = {}) {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const response = await client.get(`/api/pantry/search?${new URLSearchParams(texts)}`);
  expect(response.statusCode, response.body).toBe(200);
  return pantryPage.parse(response.json());
}

/** What names are made of: cases, marks, digits, other scripts, characters beyond 16 bits. */
const LETTERS = [
  ...'abzABZ019 -_%\\\'"&.,()',
  ...'éÉüÜñÑøØßæœŁłçÇ',
  ...'αΣςЖж饭면½²ﬁ',
  '🥑',
  'e\u0301',
  '\uff21',
  '10',
  '007',
];
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 8 })
  .map((letters) => letters.join('').trim())
  .filter((text) => text !== '');
const row = fc.record({
  productName: name,
  brand: fc.option(name),
  ketoScore: fc.option(fc.integer({ min: 0, max: 10 })),
  createdAt: fc.integer({ min: 0, max: 3 }).map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute))),
});

describe('the database and the browser', () => {
  test('sort alike', async () => {
    const { client, user } = await signedInClient(t);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), async (rows) => {
        await t.db.delete(pantryItems).where(eq(pantryItems.userId, user.id));
        await insertAll(user.id, rows);
        const { items } = await search(client, { limit: 200 });
        for (const sort of PANTRY_SORTS) {
          const sorted = await search(client, { sort, limit: 200 });
          expect(
            sorted.items.map(({ id }) => id),
            sort,
          ).toEqual(sortPantry(items, sort).map(({ id }) => id));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('search alike', async () => {
    const { client, user } = await signedInClient(t);
    const rows = fc.sample(row, { numRuns: 150, seed: 7 });
    await insertAll(user.id, rows);
    const { items } = await search(client, { limit: 200 });
    for (const wanted of [...fc.sample(name, { numRuns: 60, seed: 8 }), '%', '_', '\\', 'a', 'É', 'Ж']) {
      const found = await search(client, { search: wanted, limit: 200 });
      const expected = items.filter((item) => matchesSearch(item, wanted));
      expect(found, wanted).toEqual({ items: expected, total: expected.length });
    }
  });
});

test('names run as people read them', async () => {
  const { client, user } = await signedInClient(t);
  const names = ['bar 10', 'Éclair', 'Bar 9', 'eclair', 'zander', 'Øl', 'Oats', 'ecru'];
  for (const [minute, productName] of names.entries()) {
    await insertPantryItem(t.db, {
      userId: user.id,
      productName,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    });
  }
  const { items } = await search(client, { sort: 'name-asc' });
  expect(items.map(({ productName }) => productName)).toEqual([
    'Bar 9',
    'bar 10',
    'eclair',
    'Éclair',
    'ecru',
    'Oats',
    'Øl',
    'zander',
  ]);
});

test('names of any length and script can be stored and sorted', async () => {
  const { client } = await signedInClient(t);
  const names = ['\ufdfa'.repeat(200), '1a'.repeat(100), '🥑'.repeat(100), '9'.repeat(200), 'é'.repeat(200)];
  for (const productName of names) {
    const body = { productName, brand: productName, ketoFriendly: true };
    expect((await client.post('/api/pantry/items', body)).statusCode).toBe(201);
  }
  const { items } = await search(client, { sort: 'name-asc' });
  expect(items).toHaveLength(names.length);
  expect(items).toEqual(sortPantry(items, 'name-asc'));
});

test('items come without what cards do not show', async () => {
  const { client, user } = await signedInClient(t);
  await insertPantryItem(t.db, { userId: user.id, nutritionAnalysis: { analysis: 'long' }, ocrData: ['x'] });
  await insertPantryItem(t.db, { userId: user.id });
  const { items } = (await client.get('/api/pantry/search')).json<{ items: object[] }>();
  expect(items).toMatchObject([{ hasAnalysis: false }, { hasAnalysis: true }]);
  for (const item of items) {
    for (const field of ['nutritionAnalysis', 'ocrData', 'userId', 'deletedAt', 'nameOrder']) {
      expect(item).not.toHaveProperty(field);
    }
  }
});

test('1,000 items come page by page, each once and in order', async () => {
  const { client, user } = await signedInClient(t);
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    productName: `${index % 7 === 0 ? 'Cheddar' : 'Butter'} ${(index * 7919) % 1000}`,
    brand: null,
    ketoScore: index % 11 === 0 ? null : index % 11,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index >> 2)),
  }));
  await insertAll(user.id, rows);
  for (const sort of PANTRY_SORTS) {
    const pages = [];
    for (let offset = 0; offset < 1000; offset += 200) {
      pages.push(...(await search(client, { sort, offset, limit: 200 })).items);
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1000);
    expect(pages).toEqual(sortPantry(pages, sort));
  }
  const beyond = await search(client, { offset: 2000 });
  expect(beyond).toEqual({ items: [], total: 1000 });
  const cheddar = pantryIds.parse((await client.get('/api/pantry/ids?search=cheddar')).json());
  expect(cheddar.items).toHaveLength(143);
  expect((await search(client, { search: 'CHEDDAR', limit: 1 })).total).toBe(143);
  const all = pantryIds.parse((await client.get('/api/pantry/ids')).json());
  expect(all.items).toHaveLength(1000);
});

test('a search finds the newest so many', async () => {
  const { client, user } = await signedInClient(t);
  const row = (productName: string, index: number) => ({
    ...{ productName, brand: null, ketoScore: index % 11 },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  });
  const olives = Array.from({ length: PANTRY_FOUND_MOST + 200 }, (_, index) => row(`Olives ${index}`, index));
  await insertAll(user.id, [row('Butter', 0), ...olives]);
  for (const sort of PANTRY_SORTS) {
    const page = await search(client, { search: 'olives', sort, offset: PANTRY_FOUND_MOST - 1 });
    expect(page).toMatchObject({ total: PANTRY_FOUND_MOST, items: [{}] });
  }
  const [oldest] = (await search(client, { search: 'olives', sort: 'oldest' })).items;
  expect(oldest?.productName).toBe('Olives 200');
  const ids = pantryIds.parse((await client.get('/api/pantry/ids?search=olives')).json()).items;
  expect(ids).toHaveLength(PANTRY_FOUND_MOST);
  expect(ids.at(-1)?.productName).toBe('Olives 200');
  expect((await search(client, { search: 'olives 7', sort: 'oldest' })).items[0]?.productName).toBe(
    'Olives 7',
  );
});

test('the ids come with names and what is at hand', async () => {
  const { client, user } = await signedInClient(t);
  const cream = await insertPantryItem(t.db, { userId: user.id, productName: 'Cream', amountAtHand: 2500 });
  const listed = (await client.get('/api/pantry/ids')).json();
  expect(listed).toEqual({ items: [{ id: cream.id, productName: 'Cream', amountAtHand: 2500 }] });
});

test('nobody sees what others saved', async () => {
  const owner = await insertUser(t.db);
  await insertPantryItem(t.db, { userId: owner.id, productName: 'Secret Sauce' });
  const { client } = await signedInClient(t);
  expect(await search(client, { search: 'secret' })).toEqual({ items: [], total: 0 });
  expect((await client.get('/api/pantry/ids')).json()).toEqual({ items: [] });
  const guest = await guestClient(t);
  for (const path of ['/api/pantry/search', '/api/pantry/ids', '/api/pantry/items/1']) {
    expect((await guest.get(path)).statusCode).toBe(403);
    expect((await t.client().get(path)).statusCode).toBe(401);
  }
});

test.each([
  'sort=best',
  'limit=0',
  'limit=201',
  'limit=1.5',
  'limit=ten',
  'offset=-1',
  `search=${'x'.repeat(201)}`,
  'search=a%00b',
])('refuses %s', async (query) => {
  const { client } = await signedInClient(t);
  const response = await client.get(`/api/pantry/search?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('invalid_input');
});
