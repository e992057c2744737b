import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuestId, isOwnGuestId } from '#server/guest-id.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const HEADER = 'x-guest-user-id';

test('a guest gets a signed id of 128 random bits in header and body', async () => {
  const response = await t.client().post('/api/login-guest');
  expect(response.statusCode).toBe(200);
  const id = response.headers[HEADER];
  expect(response.json()).toEqual({ id, username: 'guest', displayName: 'Guest User', isGuest: true });
  const [random = ''] = String(id).split('.');
  expect(Buffer.from(random, 'base64url')).toHaveLength(16);
});

test('a known guest stays the same guest on every call', async () => {
  const client = await guestClient(t);
  const id = client.guestId;
  for (const response of [await client.get('/api/user'), await client.post('/api/login-guest')]) {
    expect(response.headers[HEADER]).toBe(id);
    expect(response.json().id).toBe(id);
  }
});

test.each(['made-up', 'abc.def', 'abc.def.ghi', createGuestId('another key'), 'x'.repeat(5000)])(
  'an id we did not sign is replaced: %#',
  async (forged) => {
    const client = t.client();
    client.guestId = forged;
    const response = await client.get('/api/user');
    expect(response.headers[HEADER]).not.toBe(forged);
    expect(response.json()).toMatchObject({ id: response.headers[HEADER], isGuest: true });
    // From then on the new one is known.
    const again = await client.get('/api/user');
    expect(again.headers[HEADER]).toBe(response.headers[HEADER]);
  },
);

test('a visitor without an id is given none by other calls', async () => {
  expect((await t.client().get('/api/user')).headers).not.toHaveProperty(HEADER);
});

test('a signed-in person who asks to be a guest is signed out', async () => {
  const { client } = await signedInClient(t);
  await client.post('/api/login-guest');
  expect(client.cookies.size).toBe(0);
  expect((await client.get('/api/user')).json().isGuest).toBe(true);
});

test.each([
  ['GET', '/api/profile'],
  ['POST', '/api/profile/accept-disclaimer'],
  ['GET', '/api/pantry/items'],
  ['GET', '/api/chat-history'],
  ['DELETE', '/api/chat-history'],
] as const)('%s %s needs an account: guests 403, visitors 401', async (method, url) => {
  const guest = await (await guestClient(t)).call(method, url, {});
  expect(guest.statusCode).toBe(403);
  expect(guest.json()).toMatchObject({
    code: 'account_required',
    message: 'You need an account for this. Please sign up or log in.',
  });
  const visitor = await t.client().call(method, url, {});
  expect(visitor.statusCode).toBe(401);
  expect(visitor.json().code).toBe('not_signed_in');
});

test('ids of one key are worth nothing under another', () => {
  const id = createGuestId('one');
  expect(isOwnGuestId(id, 'one')).toBe(true);
  expect(isOwnGuestId(id, 'two')).toBe(false);
  expect(isOwnGuestId(`${id}x`, 'one')).toBe(false);
  expect(isOwnGuestId('', 'one')).toBe(false);
});
