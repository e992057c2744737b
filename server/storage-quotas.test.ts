import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { storageUseList } from '#contract/storage.ts';
import { fasts } from './database/schema/fasts.ts';
import { openTestApp, signedInClient, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  const env = { QUOTA_FOODS: '5', QUOTA_FASTS: '5', QUOTA_READINGS: '5', QUOTA_MB: '1' };
  t = await openTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const food = (more: object = {}) => ({ productName: 'Eggs', ketoFriendly: true, ...more });
const saveFood = (client: TestClient, more?: object) => client.post('/api/pantry/items', food(more));
const FULL = 'You have 5 saved foods, which is the limit. Please delete some that you no longer need.';

async function noticeOf(client: TestClient, kind: string): Promise<string | null | undefined> {
  const all = storageUseList.parse((await client.get('/api/account/storage')).json());
  return all.find((one) => one.kind === kind)?.notice;
}

describe('a kind of which an account may have five', () => {
  test('is refused in words once it has, until one is removed; others go on', async () => {
    const { client } = await signedInClient(t);
    const stranger = await signedInClient(t);
    const saved = [];
    for (let count = 0; count < 5; count++) saved.push(await saveFood(client));
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const refused = await saveFood(client);
    expect(refused.statusCode).toBe(400);
    expect(errorBody.parse(refused.json()).message).toBe(FULL);
    expect((await saveFood(stranger.client)).statusCode).toBe(201);
    expect((await client.post('/api/health-readings', { glucoseLevel: 90 })).statusCode).toBe(201);

    const { id } = saved[0]?.json() ?? {};
    await client.delete(`/api/pantry/items/${id}`);
    expect((await saveFood(client)).statusCode).toBe(201);
    // The one that was removed cannot come back into a full pantry either.
    expect((await client.post(`/api/pantry/items/${id}/restore`)).statusCode).toBe(400);
  });

  test('is taken again under the key it was stored by', async () => {
    const { client } = await signedInClient(t);
    const idempotencyKey = crypto.randomUUID();
    const first = await saveFood(client, { idempotencyKey });
    for (let count = 0; count < 4; count++) await saveFood(client);
    const again = await saveFood(client, { idempotencyKey: idempotencyKey.toUpperCase() });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect((await saveFood(client, { idempotencyKey: crypto.randomUUID() })).statusCode).toBe(400);
  });

  test('is counted again after a file, and what another process stored counts after a while', async () => {
    const { client, user } = await signedInClient(t);
    const csv = `Date,Glucose (mg/dL)\n${[1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day} 08:00,9${day}`).join('\n')}\n`;
    await client.post('/api/health-readings', { glucoseLevel: 90 });
    const imported = await client.post('/api/health-readings/import', { csv, timeZone: 'UTC' });
    expect(imported.json()).toMatchObject({ stored: 6 });
    expect((await client.post('/api/health-readings', { glucoseLevel: 90 })).statusCode).toBe(400);

    const span = (day: number) => ({
      startedAt: new Date(Date.UTC(2025, 0, day)),
      endedAt: new Date(Date.UTC(2025, 0, day, 16)),
    });
    const noteFast = (day: number) => client.post('/api/fasts', { plannedHours: 16, ...span(day) });
    expect((await noteFast(1)).statusCode).toBe(201);
    await t.db
      .insert(fasts)
      .values([2, 3, 4, 5].map((day) => ({ userId: user.id, plannedHours: 16, ...span(day) })));
    expect((await noteFast(6)).statusCode).toBe(201);
    t.clock.advance({ minutes: 11 });
    expect((await noteFast(7)).statusCode).toBe(400);
  });

  test('is told of before', async () => {
    const { client } = await signedInClient(t);
    for (let count = 0; count < 3; count++) await saveFood(client);
    expect(await noticeOf(client, 'foods')).toBeNull();
    await saveFood(client);
    expect(await noticeOf(client, 'foods')).toBe(
      'You have 4 saved foods. The limit is 5. Please delete some that you no longer need.',
    );
  });
});

test('big things are refused by their size', async () => {
  const { client } = await signedInClient(t);
  const plan = { title: 'Week', content: 'x'.repeat(200_000), pantryItemIds: '[]' };
  for (let count = 0; count < 5; count++) {
    expect((await client.post('/api/meal-plans', plan)).statusCode).toBe(201);
  }
  const refused = await client.post('/api/meal-plans', plan);
  expect(refused.statusCode).toBe(400);
  expect(errorBody.parse(refused.json()).message).toBe(
    'You have 1 MB of saved meal plans, which is the limit. Please delete some that you no longer need.',
  );
  expect(await noticeOf(client, 'plans')).toContain('The limit is 1 MB');
});

test('changes of one account are limited across two processes; reading is not', async () => {
  const env = { WRITES_PER_MINUTE: '40' };
  const first = await openTestApp({ env });
  const second = await openTestApp({ env, databaseUrl: first.databaseUrl });
  try {
    const { client } = await signedInClient(first);
    const elsewhere = second.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    const statuses = [];
    for (let call = 0; call < 41; call++) {
      statuses.push((await saveFood(call % 2 ? client : elsewhere)).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    const refused = await saveFood(client);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBody.parse(refused.json()).message).toMatch(/^That was a lot of changes at once/);
    expect((await client.get('/api/pantry/items')).json()).toHaveLength(40);
  } finally {
    await second.close();
    await first.close();
  }
});
