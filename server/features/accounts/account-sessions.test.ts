import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountSession } from '#contract/account.ts';
import { users } from '#server/database/schema/users.ts';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const list = async (client: TestClient): Promise<AccountSession[]> =>
  (await client.get('/api/account/sessions')).json();

/** Another browser of the same account. */
async function elsewhere(username: string, userAgent?: string): Promise<TestClient> {
  const client = t.client();
  const body = { username, password: FACTORY_PASSWORD };
  await client.post('/api/login', body, userAgent ? { headers: { 'user-agent': userAgent } } : {});
  return client;
}

const isIn = async (client: TestClient) => (await client.get('/api/user')).statusCode === 200;

describe('where an account is signed in', () => {
  test('is listed with device and times, the browser that asks first', async () => {
    const { client, user } = await signedInClient(t);
    const startedAt = t.clock.now().toISOString();
    await elsewhere(user.username, FIREFOX);
    await signedInClient(t);
    t.clock.advance({ minutes: 10 });
    const sessions = await list(client);
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        // What the test's client calls itself is no browser.
        device: null,
        startedAt,
        lastSeenAt: t.clock.now().toISOString(),
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        startedAt,
        lastSeenAt: startedAt,
        isCurrent: false,
      },
    ]);
  });

  test('tells to the hour when another browser was there last', async () => {
    const { client, user } = await signedInClient(t);
    const other = await elsewhere(user.username);
    t.clock.advance({ minutes: 61 });
    const seenAt = t.clock.now().toISOString();
    await isIn(other);
    t.clock.advance({ minutes: 30 });
    await isIn(other);
    expect((await list(client))[1]?.lastSeenAt).toBe(seenAt);
  });

  test('the id is of no use as a cookie', async () => {
    const { client, user } = await signedInClient(t);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    const answer = (await client.get('/api/account/sessions')).body;
    expect(answer).not.toContain(row?.activeSessionId);
  });
});

describe('ending sessions', () => {
  test('one other, and only that', async () => {
    const { client, user } = await signedInClient(t);
    const phone = await elsewhere(user.username, FIREFOX);
    const tablet = await elsewhere(user.username);
    const phoneId = (await list(client)).find(({ device }) => device !== null)?.id;
    expect((await client.delete(`/api/account/sessions/${phoneId}`)).statusCode).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(tablet)).toBe(true);
    expect(await list(client)).toHaveLength(2);
    expect((await client.delete(`/api/account/sessions/${phoneId}`)).statusCode).toBe(404);
  });

  test('all others', async () => {
    const { client, user } = await signedInClient(t);
    const phone = await elsewhere(user.username);
    const tablet = await elsewhere(user.username);
    const stranger = await signedInClient(t);
    const response = await client.delete('/api/account/sessions');
    expect(response.json()).toEqual({ ended: 2 });
    expect(await Promise.all([client, phone, tablet, stranger.client].map(isIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // The newest session was one of those that ended.
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(decodeURIComponent(client.cookies.get('keto_session') ?? '')).toContain(row?.activeSessionId);
    expect((await client.delete('/api/account/sessions')).json()).toEqual({ ended: 0 });
  });

  test('the own one is not ended this way', async () => {
    const { client } = await signedInClient(t);
    const [own] = await list(client);
    expect((await client.delete(`/api/account/sessions/${own?.id}`)).statusCode).toBe(404);
    expect(await isIn(client)).toBe(true);
  });

  test('another account cannot', async () => {
    const { client } = await signedInClient(t);
    const stranger = await signedInClient(t);
    const [own] = await list(client);
    expect((await stranger.client.delete(`/api/account/sessions/${own?.id}`)).statusCode).toBe(404);
    expect(await isIn(client)).toBe(true);
  });
});

describe('guests and visitors', () => {
  test.each([
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/any'],
  ] as const)('%s %s is for accounts alone', async (method, url) => {
    const guest = await guestClient(t);
    expect((await guest.call(method, url, {})).json()).toMatchObject({ code: 'account_required' });
    expect((await t.client().call(method, url, {})).json()).toMatchObject({ code: 'not_signed_in' });
  });
});

test('a session ends after half a year, however often it was used', async () => {
  const later = await openTestApp({ databaseUrl: t.databaseUrl });
  const { client } = await signedInClient(later);
  later.clock.advance({ days: 179 });
  expect(await isIn(client)).toBe(true);
  later.clock.advance({ days: 2 });
  expect(await isIn(client)).toBe(false);
  await later.close();
});
