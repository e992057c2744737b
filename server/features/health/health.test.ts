import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let t: TestApp;
beforeEach(async () => {
  database = await createTestDatabase();
  t = await openTestApp({ databaseUrl: database.url });
});
afterEach(() => t.close());

test('with its database the server is alive and ready', async () => {
  expect((await t.client().get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await t.client().get('/readyz')).json()).toEqual({ status: 'ready' });
  await database.drop();
});

test('without its database it is alive, not ready, and says so on every call', async () => {
  const { client } = await signedInClient(t);
  await database.drop();
  expect((await t.client().get('/healthz')).statusCode).toBe(200);
  const calls = [
    t.client().get('/readyz'),
    client.get('/api/user'),
    t.client().post('/api/login', { username: 'a@example.org', password: 'x' }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(errorBody.parse(response.json())).toMatchObject({
      code: 'unavailable',
      message: 'We can’t reach the database right now. Please try again in a moment.',
    });
  }
});

test('what should be looked after stands in the answer of a living server', async () => {
  const warned = await openTestApp({ healthWarnings: () => ['The disk is nearly full.'] });
  const response = await warned.client().get('/healthz');
  expect(response.json()).toEqual({ status: 'ok', warnings: ['The disk is nearly full.'] });
  await warned.close();
});
