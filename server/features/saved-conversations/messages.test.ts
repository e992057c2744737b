import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONVERSATION_MESSAGES_MOST, type ConversationMessage } from '#contract/saved-conversations.ts';
import { insertConversation } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const CALL = '/api/saved-conversations';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => t.close());

interface Sent {
  messageIndex: number;
  replacesFrom?: number;
  idempotencyKey?: string;
  message?: string;
}

const post = (client: TestClient, id: number, sent: Sent) =>
  client.post(`${CALL}/${id}/messages`, { message: 'And then?', response: 'Then it goes on.', ...sent });

const stored = async (client: TestClient, id: number): Promise<ConversationMessage[]> =>
  (await client.get(`${CALL}/${id}/messages`)).json();

const texts = async (client: TestClient, id: number) =>
  (await stored(client, id)).map((one) => [one.messageIndex, one.message]);

async function conversationOf(count: number) {
  const { client, user } = await signedInClient(t);
  const { id } = await insertConversation(t.db, { userId: user.id, count, lastMessageAt: new Date(0) });
  const head = async () => (await client.get(CALL)).json()[0];
  return { client, id, head };
}

describe('one more message', () => {
  test('is stored at its index, and the conversation counts it', async () => {
    const { client, id, head } = await conversationOf(1);
    const response = await post(client, id, { messageIndex: 1 });
    expect(response.statusCode).toBe(201);
    const now = t.clock.now().toISOString();
    expect(response.json()).toEqual({
      id: expect.any(Number),
      conversationId: id,
      message: 'And then?',
      response: 'Then it goes on.',
      messageIndex: 1,
      createdAt: now,
      idempotencyKey: null,
      details: null,
    });
    expect(await head()).toMatchObject({ messageCount: 2, lastMessageAt: now, updatedAt: now });
  });

  test('goes to the end where its index is taken', async () => {
    const { client, id, head } = await conversationOf(3);
    expect((await post(client, id, { messageIndex: 1 })).json().messageIndex).toBe(3);
    expect((await head()).messageCount).toBe(4);
  });

  test('is stored once under one key, also with three at once', async () => {
    const { client, id, head } = await conversationOf(1);
    const sent = { messageIndex: 1, idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post(client, id, sent)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await head()).messageCount).toBe(2);
  });

  test('of ten tabs at once is stored ten times, each at a place of its own', async () => {
    const { client, id, head } = await conversationOf(2);
    const tabs = Array.from({ length: 10 }, (_, tab) => `tab ${tab}`);
    const answers = await Promise.all(
      tabs.map((message) => post(client, id, { message, messageIndex: 2, idempotencyKey: randomUUID() })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(tabs.map(() => 201));
    const all = await stored(client, id);
    expect(all.map((one) => one.messageIndex)).toEqual(Array.from({ length: 12 }, (_, index) => index));
    expect(
      all
        .slice(2)
        .map((one) => one.message)
        .sort(),
    ).toEqual(tabs);
    expect((await head()).messageCount).toBe(12);
  });

  test('finds its conversation full at the limit, and nothing changes', async () => {
    const { client, id, head } = await conversationOf(CONVERSATION_MESSAGES_MOST);
    const refused = await post(client, id, { messageIndex: CONVERSATION_MESSAGES_MOST });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(
      'A saved conversation can have at most 2,000 messages. Please start a new chat and save that one.',
    );
    expect((await head()).messageCount).toBe(CONVERSATION_MESSAGES_MOST);
    const replaced = await post(client, id, { messageIndex: 1999, replacesFrom: 1999 });
    expect(replaced.statusCode).toBe(201);
    expect((await head()).messageCount).toBe(CONVERSATION_MESSAGES_MOST);
  });

  test.each([
    ['message', { message: ' ' }, 'Please type a question'],
    ['message', { message: 'x'.repeat(4001) }, 'Please keep a message under 4000 characters'],
    ['response', { response: '' }, 'response is missing or not valid'],
    ['messageIndex', { messageIndex: -1 }, 'messageIndex is missing or not valid'],
    ['replacesFrom', { replacesFrom: 0.5 }, 'replacesFrom is missing or not valid'],
  ])('is refused with a wrong %s', async (field, change, text) => {
    const { client, id, head } = await conversationOf(1);
    const body = { message: 'a', response: 'b', messageIndex: 1, ...change };
    const response = await client.post(`${CALL}/${id}/messages`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: text });
    expect((await head()).messageCount).toBe(1);
  });
});

describe('asking again', () => {
  test('drops the exchange and all after it as the new one comes', async () => {
    const { client, id, head } = await conversationOf(5);
    const response = await post(client, id, { message: 'again', messageIndex: 2, replacesFrom: 2 });
    expect(response.statusCode).toBe(201);
    expect(await texts(client, id)).toEqual([
      [0, 'question 0'],
      [1, 'question 1'],
      [2, 'again'],
    ]);
    expect((await head()).messageCount).toBe(3);
  });

  test('sent again drops nothing more', async () => {
    const { client, id } = await conversationOf(3);
    const sent = { message: 'again', messageIndex: 1, replacesFrom: 1, idempotencyKey: randomUUID() };
    await post(client, id, sent);
    await post(client, id, { message: 'next', messageIndex: 2 });
    expect((await post(client, id, sent)).statusCode).toBe(200);
    expect(await texts(client, id)).toEqual([
      [0, 'question 0'],
      [1, 'again'],
      [2, 'next'],
    ]);
  });

  test('that cannot be stored drops nothing', async () => {
    const { client, id } = await conversationOf(3);
    const response = await post(client, id, { message: 'a \0 b', messageIndex: 0, replacesFrom: 0 });
    expect(response.statusCode).toBe(400);
    expect(await stored(client, id)).toHaveLength(3);
  });

  test('while the conversation is removed ends in one of the two, never between', async () => {
    const { client, id } = await conversationOf(3);
    const [added, removed] = await Promise.all([
      post(client, id, { messageIndex: 1, replacesFrom: 1 }),
      client.delete(`${CALL}/${id}`),
    ]);
    expect([201, 404]).toContain(added.statusCode);
    expect(removed.statusCode).toBe(204);
    expect((await client.get(`${CALL}/${id}/messages`)).statusCode).toBe(404);
  });
});

describe('any order of adding, asking again and repeating', () => {
  type Row = { index: number; message: string; key: string };

  /** What the conversation must hold after `sent`, told simply. */
  function expected(rows: readonly Row[], sent: Required<Sent>): Row[] {
    if (rows.some((row) => row.key === sent.idempotencyKey)) return [...rows];
    const left = rows.filter((row) => row.index < sent.replacesFrom);
    const last = Math.max(-1, ...left.map((row) => row.index));
    const isTaken = left.some((row) => row.index === sent.messageIndex);
    const index = isTaken ? last + 1 : sent.messageIndex;
    const added = { index, message: sent.message, key: sent.idempotencyKey };
    return [...left, added].sort((a, b) => a.index - b.index);
  }

  const step = fc.record({
    messageIndex: fc.nat(8),
    replacesFrom: fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, fc.nat(8)),
    /** Repeats the step so many before, if there is one. */
    repeats: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, fc.integer({ min: 1, max: 4 })),
  });

  test('leaves what a simple model leaves, with a true count', async () => {
    const { client, user } = await signedInClient(t);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { id } = await insertConversation(t.db, { userId: user.id });
        const history: (Sent & { idempotencyKey: string })[] = [];
        let model: Row[] = [];
        for (const { repeats, messageIndex, replacesFrom } of steps) {
          const fresh = {
            messageIndex,
            message: `message ${history.length}`,
            idempotencyKey: randomUUID(),
            ...(replacesFrom === undefined ? {} : { replacesFrom }),
          };
          const sent = (repeats > 0 && history.at(-repeats)) || fresh;
          history.push(sent);
          const { message = '' } = sent;
          model = expected(model, {
            ...sent,
            message,
            replacesFrom: sent.replacesFrom ?? Number.POSITIVE_INFINITY,
          });
          const answer = await post(client, id, sent);
          const own = model.find((row) => row.key === sent.idempotencyKey);
          expect(answer.json()).toMatchObject({ messageIndex: own?.index, message: own?.message });
        }
        const rows = await stored(client, id);
        expect(rows.map((row) => [row.messageIndex, row.message])).toEqual(
          model.map((row) => [row.index, row.message]),
        );
        const [head] = (await client.get(CALL)).json();
        expect(head).toMatchObject({ id, messageCount: model.length });
        await client.delete(`${CALL}/${id}`);
      }),
      { numRuns: 25 },
    );
  });
});
