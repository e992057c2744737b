import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { requireSchemas } from './require-schemas.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

const operation = z.object({
  summary: z.string().min(3),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
  responses: z
    .record(
      z.string().regex(/^\d{3}$/),
      z.object({ description: z.string(), content: z.looseObject({}).optional() }),
    )
    .refine((responses) => Object.keys(responses).some((status) => status.startsWith('2'))),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'patch', 'put', 'delete']), operation),
  ),
});

test('the document is complete OpenAPI, without references that lead nowhere', async () => {
  const response = await t.client().get('/api/docs/json');
  expect(response.statusCode).toBe(200);
  const document = z.looseObject({ components: z.looseObject({}) }).parse(response.json());
  const references = [...response.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target = '']) => target);
  for (const target of references) {
    const found = target.split('/').reduce<unknown>((node, key) => Reflect.get(Object(node), key), document);
    expect(found, target).toBeDefined();
  }
});

test('every call the app makes is documented with bodies and answers', async () => {
  const { paths } = z
    .object({ ...openApi.shape, paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await t.client().get('/api/docs/json')).json());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => ({
      call: `${method.toUpperCase()} ${path}`,
      details,
    })),
  );
  for (const { call, details } of calls) expect(operation.safeParse(details).error, call).toBeUndefined();
  expect(calls.map(({ call }) => call).sort()).toMatchInlineSnapshot(`
    [
      "DELETE /api/account/passkeys/{id}",
      "DELETE /api/account/sessions",
      "DELETE /api/account/sessions/{id}",
      "DELETE /api/answer-feedback/{exchangeKey}",
      "DELETE /api/chat-history",
      "DELETE /api/diary/{id}",
      "DELETE /api/fasts/{id}",
      "DELETE /api/health-readings/{id}",
      "DELETE /api/meal-plans/{id}",
      "DELETE /api/pantry/items/{id}",
      "DELETE /api/saved-conversations/{id}",
      "GET /api/account/email",
      "GET /api/account/events",
      "GET /api/account/export",
      "GET /api/account/passkeys",
      "GET /api/account/second-factor",
      "GET /api/account/sessions",
      "GET /api/account/storage",
      "GET /api/chat-history",
      "GET /api/coach",
      "GET /api/diary",
      "GET /api/diary/days",
      "GET /api/diary/export",
      "GET /api/diary/frequent",
      "GET /api/fasts",
      "GET /api/foods",
      "GET /api/health-readings",
      "GET /api/meal-plans",
      "GET /api/meal-plans/{id}",
      "GET /api/pantry/ids",
      "GET /api/pantry/items",
      "GET /api/pantry/items/{id}",
      "GET /api/pantry/search",
      "GET /api/profile",
      "GET /api/saved-conversations",
      "GET /api/saved-conversations/{id}/messages",
      "GET /api/user",
      "GET /healthz",
      "GET /readyz",
      "PATCH /api/account",
      "PATCH /api/account/passkeys/{id}",
      "PATCH /api/diary/{id}",
      "PATCH /api/fasts/{id}",
      "PATCH /api/health-readings/{id}",
      "PATCH /api/meal-plans/{id}",
      "PATCH /api/pantry/items/{id}",
      "PATCH /api/profile",
      "PATCH /api/saved-conversations/{id}",
      "POST /api/account/delete",
      "POST /api/account/email",
      "POST /api/account/email/verify",
      "POST /api/account/passkeys",
      "POST /api/account/passkeys/options",
      "POST /api/account/password",
      "POST /api/account/second-factor",
      "POST /api/account/second-factor/confirm",
      "POST /api/account/second-factor/recovery-codes",
      "POST /api/account/second-factor/remove",
      "POST /api/ai/generate-meal-plan",
      "POST /api/analyze-facts",
      "POST /api/analyze-nutrition",
      "POST /api/answer-feedback",
      "POST /api/ask",
      "POST /api/captain-keto/chat",
      "POST /api/chat-history",
      "POST /api/confirm-email",
      "POST /api/diary",
      "POST /api/diary/read",
      "POST /api/fasts",
      "POST /api/forgot-password",
      "POST /api/health-readings",
      "POST /api/health-readings/import",
      "POST /api/login",
      "POST /api/login-guest",
      "POST /api/login/passkey",
      "POST /api/login/passkey/options",
      "POST /api/logout",
      "POST /api/meal-plans",
      "POST /api/meal-plans/cooked/{cookedId}/undo",
      "POST /api/meal-plans/{id}/cooked",
      "POST /api/pantry-conversation",
      "POST /api/pantry/items",
      "POST /api/pantry/items/{id}/restore",
      "POST /api/profile/accept-disclaimer",
      "POST /api/recipes/photo",
      "POST /api/recipes/read",
      "POST /api/register",
      "POST /api/reset-password",
      "POST /api/saved-conversations",
      "POST /api/saved-conversations/{id}/messages",
    ]
  `);
});

test('a route without schemas keeps the server from starting', async () => {
  const app = Fastify();
  requireSchemas(app);
  expect(() => app.get('/api/undescribed', async () => 'x')).toThrow(
    'The route GET /api/undescribed needs a summary and response schemas.',
  );
});

test('the page to read it keeps to the security policy', async () => {
  const page = await t.client().get('/api/docs');
  expect(page.statusCode).toBe(200);
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)</g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', inline = ''] of scripts) {
    expect(inline.trim()).toBe('');
    const source = /src="([^"]+)"/.exec(attributes)?.[1] ?? '';
    expect((await t.client().get(source)).statusCode, source).toBe(200);
  }
});
