import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLinks } from '#server/database/schema/mail-links.ts';
import { userProfiles } from '#server/database/schema/profiles.ts';
import { users } from '#server/database/schema/users.ts';
import { insertUser } from '#server/testing/factories.ts';
import { mailedToken } from '#server/testing/mailed-token.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';

const env = { PUBLIC_URL: 'http://keto.example.org', SMTP_URL: 'smtp://mail.example.org' };
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(() => {
  t.mailer.mails.length = 0;
  t.mailer.failure = null;
});

const PASSWORD = 'Sextant58a';
const SENT = 'We sent an email to this address. Open the link in it within 24 hours to finish.';
const newAddress = () => `new-${randomUUID()}@example.org`;

const register = (username: string, password = PASSWORD) =>
  t.client().post('/api/register', { username, password, displayName: 'Ada' });
const confirm = (token: string | null, password = PASSWORD, client = t.client()) =>
  client.post('/api/confirm-email', { token, password });

describe('registration where mail is set up', () => {
  test('answers a known and an unknown address the same, byte by byte', async () => {
    const { username: known } = await insertUser(t.db);
    const answers = [await register(known), await register(newAddress())];
    const seen = answers.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      return { statusCode, body, others };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ statusCode: 202, body: JSON.stringify({ message: SENT }) });
    expect(answers.every(({ cookies }) => cookies.length === 0)).toBe(true);
  });

  test('makes no account and no session before the link is opened', async () => {
    const username = newAddress();
    const client = t.client();
    await client.post('/api/register', { username, password: PASSWORD });
    const token = await mailedToken(t, username);
    expect(await t.db.$count(users, eq(users.username, username))).toBe(0);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    const [row] = await t.db.select().from(mailLinks).where(eq(mailLinks.email, username));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.expiresAt.getTime()).toBe(t.clock.now().getTime() + 24 * 3_600_000);
    expect(t.log.text).not.toContain(token);
    expect(t.log.text).not.toContain(username);
  });

  test('the link and the password make the account, verified, and sign in', async () => {
    const username = newAddress();
    await register(username);
    const token = await mailedToken(t, username);
    const client = await guestClient(t);
    const answer = await confirm(token, PASSWORD, client);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username,
      displayName: 'Ada',
      isGuest: false,
    });
    expect(answer.headers).not.toHaveProperty('x-guest-user-id');
    expect((await client.get('/api/user')).json()).toEqual(answer.json());
    const [row] = await t.db.select().from(users).where(eq(users.username, username));
    expect(row?.emailVerified).toBe(true);
    expect(await t.db.$count(userProfiles, eq(userProfiles.userId, row?.id ?? 0))).toBe(1);
    const { events } = (await client.get('/api/account/events')).json();
    expect(events).toMatchObject([{ kind: 'account_created' }]);
    expect((await client.post('/api/account/email/verify')).json().message).toContain('already verified');
  });

  test('the owner of a known address is told, without a link, and not again and again', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl, env });
    const { username } = await insertUser(t.db);
    for (let i = 1; i <= 8; i += 1) {
      const body = { username, password: PASSWORD };
      expect((await strict.client(`198.51.100.${i}`).post('/api/register', body)).statusCode).toBe(202);
      await strict.app.background.settled();
    }
    expect(strict.mailer.mails).toHaveLength(5);
    expect(strict.mailer.mails[0]).toMatchObject({
      to: username,
      subject: 'You already have a Keto Navigator account',
      text: expect.stringContaining('http://keto.example.org/reset-password\n'),
    });
    expect(await mailedToken(strict, username)).toBeNull();
    expect(strict.log.lines('background task failed')).toEqual([]);
    await strict.close();
  });

  test('strangers in many places do not flood an address without an account, and one place does not block it', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl, env });
    const [username, other] = [newAddress(), newAddress()];
    const ask = async (place: string, address: string) => {
      const body = { username: address, password: PASSWORD };
      const { statusCode } = await strict.client(place).post('/api/register', body);
      await strict.app.background.settled();
      return statusCode;
    };
    for (let i = 1; i <= 32; i += 1) expect(await ask(`198.51.103.${i}`, username)).toBe(202);
    expect(strict.mailer.mails).toHaveLength(30);
    // The last link that was mailed works.
    expect((await confirm(await mailedToken(strict, username))).statusCode).toBe(201);
    const answers = [];
    for (let i = 1; i <= 21; i += 1) answers.push(await ask('198.51.104.1', other));
    expect(answers.at(-1)).toBe(429);
    strict.mailer.mails.length = 0;
    await ask('198.51.104.2', other);
    expect(await mailedToken(strict, other)).not.toBeNull();
    await strict.close();
  });

  test('a stranger’s words do not get into the mail', async () => {
    const username = newAddress();
    const displayName = 'Win at casino.example';
    await t.client().post('/api/register', { username, password: PASSWORD, displayName });
    await mailedToken(t, username);
    expect(t.mailer.mails[0]?.text).not.toContain('casino');
  });

  test('checks the fields as ever', async () => {
    expect((await register('nope')).json().fields).toEqual({
      username: 'Please enter a valid email address',
    });
    const { username } = await insertUser(t.db);
    for (const address of [username, newAddress()]) {
      const { statusCode, json } = await register(address, 'Password1');
      expect([statusCode, json().fields.password]).toEqual([
        400,
        expect.stringContaining('too easy to guess'),
      ]);
    }
  });

  test('answers the same when the mail cannot be sent', async () => {
    t.mailer.failure = new Error('mail server down');
    expect((await register(newAddress())).statusCode).toBe(202);
    await t.app.background.settled();
    expect(t.log.lines('background task failed')).toMatchObject([{ task: 'registration mail' }]);
  });
});
