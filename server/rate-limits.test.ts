import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { FACTORY_PASSWORD, insertUser } from './testing/factories.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** Two processes behind one address book: two apps with their own connections to one database. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  const env = { TRUST_PROXY: '127.0.0.1', AI_CALLS_PER_MINUTE: '3' };
  first = await openTestApp({ env });
  second = await openTestApp({ env, databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Call = (app: TestApp, attempt: number) => ReturnType<ReturnType<TestApp['client']>['post']>;

/** Calls the two apps in turn until one refuses. */
async function callUntilRefused(call: Call, most: number) {
  for (let attempt = 0; attempt < most; attempt++) {
    const response = await call(attempt % 2 ? second : first, attempt);
    if (response.statusCode === 429) return { response, allowed: attempt };
  }
  throw new Error(`No call of ${most} was refused`);
}

describe('limits hold across two processes', () => {
  test.each<[string, number, Call]>([
    [
      'login to one account from one place',
      10,
      (app) =>
        app.client('198.51.100.1').post('/api/login', { username: 'one@example.org', password: 'Wrong-1' }),
    ],
    [
      'login from one place to many accounts',
      50,
      (app, attempt) =>
        app
          .client('198.51.100.2')
          .post('/api/login', { username: `a${attempt}@example.org`, password: 'Wrong-1' }),
    ],
    [
      'login to one account from many places',
      100,
      (app, attempt) =>
        app
          .client(`198.51.101.${attempt}`)
          .post('/api/login', { username: 'many@example.org', password: 'Wrong-1' }),
    ],
    [
      'register',
      20,
      (app) =>
        app
          .client('198.51.100.3')
          .post('/api/register', { username: 'a@example.org', password: 'Sextant58a' }),
    ],
    [
      'forgot-password from one place',
      20,
      (app, attempt) =>
        app.client('198.51.100.4').post('/api/forgot-password', { username: `f${attempt}@example.org` }),
    ],
    [
      'reset-password',
      20,
      (app) =>
        app.client('198.51.100.5').post('/api/reset-password', { token: 'guess', password: 'Sextant58a' }),
    ],
    [
      'confirm-email from one place',
      20,
      (app, attempt) =>
        app.client('198.51.100.7').post('/api/confirm-email', { token: `guess ${attempt}`, password: 'x' }),
    ],
    [
      'confirm-email with one link',
      10,
      (app, attempt) =>
        app.client(`198.51.102.${attempt}`).post('/api/confirm-email', { token: 'guess', password: 'x' }),
    ],
    ['login-guest', 60, (app) => app.client('198.51.100.6').post('/api/login-guest')],
  ])('%s: %i', async (_name, limit, call) => {
    const { response, allowed } = await callUntilRefused(call, limit + 1);
    expect(allowed).toBe(limit);
    expect(response.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/),
    });
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
  });
});

describe('questions and photos', () => {
  const fakes = ['/api/captain-keto/chat', '/api/analyze-nutrition', '/api/ask'] as const;

  test('count together, per person', async () => {
    const guest = first.client('203.0.113.1');
    await guest.post('/api/login-guest');
    const { response, allowed } = await callUntilRefused((app, attempt) => {
      const client = app.client('203.0.113.1');
      client.guestId = guest.guestId;
      // Without a body each is refused after it was counted, so no engine is needed here.
      return client.post(fakes[attempt % 2] ?? '', {});
    }, 4);
    expect(allowed).toBe(3);
    expect(response.json().message).toMatch(
      /^That was a lot of questions at once\. Please try again in \d+ seconds\.$/,
    );
  });

  test('a fresh guest id each time does not help: the place is counted too', async () => {
    const { allowed } = await callUntilRefused((app) => {
      const client = app.client('203.0.113.2');
      client.guestId = 'a forged one';
      return client.post('/api/captain-keto/chat', {});
    }, 13);
    expect(allowed).toBe(12);
  });

  test('visitors are counted by their place', async () => {
    const { allowed } = await callUntilRefused((app) => app.client('203.0.113.3').post('/api/ask', {}), 4);
    expect(allowed).toBe(3);
  });
});

test('signing in forgives the failed attempts before it', async () => {
  const user = await insertUser(first.db);
  const login = (password: string) =>
    first.client('192.0.2.1').post('/api/login', { username: user.username, password });
  for (let round = 0; round < 2; round++) {
    for (let failed = 0; failed < 9; failed++) expect((await login('Wrong-1')).statusCode).toBe(401);
    expect((await login(FACTORY_PASSWORD)).statusCode).toBe(200);
  }
});

test('behind a trusted proxy the forwarded address counts', async () => {
  const call = (address: string) =>
    first.client('127.0.0.1').post('/api/ask', {}, { headers: { 'x-forwarded-for': address } });
  for (let attempt = 0; attempt < 4; attempt++) await call('192.0.2.10');
  expect((await call('192.0.2.10')).statusCode).toBe(429);
  expect((await call('192.0.2.11')).statusCode).toBe(400);
});

test('counters hold neither addresses nor accounts', async () => {
  const keys = (await first.db.select().from(rateLimits)).map((row) => row.key).join('\n');
  expect(keys).not.toMatch(/example\.org|198\.51|203\.0/);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
