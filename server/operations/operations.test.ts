import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { SECURITY_CALLS } from './security-log.ts';

const TOKEN = 'a token that only tests share';
const withToken = { headers: { authorization: `Bearer ${TOKEN}` } };

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => t.close());

const securityLines = () => t.log.lines('security');

test('every call of the list exists', () => {
  const known = Object.keys(SECURITY_CALLS).filter((call) => {
    const [method = '', url = ''] = call.split(' ');
    return t.app.hasRoute({ method: method as 'GET', url });
  });
  expect(known).toEqual(Object.keys(SECURITY_CALLS));
});

test('signing in, in vain and well, and out again is told with account and place, and no address', async () => {
  const { client, user } = await signedInClient(t);
  await client.post('/api/logout');
  const before = securityLines().length;
  await client.post('/api/login', { username: user.username, password: 'not the one it is' });
  await client.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
  await client.post('/api/logout');
  const told = securityLines().slice(before);
  expect(told.map(({ security, outcome, account }) => [security, outcome, account])).toEqual([
    ['sign_in', 'refused', null],
    ['sign_in', 'done', user.id],
    ['sign_out', 'done', user.id],
  ]);
  expect(new Set(told.map(({ network }) => network)).size).toBe(1);
  expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1|not the one/);
});

test('a call from another site and one too many are told, whatever they asked for', async () => {
  const before = securityLines().length;
  const { client } = await signedInClient(t);
  await client.post('/api/pantry/items', {}, { headers: { origin: 'https://elsewhere.example' } });
  const stranger = t.client('203.0.113.9');
  let status = 0;
  while (status !== 429) {
    ({ statusCode: status } = await stranger.post('/api/login', {
      username: 'a@example.org',
      password: 'x',
    }));
  }
  const told = securityLines()
    .slice(before)
    .map(({ security }) => security);
  expect(told).toContain('other_site');
  expect(told.at(-1)).toBe('rate_limit');
});

test('metrics are for who has the token: calls by pattern, connections, events', async () => {
  const { client } = await signedInClient(t);
  await client.get('/api/pantry/items/1234567891');
  expect((await client.get('/metrics')).statusCode).toBe(401);
  expect((await client.get('/metrics', { headers: { authorization: 'Bearer another' } })).statusCode).toBe(
    401,
  );
  const { body, statusCode, headers } = await client.get('/metrics', withToken);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'keto_http_request_duration_seconds_count{method="GET",route="/api/pantry/items/:id",status="404"} 1',
  );
  expect(body).toMatch(/keto_database_connections\{state="idle"\} \d+/);
  expect(body).toMatch(/keto_security_events_total\{event="sign_in",outcome="done"\} [1-9]/);
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain('1234567891');
});

test('without a token there are no metrics', async () => {
  const plain = await openTestApp();
  expect((await plain.client().get('/metrics', withToken)).statusCode).toBe(404);
  await plain.close();
});
