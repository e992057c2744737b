import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions, users } from '#server/database/schema/users.ts';
import { FACTORY_PASSWORD, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100', PUBLIC_URL: 'http://keto.example.org:8080/' } });
});
afterAll(() => t.close());
beforeEach(() => {
  t.mailer.mails.length = 0;
  t.mailer.failure = null;
});

const SENT = 'If an account exists for this address, a reset link is on its way. It works for one hour.';
const NOT_VALID = 'This reset link is no longer valid. Please request a new one.';
const NEW_PASSWORD = 'Brand-New-Anchor-7';

async function requestToken(username: string): Promise<string> {
  t.mailer.mails.length = 0;
  await t.client().post('/api/forgot-password', { username });
  await t.app.background.settled();
  const link = /http:\/\/keto\.example\.org:8080\/reset-password\?token=([\w-]+)/;
  return link.exec(t.mailer.mails[0]?.text ?? '')?.[1] ?? 'no mail';
}

describe('forgot-password', () => {
  test('answers the same for known and unknown addresses, and mails only the known one', async () => {
    const user = await insertUser(t.db);
    const known = await t.client().post('/api/forgot-password', { username: user.username });
    const unknown = await t.client().post('/api/forgot-password', { username: 'nobody@example.org' });
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ message: SENT });
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    await t.app.background.settled();
    expect(t.mailer.mails.map((mail) => mail.to)).toEqual([user.username]);
  });

  test('answers the same when the mail cannot be sent', async () => {
    const user = await insertUser(t.db);
    t.mailer.failure = new Error('mail server down');
    const response = await t.client().post('/api/forgot-password', { username: user.username });
    expect(response.json()).toEqual({ message: SENT });
    await t.app.background.settled();
    expect(t.log.lines('background task failed')).toMatchObject([{ task: 'password reset mail' }]);
  });

  test('stores the token hashed, with an hour to live', async () => {
    const user = await insertUser(t.db);
    const token = await requestToken(user.username);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.resetToken).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.resetToken).not.toContain(token);
    expect(row?.resetTokenExpires?.getTime()).toBe(t.clock.now().getTime() + 3_600_000);
  });

  test('keeps token and address out of the log', async () => {
    const user = await insertUser(t.db);
    const token = await requestToken(user.username);
    expect(t.log.text).not.toContain(token);
    expect(t.log.text).not.toContain(user.username);
    expect(t.log.lines('password reset mail written').length).toBeGreaterThan(0);
  });

  test('checks the address', async () => {
    const response = await t.client().post('/api/forgot-password', { username: 'nope' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please enter a valid email address',
      fields: { username: 'Please enter a valid email address' },
    });
  });
});

describe('reset-password', () => {
  test('sets the new password and ends every session', async () => {
    const { client, user } = await signedInClient(t);
    const other = await signedInClient(t);
    const token = await requestToken(user.username);
    const response = await t.client().post('/api/reset-password', { token, password: NEW_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Your password has been changed. Please sign in with the new one.',
    });

    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await other.client.get('/api/user')).statusCode).toBe(200);
    const owned = sql`${sessions.sess} ->> 'userId' = ${String(user.id)}`;
    expect(await t.db.select().from(sessions).where(owned)).toEqual([]);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ resetToken: null, resetTokenExpires: null, activeSessionId: null });

    const login = (password: string) => t.client().post('/api/login', { username: user.username, password });
    expect((await login(FACTORY_PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('a token works once', async () => {
    const user = await insertUser(t.db);
    const token = await requestToken(user.username);
    await t.client().post('/api/reset-password', { token, password: NEW_PASSWORD });
    const again = await t.client().post('/api/reset-password', { token, password: 'Another-Pass-9' });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'invalid_input',
      message: NOT_VALID,
      fields: { token: NOT_VALID },
    });
  });

  test('of two uses at once only one succeeds', async () => {
    const user = await insertUser(t.db);
    const token = await requestToken(user.username);
    const uses = ['First-Pass-1', 'Second-Pass-2'].map((password) =>
      t.client().post('/api/reset-password', { token, password }),
    );
    expect((await Promise.all(uses)).map((use) => use.statusCode).sort()).toEqual([200, 400]);
  });

  test('works in the last minute of the hour and not after it', async () => {
    const user = await insertUser(t.db);
    const inTime = await requestToken(user.username);
    t.clock.advance({ minutes: 59 });
    const early = await t.client().post('/api/reset-password', { token: inTime, password: NEW_PASSWORD });
    expect(early.statusCode).toBe(200);

    const late = await requestToken(user.username);
    t.clock.advance({ minutes: 60 });
    const response = await t.client().post('/api/reset-password', { token: late, password: NEW_PASSWORD });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(NOT_VALID);
  });

  test('a newer link replaces the older one', async () => {
    const user = await insertUser(t.db);
    const older = await requestToken(user.username);
    t.clock.advance({ minutes: 2 });
    const newer = await requestToken(user.username);
    const use = (token: string) => t.client().post('/api/reset-password', { token, password: NEW_PASSWORD });
    expect((await use(older)).statusCode).toBe(400);
    expect((await use(newer)).statusCode).toBe(200);
  });

  test.each([
    ['token', { token: '' }, 'Reset token is required'],
    ['token', { token: undefined }, 'Reset token is required'],
    ['confirmPassword', { confirmPassword: 'Sextant59b' }, 'Passwords do not match'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'lowercase1' }, 'Password must contain at least one uppercase letter'],
    ['password', { password: 'UPPERCASE1' }, 'Password must contain at least one lowercase letter'],
    ['password', { password: 'NoDigitsHere' }, 'Password must contain at least one number'],
  ])('validates %s %j', async (field, change, text) => {
    const body = { token: 'something', password: NEW_PASSWORD, ...change };
    const response = await t.client().post('/api/reset-password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: text, fields: { [field]: text } });
  });
});
