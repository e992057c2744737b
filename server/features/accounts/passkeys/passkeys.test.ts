import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pruneExpired } from '#server/database/prune.ts';
import { passkeyChallenges } from '#server/database/schema/second-factors.ts';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const ORIGIN = 'http://keto.example.org';
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100', PUBLIC_URL: ORIGIN } });
});
afterAll(() => t.close());

const challengeToAdd = async (client: TestClient): Promise<string> =>
  (await client.post('/api/account/passkeys/options', { password: FACTORY_PASSWORD })).json().challenge;
const challengeToSignIn = async (client: TestClient): Promise<string> =>
  (await client.post('/api/login/passkey/options')).json().challenge;

/** Somebody signed in, with a passkey on a device. */
async function withPasskey(origin = ORIGIN) {
  const { client, user } = await signedInClient(t);
  const device = new SoftwareAuthenticator(origin);
  const added = await client.post('/api/account/passkeys', device.create(await challengeToAdd(client)));
  return { client, user, device, added };
}

describe('a passkey', () => {
  test('is added with the password, listed, signs in and is removed', async () => {
    const { client, user, device, added } = await withPasskey();
    expect(added.statusCode).toBe(201);
    const visitor = t.client();
    const answer = await visitor.post('/api/login/passkey', device.sign(await challengeToSignIn(visitor)));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, username: user.username });
    expect((await visitor.get('/api/user')).statusCode).toBe(200);
    const [passkey] = (await client.get('/api/account/passkeys')).json();
    expect(passkey).toMatchObject({ name: 'Passkey', lastUsedAt: t.clock.now().toISOString() });
    expect((await client.delete(`/api/account/passkeys/${passkey.id}`)).statusCode).toBe(204);
    expect((await client.delete(`/api/account/passkeys/${passkey.id}`)).statusCode).toBe(404);
    const refused = await visitor.post('/api/login/passkey', device.sign(await challengeToSignIn(visitor)));
    expect(refused.statusCode).toBe(401);
    await t.app.background.settled();
    expect(t.mailer.mails.filter(({ to }) => to === user.username).map(({ subject }) => subject)).toEqual([
      'A passkey was added',
      'A passkey was removed',
    ]);
  });

  test('goes by the name its owner gives it, at first or later', async () => {
    const { client } = await signedInClient(t);
    const device = new SoftwareAuthenticator(ORIGIN);
    const created = { ...device.create(await challengeToAdd(client)), name: ' My phone ' };
    const [added] = (await client.post('/api/account/passkeys', created)).json();
    expect(added).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const own = `/api/account/passkeys/${added.id}`;
    const renamed = await client.patch(own, { name: "Ann's phone" });
    expect(renamed.json()).toEqual({ ...added, name: "Ann's phone" });
    expect((await client.patch(own, { name: ' ' })).json().fields.name).toBe(
      'Please give the passkey a name',
    );
  });

  test('is not begun with a wrong password', async () => {
    const { client } = await signedInClient(t);
    const answer = await client.post('/api/account/passkeys/options', { password: 'Wrong-pass1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.password).toContain('your password. Please try again');
  });

  test('of another site is refused', async () => {
    expect((await withPasskey('http://keto.example.com')).added.statusCode).toBe(400);
  });

  test('is not added for a challenge of somebody else, or of a sign-in', async () => {
    const { client } = await signedInClient(t);
    const stranger = await signedInClient(t);
    const device = new SoftwareAuthenticator(ORIGIN);
    for (const challenge of [await challengeToAdd(stranger.client), await challengeToSignIn(client)]) {
      const answer = await client.post('/api/account/passkeys', device.create(challenge));
      expect(answer.statusCode).toBe(400);
    }
    expect((await client.get('/api/account/passkeys')).json()).toEqual([]);
  });

  test('answers a challenge once, within five minutes, and only one that was asked', async () => {
    const { device } = await withPasskey();
    const client = t.client();
    const signed = device.sign(await challengeToSignIn(client));
    expect((await client.post('/api/login/passkey', signed)).statusCode).toBe(200);
    expect((await client.post('/api/login/passkey', signed)).statusCode).toBe(401);
    const late = device.sign(await challengeToSignIn(client));
    t.clock.advance({ minutes: 6 });
    expect((await client.post('/api/login/passkey', late)).statusCode).toBe(401);
    const invented = device.sign(Buffer.from('my own challenge').toString('base64url'));
    expect((await client.post('/api/login/passkey', invented)).statusCode).toBe(401);
    await pruneExpired(t.db, t.clock);
    expect(await t.db.$count(passkeyChallenges)).toBe(0);
  });

  test('with a forged signature is refused like an unknown one', async () => {
    const { device } = await withPasskey();
    const client = t.client();
    const forged = device.sign(await challengeToSignIn(client));
    const { signature } = device.sign(await challengeToSignIn(client)).credential.response;
    forged.credential.response.signature = signature;
    const stranger = new SoftwareAuthenticator(ORIGIN).sign(await challengeToSignIn(client));
    const answers = [
      await client.post('/api/login/passkey', forged),
      await client.post('/api/login/passkey', stranger),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toContain('don’t know this passkey');
    }
  });
});
