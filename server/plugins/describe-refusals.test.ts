import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CapturedLog } from '#server/testing/captured-log.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { AppError } from '../errors.ts';
import { describeRefusals } from './describe-refusals.ts';
import { handleErrors, UNDESCRIBED } from './error-handler.ts';

let t: TestApp;
const statusesOf = new Map<string, number[]>();
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.looseObject({}) }))) })
    .parse((await t.client().get('/api/docs/json')).json());
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods))
      statusesOf.set(`${method.toUpperCase()} ${path}`, Object.keys(responses).map(Number));
});
afterAll(() => t.close());

test.each([
  ['GET /api/profile', [200, 401, 403, 503]],
  ['GET /api/coach', [200, 401, 503]],
  ['GET /api/foods', [200, 400, 401, 429, 503]],
  ['GET /api/pantry/items/{id}', [200, 401, 403, 404, 503]],
  ['PATCH /api/pantry/items/{id}', [200, 400, 401, 403, 404, 413, 415, 429, 503, 504]],
  ['POST /api/register', [201, 202, 400, 401, 403, 409, 413, 415, 429, 503, 504]],
  ['POST /api/ask', [200, 400, 401, 403, 413, 415, 429, 503, 504]],
  ['POST /api/pantry-conversation', [200, 400, 401, 403, 404, 413, 415, 429, 503, 504]],
  ['POST /api/analyze-nutrition', [200, 400, 401, 403, 413, 415, 422, 429, 503, 504]],
  ['POST /api/fasts', [200, 201, 400, 401, 403, 409, 413, 415, 429, 503, 504]],
  ['DELETE /api/chat-history', [204, 400, 401, 403, 413, 415, 429, 503, 504]],
])('%s tells of %j', (call, statuses) => {
  expect(statusesOf.get(call)).toEqual(statuses);
});

test('every call that is refused tells of it: another site, another name, another type, too much, no account', async () => {
  const [{ client }, guest] = [await signedInClient(t), await guestClient(t)];
  const seen = new Set<number>();
  for (const [call, told] of statusesOf) {
    const [method, path = ''] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    if (!path.startsWith('/api/') || path.includes('logout')) continue;
    const url = path.replaceAll(/\{\w+\}/g, '2147483647');
    const json = { 'content-type': 'application/json' };
    for (const [asker, options] of [
      [client, { headers: { origin: 'https://evil.example' } }],
      [client, { headers: { 'x-sent-by': 'somebody else' } }],
      [client, { headers: { 'content-type': 'text/xml' }, body: '<x/>' }],
      [client, { headers: json, body: '{"cut' }],
      [client, { headers: json, body: `"${'x'.repeat(17_000_000)}"` }],
      [guest, {}],
      [t.client(), {}],
    ] as const) {
      const changes = method !== 'GET';
      if (!changes && 'body' in options) continue;
      const { statusCode } = await asker.call(method, url, options);
      seen.add(statusCode);
      expect(told, `${call}: ${statusCode}`).toContain(statusCode);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([400, 401, 403, 404, 413, 415]));
});

test('a status that a call does not tell of is noticed', async () => {
  const log = new CapturedLog();
  const app = Fastify({ logger: { stream: log } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  describeRefusals(app);
  for (const [url, code] of [
    ['/told', 'unavailable'],
    ['/fault', 'internal'],
    ['/untold', 'already_exists'],
  ] as const)
    app.get(url, { schema: { response: { 200: z.string() } } }, () => {
      throw new AppError(code, { message: 'No.' });
    });
  await app.inject('/told');
  await app.inject('/fault');
  expect(log.lines(UNDESCRIBED)).toEqual([]);
  await app.inject('/untold');
  expect(log.lines(UNDESCRIBED)).toMatchObject([{ status: 409 }]);
});
