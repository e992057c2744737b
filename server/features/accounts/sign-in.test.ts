import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '#server/database/schema/users.ts';
import { FACTORY_PASSWORD, insertUser } from '#server/testing/factories.ts';
import { someoneWaitsForALock } from '#server/testing/lock-wait.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const WRONG = 'Invalid email or password. Please check your credentials and try again.';

describe('who is signed in', () => {
  test('nobody: 401', async () => {
    const response = await t.client().get('/api/user');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'not_signed_in',
      message: 'Please sign in to continue.',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  test('an account whose row is gone is nobody, and its cookie is taken back', async () => {
    const { client, user } = await signedInClient(t);
    await t.db.delete(users).where(eq(users.id, user.id));
    const response = await client.get('/api/user');
    expect(response.statusCode).toBe(401);
    expect(client.cookies.size).toBe(0);
  });

  test('a cookie we did not sign is nobody', async () => {
    const { client } = await signedInClient(t);
    const [name, value = ''] = [...client.cookies][0] ?? ['', ''];
    client.cookies.set(name, `${value.slice(0, -3)}abc`);
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });
});

describe('login', () => {
  test('answers with the user and remembers the newest session', async () => {
    const user = await insertUser(t.db);
    const client = t.client();
    const response = await client.post('/api/login', {
      username: ` ${user.username.toUpperCase()} `,
      password: FACTORY_PASSWORD,
    });
    expect(response.statusCode).toBe(200);
    const { id, username, displayName } = user;
    expect(response.json()).toEqual({ id, username, displayName, isGuest: false });
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(decodeURIComponent(client.cookies.get('keto_session') ?? '')).toContain(row?.activeSessionId);
  });

  test.each(['a wrong password', 'an unknown address'])('%s gets the same answer', async (kind) => {
    const user = await insertUser(t.db);
    const username = kind === 'a wrong password' ? user.username : 'nobody@example.org';
    const client = t.client();
    const response = await client.post('/api/login', { username, password: 'Wrong-Password-1' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'wrong_credentials', message: WRONG });
    expect(client.cookies.size).toBe(0);
  });

  test.each([
    ['username', { username: 'no email', password: 'x' }, 'Please enter a valid email address'],
    ['password', { username: 'a@example.org', password: '' }, 'Password is required'],
    ['password', { username: 'a@example.org' }, 'Password is required'],
  ])('validates %s', async (field, body, text) => {
    const response = await t.client().post('/api/login', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message: text,
      fields: { [field]: text },
    });
  });

  test('gives a new session id and ends the one before', async () => {
    const { client, user } = await signedInClient(t);
    const before = new Map(client.cookies);
    await client.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
    expect(client.cookies.get('keto_session')).not.toBe(before.get('keto_session'));

    const old = t.client();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get('/api/user')).statusCode).toBe(401);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  test('fails when the password is changed after it was checked', async () => {
    const user = await insertUser(t.db);
    const client = t.client();
    const pending = await t.db.transaction(async (tx) => {
      await tx.update(users).set({ password: 'another hash' }).where(eq(users.id, user.id));
      const request = client.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
      await someoneWaitsForALock(t.db);
      return { request };
    });
    expect((await pending.request).statusCode).toBe(401);
    expect(client.cookies.size).toBe(0);
    const owned = sql`${sessions.sess} ->> 'userId' = ${String(user.id)}`;
    expect(await t.db.select().from(sessions).where(owned)).toEqual([]);
  });

  test('wins over a guest id that is still sent', async () => {
    const { client, user } = await signedInClient(t);
    client.guestId = (await guestClient(t)).guestId;
    expect((await client.get('/api/user')).json().id).toBe(user.id);
  });
});

describe('logout', () => {
  test('ends the session in the database too', async () => {
    const { client, user } = await signedInClient(t);
    const copy = new Map(client.cookies);
    const response = await client.post('/api/logout');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(client.cookies.size).toBe(0);

    const thief = t.client();
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.activeSessionId).toBeNull();
  });

  test('leaves the account signed in elsewhere', async () => {
    const { client, user } = await signedInClient(t);
    const elsewhere = t.client();
    await elsewhere.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
    await client.post('/api/logout');
    expect((await elsewhere.get('/api/user')).statusCode).toBe(200);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.activeSessionId).not.toBeNull();
  });

  test('of a guest does not hand the guest id out again', async () => {
    const client = await guestClient(t);
    const response = await client.post('/api/logout');
    expect(response.statusCode).toBe(204);
    expect(response.headers).not.toHaveProperty('x-guest-user-id');
  });

  test('of nobody is fine', async () => {
    expect((await t.client().post('/api/logout')).statusCode).toBe(204);
  });
});

describe('a session in use', () => {
  test('is prolonged after an hour, and only then', async () => {
    const { client } = await signedInClient(t);
    t.clock.advance({ minutes: 59 });
    expect((await client.get('/api/user')).headers).not.toHaveProperty('set-cookie');
    t.clock.advance({ minutes: 2 });
    expect((await client.get('/api/user')).headers['set-cookie']).toContain('keto_session=');
    expect((await client.get('/api/user')).headers).not.toHaveProperty('set-cookie');
  });

  test('does not come back when it is revoked while a request prolongs it', async () => {
    const { client, user } = await signedInClient(t);
    t.clock.advance({ days: 2 });
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    const isSession = eq(sessions.sid, row?.activeSessionId ?? '');
    const pending = await t.db.transaction(async (tx) => {
      await tx.delete(sessions).where(isSession);
      const request = client.get('/api/user');
      await someoneWaitsForALock(t.db);
      return { request };
    });
    await pending.request;
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect(await t.db.select().from(sessions).where(isSession)).toEqual([]);
  });

  test('visitors leave no sessions behind', async () => {
    const before = await t.db.$count(sessions);
    await t.client().get('/api/user');
    await t.client().post('/api/login', { username: 'nobody@example.org', password: 'x' });
    await guestClient(t);
    expect(await t.db.$count(sessions)).toBe(before);
  });
});
