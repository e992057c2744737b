import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { mailedToken } from '#server/testing/mailed-token.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const env = { PUBLIC_URL: 'http://keto.example.org', SMTP_URL: 'smtp://mail.example.org' };
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const EMAIL = '/api/account/email';
const password = FACTORY_PASSWORD;

const confirm = (token: string | null, typed = password) =>
  t.client().post('/api/confirm-email', { token, password: typed });
const kinds = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/account/events')).json().events.map(({ kind }: { kind: string }) => kind);

describe('verifying the address', () => {
  test('takes the mailed link and the password, and no session', async () => {
    const { client, user } = await signedInClient(t);
    const before = { address: user.username, isVerified: false, canChange: true };
    expect((await client.get(EMAIL)).json()).toEqual(before);
    const asked = await client.post(`${EMAIL}/verify`);
    expect(asked.json().message).toContain(`We sent an email to ${user.username}.`);
    const token = await mailedToken(t, user.username);
    const wrong = await confirm(token, 'Wrong-Password-1');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields.password).toContain('your password. Please try again');
    const done = await confirm(token);
    expect([done.statusCode, done.json().message]).toEqual([200, expect.stringContaining('is verified')]);
    expect(done.cookies).toEqual([]);
    expect((await client.get(EMAIL)).json()).toEqual({ ...before, isVerified: true });
    expect((await client.post(`${EMAIL}/verify`)).json().message).toBe(
      'Your email address is already verified.',
    );
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await kinds(client)).toEqual(['email_verified', 'signed_in']);
  });
});

describe('who may', () => {
  test.each([
    ['GET', EMAIL, undefined],
    ['POST', EMAIL, { newEmail: 'a@example.org', password }],
    ['POST', `${EMAIL}/verify`, undefined],
  ] as const)('%s %s is for accounts alone', async (method, url, body) => {
    const guest = await guestClient(t);
    expect((await guest.call(method, url, { body })).json().code).toBe('account_required');
    expect((await t.client().call(method, url, { body })).json().code).toBe('not_signed_in');
  });

  test('without mail nothing is verified or changed, in words', async () => {
    const quiet = await openTestApp({ databaseUrl: t.databaseUrl });
    const { client } = await signedInClient(quiet);
    expect((await client.get(EMAIL)).json()).toMatchObject({ isVerified: false, canChange: false });
    const change = await client.post(EMAIL, { newEmail: 'a@example.org', password });
    expect([change.statusCode, change.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'no_mail',
        message: 'This server can’t send email, so you can’t change an email address here.',
      }),
    ]);
    expect((await client.post(`${EMAIL}/verify`)).statusCode).toBe(409);
    await quiet.app.background.settled();
    expect(quiet.mailer.mails).toEqual([]);
    await quiet.close();
  });
});
