import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatHistoryEntry } from '#contract/chat.ts';
import { insertChatEntry, insertUser } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => t.close());

const exchange = { message: 'What is ketosis?', response: 'A state in which fat is the main fuel.' };

test('an exchange is stored and listed', async () => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/chat-history', exchange);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    ...exchange,
    id: expect.any(Number),
    createdAt: t.clock.now().toISOString(),
    idempotencyKey: null,
    details: null,
  });
  expect((await client.get('/api/chat-history')).json()).toEqual([response.json()]);
});

test('the same exchange sent twice is stored once', async () => {
  const { client } = await signedInClient(t);
  const body = { ...exchange, idempotencyKey: randomUUID() };
  const first = await client.post('/api/chat-history', body);
  const second = await client.post('/api/chat-history', body);
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  const third = { ...exchange, idempotencyKey: randomUUID() };
  const statuses = await Promise.all([
    client.post('/api/chat-history', third),
    client.post('/api/chat-history', third),
  ]);
  expect(statuses.map((response) => response.statusCode).sort()).toEqual([200, 201]);
  expect((await client.get('/api/chat-history')).json()).toHaveLength(2);
});

test('a source that leads to code is refused', async () => {
  const { client } = await signedInClient(t);
  const source = { number: 1, kind: 'paper', title: 'A trial' };
  const details = { text: 'x', safety: null, used: [], offTopic: false, notice: null, unchecked: [] };
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
    const sent = { ...details, answeredBy: 'composer', sources: [{ ...source, href }] };
    const response = await client.post('/api/chat-history', { ...exchange, details: sent });
    expect(response.statusCode, href).toBe(400);
    expect(response.json().message).toBe('A source must be a page on the web or in this app');
  }
  expect((await client.get('/api/chat-history')).json()).toEqual([]);
});

test('two people may use the same key', async () => {
  const key = randomUUID();
  for (const { client } of [await signedInClient(t), await signedInClient(t)]) {
    expect((await client.post('/api/chat-history', { ...exchange, idempotencyKey: key })).statusCode).toBe(
      201,
    );
  }
});

test('the list is in the order of the talk, newest 500 only, and nobody else’s', async () => {
  const { client, user } = await signedInClient(t);
  await insertChatEntry(t.db, { userId: (await insertUser(t.db)).id });
  for (let minute = 0; minute < 501; minute++) {
    await insertChatEntry(t.db, {
      userId: user.id,
      message: `question ${minute}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    });
  }
  const entries: { message: string }[] = (await client.get('/api/chat-history')).json();
  expect(entries).toHaveLength(500);
  expect(entries[0]?.message).toBe('question 1');
  expect(entries.at(-1)?.message).toBe('question 500');
});

test('clearing forgets one’s own talk alone', async () => {
  const { client } = await signedInClient(t);
  const other = await signedInClient(t);
  await client.post('/api/chat-history', exchange);
  await other.client.post('/api/chat-history', exchange);
  expect((await client.delete('/api/chat-history')).statusCode).toBe(204);
  expect((await client.get('/api/chat-history')).json()).toEqual([]);
  expect((await other.client.get('/api/chat-history')).json()).toHaveLength(1);
});

test.each([
  ['message', { message: '  ' }, 'Please type a question'],
  ['response', { response: '' }, 'response is missing or not valid'],
  ['idempotencyKey', { idempotencyKey: 'not a uuid' }, 'idempotencyKey is missing or not valid'],
])('refuses a wrong %s', async (field, change, text) => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/chat-history', { ...exchange, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [field]: text });
});

test('what belongs to an answer beside its text is kept with it', async () => {
  const { client } = await signedInClient(t);
  const details = {
    text: 'A state in which fat is the main fuel.',
    safety: { level: 'caution', text: 'Please speak to your doctor first.' },
    sources: [{ number: 1, kind: 'paper', title: 'A trial', href: 'https://example.org/trial' }],
    used: ['readings'],
    offTopic: false,
    notice: 'The model did not answer.',
    unchecked: ['12 g'],
    answeredBy: 'composer',
    next: ['What are ketones?'],
  };
  const body = { ...exchange, details, idempotencyKey: randomUUID() };
  expect((await client.post('/api/chat-history', body)).json()).toMatchObject(body);
  expect((await client.get('/api/chat-history')).json()).toMatchObject([body]);
});

test.each([
  ['a guest', 403, 'account_required', () => guestClient(t)],
  ['a visitor', 401, 'not_signed_in', async () => t.client()],
] as const)('%s is turned away from every call', async (_who, status, code, arrive) => {
  const client = await arrive();
  const answers = [
    await client.get('/api/chat-history'),
    await client.post('/api/chat-history', exchange),
    await client.delete('/api/chat-history'),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  }
});

describe('asking again', () => {
  interface Sent {
    message: string;
    idempotencyKey: string;
    replacesFrom?: string;
  }

  const newKey = () => randomUUID() as string;
  const store = (client: TestClient, sent: Sent) =>
    client.post('/api/chat-history', { response: 'So it is.', ...sent });
  const messages = async (client: TestClient) => {
    const entries: ChatHistoryEntry[] = (await client.get('/api/chat-history')).json();
    return entries.map((entry) => entry.message);
  };

  /** A talk of the given questions, and the key of each. */
  async function talkOf(...questions: string[]) {
    const { client } = await signedInClient(t);
    const keys: Record<string, string> = {};
    for (const message of questions) {
      keys[message] = newKey();
      await store(client, { message, idempotencyKey: keys[message] });
    }
    return { client, keys };
  }

  test('drops the exchange of that key and all after it as the new one comes', async () => {
    const { client, keys } = await talkOf('a', 'b', 'c');
    const other = await talkOf('x', 'y');
    const response = await store(client, {
      message: 'b again',
      idempotencyKey: newKey(),
      replacesFrom: keys.b ?? '',
    });
    expect(response.statusCode).toBe(201);
    expect(await messages(client)).toEqual(['a', 'b again']);
    expect(await messages(other.client)).toEqual(['x', 'y']);
  });

  test('sent again stores and drops nothing more', async () => {
    const { client, keys } = await talkOf('a', 'b');
    const sent = { message: 'b again', idempotencyKey: newKey(), replacesFrom: keys.b ?? '' };
    const first = await store(client, sent);
    await store(client, { message: 'c', idempotencyKey: newKey() });
    const second = await store(client, sent);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await messages(client)).toEqual(['a', 'b again', 'c']);
  });

  test('from a key that is not there, or is somebody else’s, drops nothing', async () => {
    const { client } = await talkOf('a', 'b');
    const other = await talkOf('x', 'y');
    for (const replacesFrom of [newKey(), other.keys.x ?? '']) {
      await store(client, { message: 'more', idempotencyKey: newKey(), replacesFrom });
    }
    expect(await messages(client)).toEqual(['a', 'b', 'more', 'more']);
    expect(await messages(other.client)).toEqual(['x', 'y']);
  });

  test('in two tabs at once loses neither new answer', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, keys } = await talkOf('a', 'b', 'c');
      await Promise.all(
        ['one', 'two'].map((message) =>
          store(client, { message, idempotencyKey: newKey(), replacesFrom: keys.b ?? '' }),
        ),
      );
      const [first, ...rest] = await messages(client);
      expect(first).toBe('a');
      expect(rest.sort()).toEqual(['one', 'two']);
    }
  });

  test('three times at once under one key is asking again once', async () => {
    const { client, keys } = await talkOf('a', 'b', 'c');
    const sent = { message: 'b again', idempotencyKey: newKey(), replacesFrom: keys.b ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => store(client, sent)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 201]);
    expect(await messages(client)).toEqual(['a', 'b again']);
  });

  test('that cannot be stored drops nothing', async () => {
    const { client, keys } = await talkOf('a', 'b');
    const sent = { message: 'a \0 b', idempotencyKey: newKey(), replacesFrom: keys.a ?? '' };
    expect((await store(client, sent)).statusCode).toBe(400);
    expect(await messages(client)).toEqual(['a', 'b']);
  });

  test('any order of asking, asking again and repeating leaves what a simple model leaves', async () => {
    const step = fc.record({
      from: fc.option(fc.nat(6)),
      repeats: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4 })),
    });
    const { client } = await signedInClient(t);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await client.delete('/api/chat-history');
        const history: Sent[] = [];
        let model: Sent[] = [];
        for (const { from, repeats } of steps) {
          const target = from === null ? undefined : history[from];
          const fresh = {
            message: `question ${history.length}`,
            idempotencyKey: newKey(),
            ...(target ? { replacesFrom: target.idempotencyKey } : {}),
          };
          const sent = (repeats > 0 && history.at(-repeats)) || fresh;
          history.push(sent);
          await store(client, sent);
          if (model.some((one) => one.idempotencyKey === sent.idempotencyKey)) continue;
          const at = model.findIndex((one) => one.idempotencyKey === sent.replacesFrom);
          model = [...(at === -1 ? model : model.slice(0, at)), sent];
        }
        expect(await messages(client)).toEqual(model.map((one) => one.message));
      }),
      { numRuns: 25 },
    );
  });
});
