import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const sentBy = (name: string) => ({ headers: { [SENT_BY_HEADER]: name } });
const reading = { glucoseLevel: 90 };

test('what one account kept on a device is not stored under the cookie of another, nor of a guest', async () => {
  const { user: first } = await signedInClient(t);
  const { client: second } = await signedInClient(t);
  const guest = await guestClient(t);
  for (const client of [second, guest, t.client()]) {
    const refused = await client.post('/api/health-readings', reading, sentBy(String(first.id)));
    expect(refused.statusCode).toBe(401);
    expect(refused.json().code).toBe('not_signed_in');
  }
  expect((await second.get('/api/health-readings')).json()).toEqual([]);
});

test('the owner stores it, and a guest’s is not taken for an account’s', async () => {
  const { client, user } = await signedInClient(t);
  const stored = await client.post('/api/health-readings', reading, sentBy(String(user.id)));
  expect(stored.statusCode).toBe(201);
  expect((await client.post('/api/health-readings', reading, sentBy('guest'))).statusCode).toBe(401);
  const guest = await guestClient(t);
  expect((await guest.get('/api/coach', sentBy('guest'))).statusCode).toBe(200);
});
