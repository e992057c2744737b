import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

function policyOf(header: unknown): Map<string, string[]> {
  const parts = String(header).split(';');
  return new Map(
    parts.map((part) => part.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values]),
  );
}

test('the content security policy lets only our own scripts run', async () => {
  const policy = policyOf((await t.client().get('/healthz')).headers['content-security-policy']);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
});

test('every answer carries the headers, errors too', async () => {
  for (const url of ['/healthz', '/api/user', '/api/nothing', '/nothing', '/api/docs']) {
    const { headers } = await t.client().get(url);
    expect(headers['content-security-policy'], url).toContain("script-src 'self'");
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

test('personal answers are kept nowhere on the way', async () => {
  expect((await t.client().get('/api/user')).headers['cache-control']).toBe('no-store');
});

test('over plain http nothing demands https; behind TLS it does', async () => {
  expect((await t.client().get('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  const tls = await openTestApp({
    databaseUrl: t.databaseUrl,
    env: { PUBLIC_URL: 'https://keto.example.org', TRUST_PROXY: '127.0.0.1' },
  });
  const { headers } = await tls.client().get('/healthz');
  await tls.close();
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
