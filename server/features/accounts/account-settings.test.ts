import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/database/schema/users.ts';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { someoneWaitsForALock } from '#server/testing/lock-wait.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const NEW_PASSWORD = 'Brand-New-Anchor-7';
const WRONG = 'This isn’t your password. Please try again.';
const change = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD };
const login = (username: string, password: string) => t.client().post('/api/login', { username, password });

describe('the display name', () => {
  test('is changed, and taken away', async () => {
    const { client, user } = await signedInClient(t);
    const renamed = await client.patch('/api/account', { displayName: '  Admiral Ann ' });
    expect(renamed.json()).toMatchObject({ id: user.id, displayName: 'Admiral Ann', isGuest: false });
    expect((await client.get('/api/user')).json().displayName).toBe('Admiral Ann');
    await client.patch('/api/account', { displayName: null });
    expect((await client.get('/api/user')).json().displayName).toBeNull();
  });

  test.each([
    ['', 'Display name is required'],
    ['   ', 'Display name is required'],
    ['a'.repeat(81), 'Display name must be at most 80 characters'],
  ])('%j is refused', async (displayName, text) => {
    const { client } = await signedInClient(t);
    const response = await client.patch('/api/account', { displayName });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { displayName: text } });
  });
});

describe('the password', () => {
  test('is changed; every other browser is signed out, this one goes on under a fresh session', async () => {
    const { client, user } = await signedInClient(t);
    const cookie = client.cookies.get('keto_session');
    const other = t.client();
    await other.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
    const response = await client.post('/api/account/password', change);
    expect(response.json()).toEqual({
      message: 'Your password has been changed. Other devices are signed out.',
    });
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect(client.cookies.get('keto_session')).not.toBe(cookie);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    expect((await login(user.username, FACTORY_PASSWORD)).statusCode).toBe(401);
    expect((await login(user.username, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('a mailed reset link is worth nothing after it', async () => {
    const { client, user } = await signedInClient(t);
    t.mailer.mails.length = 0;
    await t.client().post('/api/forgot-password', { username: user.username });
    await t.app.background.settled();
    const token = /token=([\w-]+)/.exec(t.mailer.mails[0]?.text ?? '')?.[1];
    await client.post('/api/account/password', change);
    const reset = await t.client().post('/api/reset-password', { token, password: 'Another-Pass-9' });
    expect(reset.statusCode).toBe(400);
  });

  test('a wrong current one is told at its field, and the person stays signed in', async () => {
    const { client, user } = await signedInClient(t);
    const response = await client.post('/api/account/password', { ...change, currentPassword: 'Wrong-1' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: WRONG, fields: { currentPassword: WRONG } });
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect((await login(user.username, FACTORY_PASSWORD)).statusCode).toBe(200);
  });

  test('the new one follows the rule', async () => {
    const { client } = await signedInClient(t);
    const response = await client.post('/api/account/password', { ...change, password: 'short' });
    expect(response.json()).toMatchObject({
      fields: { password: 'Password must be at least 8 characters' },
    });
    const repeated = await client.post('/api/account/password', { ...change, confirmPassword: 'Halyard73c' });
    expect(repeated.json()).toMatchObject({ fields: { confirmPassword: 'Passwords do not match' } });
  });

  test('of two changes at once only one succeeds', async () => {
    const { client, user } = await signedInClient(t);
    const request = await t.db.transaction(async (tx) => {
      await tx.update(users).set({ password: 'another hash' }).where(eq(users.id, user.id));
      const pending = client.post('/api/account/password', change);
      await someoneWaitsForALock(t.db);
      return { pending };
    });
    expect((await request.pending).statusCode).toBe(400);
  });

  test('cannot be guessed at a browser that was left open', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl });
    try {
      const { client } = await signedInClient(strict);
      const guess = () => client.post('/api/account/password', { ...change, currentPassword: 'Wrong-1' });
      for (let tries = 0; tries < 10; tries += 1) expect((await guess()).statusCode).toBe(400);
      expect((await guess()).statusCode).toBe(429);
      expect((await client.post('/api/account/delete', { password: FACTORY_PASSWORD })).statusCode).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('guests and visitors', () => {
  test.each([
    ['PATCH', '/api/account', { displayName: 'Nobody' }],
    ['POST', '/api/account/password', change],
    ['POST', '/api/account/delete', { password: FACTORY_PASSWORD }],
    ['GET', '/api/account/export', undefined],
  ] as const)('%s %s is for accounts alone', async (method, url, body) => {
    const guest = await guestClient(t);
    expect((await guest.call(method, url, { body })).json()).toMatchObject({ code: 'account_required' });
    const visitor = await t.client().call(method, url, { body });
    expect(visitor.json()).toMatchObject({ code: 'not_signed_in' });
  });
});
