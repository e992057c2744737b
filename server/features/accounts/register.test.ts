import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userProfiles } from '#server/database/schema/profiles.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import { insertUser } from '#server/testing/factories.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const valid = { username: 'new@example.org', password: 'Sextant58a', displayName: 'Ada' };

test('registration creates the account with its profile and signs in', async () => {
  const client = t.client();
  const response = await client.post('/api/register', { ...valid, username: '  First@Example.org ' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(Number),
    username: 'first@example.org',
    displayName: 'Ada',
    isGuest: false,
  });
  expect((await client.get('/api/user')).json()).toEqual(response.json());

  const [row] = await t.db.select().from(users).where(eq(users.username, 'first@example.org'));
  expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row).toMatchObject({ isGuest: false, emailVerified: false, resetToken: null });
  const [session] = await t.db
    .select()
    .from(sessions)
    .where(eq(sessions.sid, row?.activeSessionId ?? ''));
  expect(session?.sess.userId).toBe(row?.id);
  const [profile] = await t.db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.userId, row?.id ?? 0));
  expect(profile).toMatchObject({ disclaimerAccepted: false, coachLevel: 'standard' });
});

test('the repeated password may be sent along', async () => {
  const repeated = { ...valid, username: 'twice@example.org', confirmPassword: valid.password };
  expect((await t.client().post('/api/register', repeated)).statusCode).toBe(201);
});

test.each(['Password1', 'Iloveyou2026', 'Qwertyuiop1!'])(
  '%s is tried first by others: refused',
  async (password) => {
    const response = await t
      .client()
      .post('/api/register', { ...valid, username: 'easy@example.org', password });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      password: 'This password is too easy to guess. Please choose another one.',
    });
  },
);

test('behind TLS the cookie belongs to this host alone, and signing out takes it back', async () => {
  const tls = await openTestApp({
    databaseUrl: t.databaseUrl,
    env: { PUBLIC_URL: 'https://keto.example.org', TRUST_PROXY: '127.0.0.1' },
  });
  const client = tls.client();
  client.headers['x-forwarded-proto'] = 'https';
  const registered = await client.post('/api/register', { ...valid, username: 'tls@example.org' });
  expect(registered.headers['set-cookie']).toMatch(
    /^__Host-keto_session=\S+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await client.get('/api/user')).statusCode).toBe(200);
  const { headers } = await client.post('/api/logout');
  expect(headers['set-cookie']).toMatch(/^__Host-keto_session=; .*Secure/);
  expect((await client.get('/api/user')).statusCode).toBe(401);
  await tls.close();
});

test('the display name may be left out', async () => {
  const response = await t
    .client()
    .post('/api/register', { username: 'quiet@example.org', password: 'Sextant58a' });
  expect(response.statusCode).toBe(201);
  expect(response.json().displayName).toBeNull();
});

test('the session cookie is out of reach for scripts and other sites', async () => {
  const response = await t.client().post('/api/register', { ...valid, username: 'cookie@example.org' });
  expect(response.headers['set-cookie']).toMatch(
    /^keto_session=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

test('an address is taken only once, whatever its case', async () => {
  const user = await insertUser(t.db);
  const response = await t
    .client()
    .post('/api/register', { ...valid, username: user.username.toUpperCase() });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    code: 'already_exists',
    message: 'An account with this email address already exists. Please sign in instead.',
    requestId: response.headers['x-request-id'],
    fields: { username: 'An account with this email address already exists. Please sign in instead.' },
  });
});

test('of two registrations at once with one address only one succeeds', async () => {
  const both = ['a', 'b'].map(() =>
    t.client().post('/api/register', { ...valid, username: 'twin@example.org' }),
  );
  const statuses = (await Promise.all(both)).map((response) => response.statusCode);
  expect(statuses.sort()).toEqual([201, 409]);
});

test('a guest who registers is told no guest id any more', async () => {
  const client = await guestClient(t);
  const response = await client.post('/api/register', { ...valid, username: 'was-guest@example.org' });
  expect(response.headers).not.toHaveProperty('x-guest-user-id');
  expect((await client.get('/api/user')).json().isGuest).toBe(false);
});

describe('validation', () => {
  test.each([
    ['username', { username: 'not an email' }, 'Please enter a valid email address'],
    ['username', { username: undefined }, 'Please enter a valid email address'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'lowercase1' }, 'Password must contain at least one uppercase letter'],
    ['password', { password: 'UPPERCASE1' }, 'Password must contain at least one lowercase letter'],
    ['password', { password: 'NoDigitsHere' }, 'Password must contain at least one number'],
    ['password', { password: `Aa1${'x'.repeat(200)}` }, 'Password must be at most 200 characters'],
    ['displayName', { displayName: '  ' }, 'Display name is required'],
    ['confirmPassword', { confirmPassword: 'Sextant59b' }, 'Passwords do not match'],
    ['confirmPassword', { confirmPassword: '' }, 'Passwords do not match'],
  ])('%s %j', async (field, change, text) => {
    const response = await t.client().post('/api/register', { ...valid, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message: text,
      fields: { [field]: text },
    });
  });

  test('a request without a body names what is missing', async () => {
    const response = await t.client().post('/api/register');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      username: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    });
  });
});
