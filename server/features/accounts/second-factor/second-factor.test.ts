import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondFactors } from '#server/database/schema/second-factors.ts';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { openSecret, sealSecret } from './totp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

const FACTOR = '/api/account/second-factor';
const PASSWORD = { password: FACTORY_PASSWORD };

/** What the app on a phone shows at the test's time. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() });

/** The next code: no code is taken twice. */
const nextCode = (secret: string) => {
  t.clock.advance({ minutes: 1 });
  return codeOf(secret);
};

async function withAuthenticator() {
  const { client, user } = await signedInClient(t);
  const { secret } = (await client.post(FACTOR, PASSWORD)).json();
  const confirmed = await client.post(`${FACTOR}/confirm`, { code: nextCode(secret) });
  return { client, user, secret, codes: confirmed.json().recoveryCodes as string[] };
}

const signIn = (client: TestClient, username: string, code?: string) =>
  client.post('/api/login', { username, ...PASSWORD, ...(code && { code }) });

describe('setting up', () => {
  test('takes the password, then a first code; recovery codes come once', async () => {
    const { client, user } = await signedInClient(t);
    expect((await client.post(FACTOR, { password: 'Wrong-pass1' })).statusCode).toBe(400);
    const setup = (await client.post(FACTOR, PASSWORD)).json();
    expect(setup.address).toMatch(/^otpauth:\/\/totp\/Keto%20Navigator:sailor-/);
    expect(Secret.fromBase32(setup.secret).bytes).toHaveLength(20);
    expect((await client.get(FACTOR)).json()).toEqual({ since: null, recoveryCodesLeft: 0 });
    // Not confirmed yet, it keeps nobody out.
    expect((await signIn(t.client(), user.username)).statusCode).toBe(200);

    const wrong = await client.post(`${FACTOR}/confirm`, { code: '12 34' });
    expect(wrong.json().fields).toEqual({ code: 'The code has 6 digits' });
    const code = codeOf(setup.secret);
    const confirmed = await client.post(`${FACTOR}/confirm`, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(confirmed.statusCode).toBe(200);
    const codes: string[] = confirmed.json().recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect((await client.get(FACTOR)).json()).toEqual({
      since: t.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await client.post(FACTOR, PASSWORD)).statusCode).toBe(409);
    const [row] = await t.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
    expect(JSON.stringify(row)).not.toMatch(new RegExp([setup.secret, ...codes].join('|')));
  });

  test('without having begun there is nothing to confirm or renew', async () => {
    const { client } = await signedInClient(t);
    expect((await client.post(`${FACTOR}/confirm`, { code: '123456' })).statusCode).toBe(404);
    expect((await client.post(`${FACTOR}/recovery-codes`, PASSWORD)).statusCode).toBe(404);
    expect((await client.post(`${FACTOR}/remove`, PASSWORD)).statusCode).toBe(204);
  });
});

test('a secret that was sealed with another key is told of in words', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'aa'.repeat(32));
  expect(openSecret(sealed, 'aa'.repeat(32))).toBe('JBSWY3DPEHPK3PXP');
  expect(() => openSecret(sealed, 'bb'.repeat(32))).toThrow('no longer works here');
});

describe('sign-in in two steps', () => {
  test('asks for a code after the right password alone, and takes each code once', async () => {
    const { user, secret } = await withAuthenticator();
    const client = t.client();
    const wrong = await client.post('/api/login', { username: user.username, password: 'Wrong-pass1' });
    expect(wrong.json().code).toBe('wrong_credentials');
    const asked = await signIn(client, user.username);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'code_required', fields: { code: expect.any(String) } });
    expect((await client.get('/api/user')).statusCode).toBe(401);
    const code = nextCode(secret);
    expect((await signIn(client, user.username, code)).statusCode).toBe(200);
    expect((await signIn(t.client(), user.username, code)).json().code).toBe('code_required');
  });

  test('a clock half a minute off is forgiven, a minute and a half is not', async () => {
    const { user, secret } = await withAuthenticator();
    const shown = nextCode(secret);
    t.clock.advance({ minutes: 0.5 });
    expect((await signIn(t.client(), user.username, shown)).statusCode).toBe(200);
    const late = nextCode(secret);
    t.clock.advance({ minutes: 1.5 });
    expect((await signIn(t.client(), user.username, late)).statusCode).toBe(401);
  });

  test('a recovery code works once, however it is typed, and its owner is told', async () => {
    const { client, user, codes } = await withAuthenticator();
    const [first = ''] = codes;
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
    expect((await signIn(t.client(), user.username, typed)).statusCode).toBe(200);
    expect((await signIn(t.client(), user.username, first)).statusCode).toBe(401);
    expect((await client.get(FACTOR)).json().recoveryCodesLeft).toBe(9);
    await t.app.background.settled();
    expect(t.mailer.mails.filter(({ to }) => to === user.username).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in is on',
      'A recovery code was used',
    ]);
    const renewed = (await client.post(`${FACTOR}/recovery-codes`, PASSWORD)).json().recoveryCodes;
    expect((await signIn(t.client(), user.username, codes[1])).statusCode).toBe(401);
    expect((await signIn(t.client(), user.username, renewed[1])).statusCode).toBe(200);
  });

  test('codes are not guessed: ten wrong ones, and the right one waits too', async () => {
    const { user, secret } = await withAuthenticator();
    for (let i = 0; i < 10; i++) {
      const answer = await signIn(t.client(`10.0.0.${i + 1}`), user.username, 'wrong-codes');
      expect(answer.statusCode).toBe(401);
    }
    const answer = await signIn(t.client('10.0.1.1'), user.username, nextCode(secret));
    expect(answer.statusCode).toBe(429);
  });

  test('is turned off with the password', async () => {
    const { client, user } = await withAuthenticator();
    expect((await client.post(`${FACTOR}/remove`, { password: 'Wrong-pass1' })).statusCode).toBe(400);
    expect((await client.post(`${FACTOR}/remove`, PASSWORD)).statusCode).toBe(204);
    expect((await signIn(t.client(), user.username)).statusCode).toBe(200);
  });
});
