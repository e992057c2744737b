import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertChatEntry, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const exchange = { message: 'What is ketosis?', response: 'A state in which fat is the main fuel.' };

test('an exchange is stored and listed', async () => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/chat-history', exchange);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    ...exchange,
    id: expect.any(Number),
    createdAt: t.clock.now().toISOString(),
    idempotencyKey: null,
    details: null,
  });
  expect((await client.get('/api/chat-history')).json()).toEqual([response.json()]);
});

test('the same exchange sent twice is stored once', async () => {
  const { client } = await signedInClient(t);
  const body = { ...exchange, idempotencyKey: randomUUID() };
  const first = await client.post('/api/chat-history', body);
  const second = await client.post('/api/chat-history', body);
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  const third = { ...exchange, idempotencyKey: randomUUID() };
  const statuses = await Promise.all([
    client.post('/api/chat-history', third),
    client.post('/api/chat-history', third),
  ]);
  expect(statuses.map((response) => response.statusCode).sort()).toEqual([200, 201]);
  expect((await client.get('/api/chat-history')).json()).toHaveLength(2);
});

test('two people may use the same key', async () => {
  const key = randomUUID();
  for (const { client } of [await signedInClient(t), await signedInClient(t)]) {
    expect((await client.post('/api/chat-history', { ...exchange, idempotencyKey: key })).statusCode).toBe(
      201,
    );
  }
});

test('the list is in the order of the talk, newest 500 only, and nobody else’s', async () => {
  const { client, user } = await signedInClient(t);
  await insertChatEntry(t.db, { userId: (await insertUser(t.db)).id });
  for (let minute = 0; minute < 501; minute++) {
    await insertChatEntry(t.db, {
      userId: user.id,
      message: `question ${minute}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    });
  }
  const entries: { message: string }[] = (await client.get('/api/chat-history')).json();
  expect(entries).toHaveLength(500);
  expect(entries[0]?.message).toBe('question 1');
  expect(entries.at(-1)?.message).toBe('question 500');
});

test('clearing forgets one’s own talk alone', async () => {
  const { client } = await signedInClient(t);
  const other = await signedInClient(t);
  await client.post('/api/chat-history', exchange);
  await other.client.post('/api/chat-history', exchange);
  expect((await client.delete('/api/chat-history')).statusCode).toBe(204);
  expect((await client.get('/api/chat-history')).json()).toEqual([]);
  expect((await other.client.get('/api/chat-history')).json()).toHaveLength(1);
});

test.each([
  ['message', { message: '  ' }, 'Please type a question'],
  ['response', { response: '' }, 'response is missing or not valid'],
  ['idempotencyKey', { idempotencyKey: 'not a uuid' }, 'idempotencyKey is missing or not valid'],
])('refuses a wrong %s', async (field, change, text) => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/chat-history', { ...exchange, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [field]: text });
});
