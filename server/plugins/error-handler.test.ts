import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };

test.each([
  [
    'broken JSON',
    '{"username": "someone@example.org',
    400,
    'invalid_input',
    'The request is not valid JSON.',
  ],
  ['an empty body', '', 400, 'invalid_input', 'The request has no content.'],
  ['a list', '[]', 400, 'invalid_input', 'The request has no content, or not the expected one.'],
  [
    '2 MB',
    JSON.stringify({ username: 'x'.repeat(2_000_000) }),
    413,
    'too_large',
    'This is too large to send.',
  ],
])('%s', async (_name, body, status, code, message) => {
  const response = await t.client().post('/api/login', body, { headers: json });
  expect(response.statusCode).toBe(status);
  expect(errorBody.parse(response.json())).toMatchObject({ code, message });
});

test.each(['/api/pantry/%', '/api/health-readings/%E0%A4%A'])(
  'an address that cannot be decoded: %s',
  async (url) => {
    const response = await t.client().get(url);
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json())).toMatchObject({
      code: 'not_found',
      message: 'This address cannot be read.',
    });
  },
);

test('a content type nobody speaks here', async () => {
  const response = await t.client().post('/api/login', '<x/>', { headers: { 'content-type': 'text/xml' } });
  expect(response.statusCode).toBe(415);
  expect(errorBody.parse(response.json()).code).toBe('unsupported_type');
});

test('text that PostgreSQL cannot store is the sender’s mistake', async () => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/chat-history', { message: 'a\u0000b', response: 'fine' });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe('The text has a character that we can’t save.');
});

test('the request id of the answer is the one in the log', async () => {
  const response = await t.client().get('/api/user');
  expect(t.log.lines('request').map((line) => line.reqId)).toContain(response.json().requestId);
});

test('a fault of ours says so in general words, and the log keeps personal text out', async () => {
  const { client, user } = await signedInClient(t);
  await t.db.execute(sql`alter table chat_history rename to chat_history_away`);
  const response = await client.post('/api/chat-history', {
    message: 'my secret question',
    response: 'an answer',
  });
  await t.db.execute(sql`alter table chat_history_away rename to chat_history`);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId: response.headers['x-request-id'],
  });
  expect(t.log.lines('request failed')).toMatchObject([
    {
      code: 'internal',
      err: { message: 'database query failed', code: '42P01', stack: expect.stringContaining('at ') },
    },
  ]);
  expect(t.log.text).not.toContain('my secret question');
  expect(t.log.text).not.toContain(user.username);
});

test('no request leaves query strings or addresses in the log', async () => {
  await t.client('203.0.113.77').get('/reset-password?token=top-secret-token');
  expect(t.log.text).not.toContain('top-secret-token');
  expect(t.log.text).not.toContain('203.0.113.77');
});
