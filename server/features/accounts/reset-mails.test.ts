import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/database/schema/users.ts';
import { insertUser } from '#server/testing/factories.ts';
import { mailedToken } from '#server/testing/mailed-token.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100', PUBLIC_URL: 'http://keto.example.org' } });
});
afterAll(() => t.close());
beforeEach(() => {
  t.mailer.failure = null;
});

const NEW_PASSWORD = 'Brand-New-Anchor-7';

/** The token of the mail that is written now; null where none is. */
async function askedToken(username: string): Promise<string | null> {
  await t.app.background.settled();
  t.mailer.mails.length = 0;
  await t.client().post('/api/forgot-password', { username });
  return mailedToken(t, username, 'reset-password');
}

describe('reset mails of an address', () => {
  test('within two minutes no second mail is written, and the first one works', async () => {
    const user = await insertUser(t.db);
    const token = await askedToken(user.username);
    t.clock.advance({ minutes: 1.9 });
    expect(await askedToken(user.username)).toBeNull();
    const reset = await t.client().post('/api/reset-password', { token, password: NEW_PASSWORD });
    expect(reset.statusCode).toBe(200);
    await t.app.background.settled();
    // The link was used, so nothing is on its way.
    expect(await askedToken(user.username)).not.toBeNull();
  });

  test('strangers do not use up the mails of an address', async () => {
    const strict = await openTestApp({ databaseUrl: t.databaseUrl });
    try {
      const { username } = await insertUser(t.db);
      const ask = async (place: string) => {
        const { statusCode } = await strict.client(place).post('/api/forgot-password', { username });
        await strict.app.background.settled();
        return statusCode;
      };
      for (let i = 1; i <= 12; i += 1) expect(await ask(`198.51.100.${i}`)).toBe(200);
      expect(strict.mailer.mails).toHaveLength(1);
      strict.clock.advance({ minutes: 2 });
      expect(await ask('203.0.113.1')).toBe(200);
      expect(strict.mailer.mails).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });

  test('a mail that could not be sent does not make the next one wait', async () => {
    const user = await insertUser(t.db);
    t.mailer.failure = new Error('mail server down');
    await askedToken(user.username);
    t.mailer.failure = null;
    expect(await askedToken(user.username)).not.toBeNull();
  });
});

describe('a mailed reset link', () => {
  test.each([
    ['shows that the address is theirs', { SMTP_URL: 'smtp://mail.example.org' }, true],
    ['shows nothing where mails are files', {}, false],
  ])('who opened the link %s', async (_name, env, emailVerified) => {
    const user = await insertUser(t.db);
    const token = await askedToken(user.username);
    const other = await openTestApp({ databaseUrl: t.databaseUrl, env });
    await other.client().post('/api/reset-password', { token, password: NEW_PASSWORD });
    await other.close();
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.emailVerified).toBe(emailVerified);
  });
});
