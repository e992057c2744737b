import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';

let coach: Coach;
let t: TestApp;
beforeAll(async () => {
  coach = await createCoach();
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { coach } });
});
afterAll(async () => {
  await t.close();
  await coach.close();
});

/** A JSON answer of many kilobytes. */
const LONG = '/api/docs/json';
const get = (url: string, accepted: string) =>
  t.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer is packed for who takes %s', async (accepted, encoding, unpack) => {
  const plain = await get(LONG, 'identity');
  const packed = await get(LONG, accepted);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toBe('accept-encoding');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

test('who takes nothing packed gets it plain', async () => {
  const plain = await get(LONG, 'br;q=0');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json().openapi).toMatch(/^3\./);
});

test('a short answer stays as it is', async () => {
  const response = await get('/api/user', 'br');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json().code).toBe('not_signed_in');
});

test('a packed body is not unpacked', async () => {
  const client = await guestClient(t);
  const response = await client.post(
    '/api/captain-keto/chat',
    gzipSync('{"message":"What are net carbs?"}'),
    {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
  );
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe('The request is not valid JSON.');
});

test('events leave when they happen, never packed', async () => {
  const client = await guestClient(t);
  const response = await client.post(
    '/api/captain-keto/chat',
    { message: 'What are net carbs?' },
    { headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' } },
  );
  expect(response.headers['content-type']).toBe('text/event-stream');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toContain('"type":"done"');
});
