import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pruneExpired } from '#server/database/prune.ts';
import { mailLinks } from '#server/database/schema/mail-links.ts';
import { users } from '#server/database/schema/users.ts';
import { insertUser } from '#server/testing/factories.ts';
import { mailedToken } from '#server/testing/mailed-token.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

const env = { PUBLIC_URL: 'http://keto.example.org', SMTP_URL: 'smtp://mail.example.org' };
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const PASSWORD = 'Sextant58a';
const NO_LONGER = /^This link no longer works/;
const newAddress = () => `new-${randomUUID()}@example.org`;

const register = (username: string, password = PASSWORD) =>
  t.client().post('/api/register', { username, password, displayName: 'Ada' });
const confirm = (token: string | null, password = PASSWORD) =>
  t.client().post('/api/confirm-email', { token, password });

async function registeredToken(username: string, password = PASSWORD) {
  await register(username, password);
  return mailedToken(t, username);
}

describe('the link of a registration', () => {
  test('who registered a stranger’s address gains nothing when the stranger opens the link', async () => {
    const username = newAddress();
    const theirs = await registeredToken(username, 'Chosen-By-A-Thief-1');
    const refused = await confirm(theirs, PASSWORD);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.password).toContain('the password that was chosen');
    expect(await t.db.$count(users, eq(users.username, username))).toBe(0);
    // The owner registers and has the account; the other link is worth nothing.
    expect((await confirm(await registeredToken(username))).statusCode).toBe(201);
    expect((await confirm(theirs, 'Chosen-By-A-Thief-1')).json().message).toMatch(NO_LONGER);
    const login = { username, password: 'Chosen-By-A-Thief-1' };
    expect((await t.client().post('/api/login', login)).statusCode).toBe(401);
  });

  test('stays usable after a wrong password, whose tries are counted', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl, env });
    const token = await registeredToken(newAddress());
    const open = (place: number, password: string) =>
      strict.client(`198.51.101.${place}`).post('/api/confirm-email', { token, password });
    expect((await open(1, 'Wrong-1')).statusCode).toBe(400);
    expect((await open(2, PASSWORD)).statusCode).toBe(201);
    const guessed = await registeredToken(newAddress());
    const guess = (place: number) =>
      strict
        .client(`198.51.102.${place}`)
        .post('/api/confirm-email', { token: guessed, password: 'Wrong-1' });
    for (let place = 1; place <= 10; place += 1) expect((await guess(place)).statusCode).toBe(400);
    expect((await guess(11)).statusCode).toBe(429);
    await strict.close();
  });

  test('works once, for 24 hours, and the newest alone', async () => {
    const once = await registeredToken(newAddress());
    expect((await confirm(once)).statusCode).toBe(201);
    expect((await confirm(once)).json()).toMatchObject({
      code: 'invalid_input',
      fields: { token: expect.stringMatching(NO_LONGER) },
    });
    expect((await confirm('guess')).json().message).toMatch(NO_LONGER);

    const twice = newAddress();
    const replaced = await registeredToken(twice);
    const newest = await registeredToken(twice);
    expect((await confirm(replaced)).json().message).toMatch(NO_LONGER);
    t.clock.advance({ minutes: 24 * 60 - 1 });
    expect((await confirm(newest)).statusCode).toBe(201);

    const late = newAddress();
    const expired = await registeredToken(late);
    t.clock.advance({ days: 1 });
    expect((await confirm(expired)).json().message).toMatch(NO_LONGER);
    t.clock.advance({ minutes: 1 });
    await pruneExpired(t.db, t.clock);
    expect(await t.db.$count(mailLinks, eq(mailLinks.email, late))).toBe(0);
  });

  test('of two uses at once only one succeeds', async () => {
    const token = await registeredToken(newAddress());
    const uses = await Promise.all([confirm(token), confirm(token)]);
    expect(uses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  test('says so where the address got an account meanwhile', async () => {
    const username = newAddress();
    const token = await registeredToken(username);
    await insertUser(t.db, { username });
    const answer = await confirm(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.token).toContain('already has an account');
  });

  test('asks for token and password', async () => {
    expect((await t.client().post('/api/confirm-email', {})).json().fields).toEqual({
      token: 'This link isn’t complete. Please open the link in the email again.',
      password: 'Password is required',
    });
  });
});
