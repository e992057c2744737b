import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLinks } from '#server/database/schema/mail-links.ts';
import { users } from '#server/database/schema/users.ts';
import { FACTORY_PASSWORD, insertUser } from '#server/testing/factories.ts';
import { someoneWaitsForALock } from '#server/testing/lock-wait.ts';
import { mailedToken } from '#server/testing/mailed-token.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const env = { PUBLIC_URL: 'http://keto.example.org', SMTP_URL: 'smtp://mail.example.org' };
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(() => {
  t.mailer.mails.length = 0;
});

const EMAIL = '/api/account/email';
const password = FACTORY_PASSWORD;
const newAddress = () => `moved-${randomUUID()}@example.org`;

const askChange = (client: TestClient, newEmail: string) => client.post(EMAIL, { newEmail, password });
const confirm = (token: string | null, typed = password) =>
  t.client().post('/api/confirm-email', { token, password: typed });
const subjectsTo = (address: string) =>
  t.mailer.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
const kinds = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/account/events')).json().events.map(({ kind }: { kind: string }) => kind);

describe('changing the address', () => {
  test('moves the account when the new address’s link is opened; sessions stay, the old address is told', async () => {
    const { client, user } = await signedInClient(t);
    const to = newAddress();
    const asked = await askChange(client, ` ${to.toUpperCase()} `);
    expect(asked.json().message).toContain(`We sent an email to ${to}.`);
    const token = await mailedToken(t, to);
    expect((await client.get('/api/user')).json().username).toBe(user.username);
    expect(subjectsTo(user.username)).toEqual(['Your email address may change']);

    // Links that went to the old address end with the change.
    await t.client().post('/api/forgot-password', { username: user.username });
    const reset = await mailedToken(t, user.username, 'reset-password');
    await client.post(`${EMAIL}/verify`);
    const verify = await mailedToken(t, user.username);
    expect((await confirm(token)).json().message).toContain(`is now ${to}`);
    await t.app.background.settled();
    expect(subjectsTo(user.username)).toContain('Your Keto Navigator email address was changed');
    expect((await confirm(verify)).statusCode).toBe(400);
    const stale = await t.client().post('/api/reset-password', { token: reset, password: 'Anchor-Chain-7' });
    expect(stale.statusCode).toBe(400);

    expect((await client.get('/api/user')).json()).toMatchObject({ id: user.id, username: to });
    expect((await client.get(EMAIL)).json()).toEqual({ address: to, isVerified: true, canChange: true });
    const login = (username: string) => t.client().post('/api/login', { username, password });
    expect((await login(user.username)).statusCode).toBe(401);
    expect((await login(to)).statusCode).toBe(200);
    expect((await kinds(client)).slice(1, 4)).toEqual([
      'email_changed',
      'password_reset_asked',
      'email_change_asked',
    ]);
  });

  test('to an address with an account answers the same, and tells that account’s owner', async () => {
    const taken = await insertUser(t.db);
    const { client, user } = await signedInClient(t);
    const answers = [await askChange(client, taken.username), await askChange(client, newAddress())];
    const plain = answers.map(({ statusCode, body }) => [
      statusCode,
      body.replace(/[\w-]+@[\w.]+/, 'ADDRESS'),
    ]);
    expect(plain[0]).toEqual(plain[1]);
    await t.app.background.settled();
    expect(subjectsTo(taken.username)).toEqual(['Your email address already has an account']);
    expect(await mailedToken(t, taken.username)).toBeNull();
    expect(subjectsTo(user.username)).toHaveLength(2);
    expect((await client.get('/api/user')).json().username).toBe(user.username);
  });

  test.each(['known', 'unknown'])(
    'does not tell by what the asker sees of their links: %s address',
    async (which) => {
      const { client } = await signedInClient(t);
      const own = newAddress();
      await askChange(client, own);
      const older = await mailedToken(t, own);
      const asked = which === 'known' ? (await insertUser(t.db)).username : newAddress();
      await askChange(client, asked);
      await t.app.background.settled();
      const { mailLinks: links } = (await client.get('/api/account/export')).json();
      expect(links).toMatchObject([{ kind: 'change', email: asked }]);
      expect((await confirm(older)).json().message).toMatch(/^This link no longer works/);
    },
  );

  test('fails in words where somebody registers the address meanwhile', async () => {
    const { client, user } = await signedInClient(t);
    const to = newAddress();
    await askChange(client, to);
    const change = await mailedToken(t, to);
    await t.client().post('/api/register', { username: to, password });
    const registration = await mailedToken(t, to);
    expect((await confirm(registration)).statusCode).toBe(201);
    const late = await confirm(change);
    expect(late.statusCode).toBe(400);
    expect(late.json().fields.token).toContain('already has an account');
    expect((await client.get('/api/user')).json().username).toBe(user.username);
  });

  test('and a registration at once: one of them gets the address', async () => {
    const { client } = await signedInClient(t);
    const to = newAddress();
    await askChange(client, to);
    const change = await mailedToken(t, to);
    await t.client().post('/api/register', { username: to, password });
    const registration = await mailedToken(t, to);
    const answers = await Promise.all([confirm(change), confirm(registration)]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await t.db.$count(users, eq(users.username, to))).toBe(1);
  });

  test('a newer link replaces the older one', async () => {
    const { client } = await signedInClient(t);
    const [first, second] = [newAddress(), newAddress()];
    await askChange(client, first);
    const older = await mailedToken(t, first);
    await askChange(client, second);
    const newer = await mailedToken(t, second);
    expect((await confirm(older)).json().message).toMatch(/^This link no longer works/);
    expect((await confirm(newer)).statusCode).toBe(200);
  });

  test('is refused where the password changes while the link is used', async () => {
    const { client, user } = await signedInClient(t);
    const to = newAddress();
    await askChange(client, to);
    const token = await mailedToken(t, to);
    const { pending } = await t.db.transaction(async (tx) => {
      await tx.update(users).set({ password: 'another hash' }).where(eq(users.id, user.id));
      const use = confirm(token);
      await someoneWaitsForALock(t.db);
      return { pending: use };
    });
    expect((await pending).json().fields.password).toContain('your password. Please try again');
  });

  test('takes the password and another address than now', async () => {
    const { client, user } = await signedInClient(t);
    const wrong = await client.post(EMAIL, { newEmail: newAddress(), password: 'Wrong-1' });
    expect(wrong.json().fields).toEqual({ password: 'This isn’t your password. Please try again.' });
    expect((await askChange(client, user.username)).json().fields).toEqual({
      newEmail: 'This is already your email address.',
    });
    expect((await askChange(client, 'nope')).json().fields).toEqual({
      newEmail: 'Please enter a valid email address',
    });
    await t.app.background.settled();
    expect(t.mailer.mails).toEqual([]);
  });

  test('a pending link goes with its account', async () => {
    const { client, user } = await signedInClient(t);
    const to = newAddress();
    await askChange(client, to);
    const token = await mailedToken(t, to);
    await client.post('/api/account/delete', { password });
    expect(await t.db.$count(mailLinks, eq(mailLinks.userId, user.id))).toBe(0);
    expect((await confirm(token)).json().message).toMatch(/^This link no longer works/);
  });

  test('mails ten links an hour', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl, env });
    const { client } = await signedInClient(strict);
    for (let i = 0; i < 9; i += 1) await askChange(client, newAddress());
    expect((await client.post(`${EMAIL}/verify`)).statusCode).toBe(200);
    expect((await askChange(client, newAddress())).statusCode).toBe(429);
    await strict.close();
  });
});
