import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { PUBLIC_URL: 'http://keto.example.org', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const send = (headers: Record<string, string>) => t.client().post('/api/logout', undefined, { headers });

describe('a state-changing call is carried out', () => {
  test.each([
    ['from a program that says nothing', {}],
    ['from our own pages', { origin: 'http://keto.example.org' }],
    ['from the same host under another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['when the browser calls it same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['when the person typed the address', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_name, headers) => {
    expect((await send(headers)).statusCode).toBe(204);
  });
});

describe('a state-changing call is refused', () => {
  test.each([
    ['from another site', { origin: 'http://evil.example' }],
    ['from another port', { origin: 'http://keto.example.org:81' }],
    ['from another scheme', { origin: 'https://keto.example.org' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_name, headers) => {
    const response = await send(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'origin_refused',
      message: 'This request came from another site, so it was blocked.',
      requestId: response.headers['x-request-id'],
    });
  });
});

test('another site cannot sign a person out, but may link to us', async () => {
  const { client } = await signedInClient(t);
  const headers = { origin: 'http://evil.example' };
  expect((await client.post('/api/logout', undefined, { headers })).statusCode).toBe(403);
  expect((await client.get('/api/user', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
    200,
  );
});

test('every state-changing route of the API is covered', async () => {
  const document = t.app.swagger();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of ['post', 'patch', 'put', 'delete'] as const) {
      if (!(operations && method in operations)) continue;
      const response = await t.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '1'),
        headers: { origin: 'http://evil.example' },
      });
      expect(response.statusCode, `${method} ${path}`).toBe(403);
    }
  }
});
