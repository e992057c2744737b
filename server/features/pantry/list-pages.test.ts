import { afterAll, beforeAll, expect, test } from 'vitest';
import { pantryItem } from '#contract/pantry.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

test('all foods come page by page, the newest first, each once and as the contract says', async () => {
  const { client, user } = await signedInClient(t);
  const rows = Array.from({ length: 620 }, (_, index) => ({
    userId: user.id,
    productName: `Food ${index}`,
    ketoFriendly: true,
    useBy: index % 2 ? '2026-05-04' : null,
    nutritionAnalysis: index % 3 ? { note: 'é "quoted"' } : null,
    // Several of one instant, as an import stores them, and instants finer than a millisecond.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, Math.floor(index / 7))),
  }));
  await t.db.insert(pantryItems).values(rows);
  await insertPantryItem(t.db, { userId: user.id, deletedAt: new Date() });
  const names: string[] = [];
  const lengths: number[] = [];
  for (let next: string | undefined = '/api/pantry/items'; next; ) {
    const response = await client.get(next);
    const items = pantryItem.strict().array().parse(response.json());
    names.push(...items.map(({ productName }) => productName));
    lengths.push(items.length);
    next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
  }
  expect(lengths).toEqual([300, 300, 20]);
  expect(names).toEqual(rows.map(({ productName }) => productName).toReversed());
});

test('one food is listed as it is read alone', async () => {
  const { client } = await signedInClient(t);
  const saved = await client.post('/api/pantry/items', {
    productName: 'Sea "biscuits" \\ é',
    ketoFriendly: false,
    netCarbs: 57,
    nutritionAnalysis: { product_name: 'Sea biscuits', serving: [1, 2.5, null] },
    ocrData: { text: 'a\nb' },
  });
  expect((await client.get('/api/pantry/items')).json()).toEqual([saved.json()]);
});
