import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONVERSATION_MESSAGES_MOST, type SavedConversation } from '#contract/saved-conversations.ts';
import { conversationMessages, savedConversations } from '#server/database/schema/chat.ts';
import { insertConversation } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const CALL = '/api/saved-conversations';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const answerDetails = {
  text: 'About 1.2 g per kg.',
  safety: { level: 'caution', text: 'Ask your doctor first.' },
  sources: [{ number: 1, kind: 'handbook', title: 'Protein', href: '/handbook/protein' }],
  used: ['profile'],
  offTopic: false,
  notice: null,
  unchecked: [],
  answeredBy: 'composer',
};

/** An exchange as the client sends it. */
const exchange = (messageIndex: number) => ({
  message: `question ${messageIndex}`,
  response: `answer ${messageIndex}`,
  messageIndex,
});

const list = async (client: TestClient, search?: string): Promise<SavedConversation[]> => {
  const response = await client.get(
    search === undefined ? CALL : `${CALL}?search=${encodeURIComponent(search)}`,
  );
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe('saving', () => {
  test('keeps title, description and exchanges in the order of their index', async () => {
    const { client } = await signedInClient(t);
    const key = randomUUID();
    const response = await client.post(CALL, {
      title: '  How much protein?  ',
      description: 'For my doctor',
      messages: [exchange(1), { ...exchange(0), idempotencyKey: key, details: answerDetails }],
    });
    expect(response.statusCode).toBe(201);
    const now = t.clock.now().toISOString();
    expect(response.json()).toEqual({
      id: expect.any(Number),
      title: 'How much protein?',
      description: 'For my doctor',
      messageCount: 2,
      isActive: true,
      isPinned: false,
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
      excerpt: null,
    });
    const messages = await client.get(`${CALL}/${response.json().id}/messages`);
    const conversationId = response.json().id;
    expect(await list(client)).toEqual([response.json()]);
    const plain = {
      id: expect.any(Number),
      conversationId,
      createdAt: now,
      idempotencyKey: null,
      details: null,
    };
    expect(messages.json()).toEqual([
      { ...exchange(0), ...plain, idempotencyKey: key, details: answerDetails },
      { ...exchange(1), ...plain },
    ]);
  });

  test('stores nothing twice under one key, also with two at once', async () => {
    const { client, user } = await signedInClient(t);
    const body = { title: 'Once', messages: [exchange(0)], idempotencyKey: randomUUID() };
    const answers = await Promise.all([
      client.post(CALL, body),
      client.post(CALL, body),
      client.post(CALL, body),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 201]);
    const again = await client.post(CALL, { ...body, title: 'Another' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(answers[0]?.json());
    expect(await list(client)).toHaveLength(1);
    expect(await t.db.$count(conversationMessages, eq(conversationMessages.userId, user.id))).toBe(1);
    const other = await signedInClient(t);
    expect((await other.client.post(CALL, body)).statusCode).toBe(201);
  });

  test('takes as many messages as it says', async () => {
    const { client } = await signedInClient(t);
    const most = Array.from({ length: CONVERSATION_MESSAGES_MOST }, (_, index) => exchange(index));
    const saved = await client.post(CALL, { title: 'Long', messages: most });
    expect(saved.statusCode, saved.body.slice(0, 200)).toBe(201);
    expect(saved.json().messageCount).toBe(CONVERSATION_MESSAGES_MOST);
    const tooMany = await client.post(CALL, { title: 'Longer', messages: [...most, exchange(most.length)] });
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json().fields).toEqual({ messages: 'You can save at most 2000 messages' });
  });

  const key = randomUUID();
  test.each([
    ['title', { title: '  ' }, 'Please enter a title'],
    ['title', { title: 'x'.repeat(201) }, 'Please keep the title under 200 characters'],
    ['description', { description: 'x'.repeat(501) }, 'Please keep the description under 500 characters'],
    ['messages', { messages: [exchange(0), exchange(0)] }, 'Each messageIndex may come once'],
    ['messages', { messages: [{ ...exchange(0), message: ' ' }] }, 'Please type a question'],
    ['messages', { messages: [exchange(-1)] }, 'messages is missing or not valid'],
    [
      'messages',
      {
        messages: [exchange(0), exchange(1)].map((one, at) => ({
          ...one,
          idempotencyKey: at ? key.toUpperCase() : key,
        })),
      },
      'Each idempotencyKey may come once',
    ],
    ['idempotencyKey', { idempotencyKey: 'no uuid' }, 'idempotencyKey is missing or not valid'],
  ])('refuses a wrong %s', async (field, change, text) => {
    const { client } = await signedInClient(t);
    const response = await client.post(CALL, { title: 'A talk', messages: [exchange(0)], ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: text });
    expect(await list(client)).toEqual([]);
  });

  test('stores nothing of a conversation that cannot be stored whole', async () => {
    const { client } = await signedInClient(t);
    const messages = [exchange(0), { ...exchange(1), response: 'a \0 character' }];
    const response = await client.post(CALL, { title: 'A talk', messages });
    expect(response.statusCode).toBe(400);
    expect(await list(client)).toEqual([]);
  });
});

describe('the list', () => {
  test('has pinned ones first, then those with the newest message', async () => {
    const { client, user } = await signedInClient(t);
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    const talk = (title: string, hour: number, isPinned = false) =>
      insertConversation(t.db, { userId: user.id, title, isPinned, lastMessageAt: at(hour) });
    await talk('old', 1);
    await talk('pinned old', 2, true);
    await talk('new', 4);
    await talk('pinned new', 3, true);
    await insertConversation(t.db, { userId: user.id, title: 'empty', createdAt: at(2) });
    await insertConversation(t.db, { userId: (await signedInClient(t)).user.id, title: 'not mine' });
    expect((await list(client)).map((one) => one.title)).toEqual([
      'pinned new',
      'pinned old',
      'new',
      'empty',
      'old',
    ]);
  });
});

describe('changing', () => {
  test('renames and pins, each alone', async () => {
    const { client, user } = await signedInClient(t);
    const { id } = await insertConversation(t.db, { userId: user.id, count: 1 });
    const [before] = await list(client);
    const renamed = await client.patch(`${CALL}/${id}`, { title: ' Protein ' });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toEqual({ ...before, title: 'Protein', updatedAt: t.clock.now().toISOString() });
    const pinned = await client.patch(`${CALL}/${id}`, { isPinned: true });
    expect(pinned.json()).toMatchObject({ title: 'Protein', isPinned: true, messageCount: 1 });
    expect(await list(client)).toEqual([pinned.json()]);
  });

  test.each([
    [{ title: '' }, 'Please enter a title'],
    [{}, 'This request changes nothing'],
    [{ messageCount: 9 }, 'This request changes nothing'],
  ])('refuses %j', async (changes, message) => {
    const { client, user } = await signedInClient(t);
    const { id } = await insertConversation(t.db, { userId: user.id });
    const response = await client.patch(`${CALL}/${id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test('removes a conversation with its messages', async () => {
    const { client, user } = await signedInClient(t);
    const { id } = await insertConversation(t.db, { userId: user.id, count: 2 });
    const kept = await insertConversation(t.db, { userId: user.id, count: 1 });
    expect((await client.delete(`${CALL}/${id}`)).statusCode).toBe(204);
    expect((await list(client)).map((one) => one.id)).toEqual([kept.id]);
    expect(await t.db.$count(conversationMessages, eq(conversationMessages.userId, user.id))).toBe(1);
    expect((await client.delete(`${CALL}/${id}`)).statusCode).toBe(404);
  });
});

describe('who may', () => {
  const calls = (client: TestClient, id: number | string) => [
    client.patch(`${CALL}/${id}`, { title: 'Taken' }),
    client.delete(`${CALL}/${id}`),
    client.get(`${CALL}/${id}/messages`),
    client.post(`${CALL}/${id}/messages`, exchange(5)),
  ];

  test('somebody else’s conversation looks as if it did not exist', async () => {
    const owner = await signedInClient(t);
    const { id } = await insertConversation(t.db, { userId: owner.user.id, count: 2 });
    const before = await list(owner.client);
    const { client } = await signedInClient(t);
    const missing = await Promise.all(calls(client, 2_000_000_000));
    for (const [at, answer] of (await Promise.all(calls(client, id))).entries()) {
      expect(answer.statusCode).toBe(404);
      const { requestId, ...body } = answer.json();
      expect(missing[at]?.json()).toEqual({ ...body, requestId: expect.any(String) });
      expect(body).toEqual({ code: 'not_found', message: 'This conversation does not exist.' });
    }
    expect(await list(client)).toEqual([]);
    expect(await list(client, 'question')).toEqual([]);
    expect(await list(owner.client)).toEqual(before);
    expect((await owner.client.get(`${CALL}/${id}/messages`)).json()).toHaveLength(2);
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999999'])('an id of %s names nothing', async (id) => {
    const { client } = await signedInClient(t);
    for (const answer of await Promise.all(calls(client, id))) expect(answer.statusCode).toBe(404);
  });

  const accountNeeded =
    'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.';
  test.each([
    ['a guest', 403, 'account_required', accountNeeded, () => guestClient(t)],
    ['a visitor', 401, 'not_signed_in', 'Please sign in to continue.', async () => t.client()],
  ] as const)('%s is turned away from every call', async (_who, status, code, message, arrive) => {
    const owner = await signedInClient(t);
    const { id } = await insertConversation(t.db, { userId: owner.user.id, count: 1 });
    const client = await arrive();
    const before = await t.db.$count(savedConversations);
    const answers = [
      client.get(CALL),
      client.get(`${CALL}?search=question`),
      client.post(CALL, { title: 'A talk', messages: [] }),
      ...calls(client, id),
    ];
    for (const answer of await Promise.all(answers)) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code, message });
    }
    expect(await t.db.$count(savedConversations)).toBe(before);
    expect(await list(owner.client)).toMatchObject([{ title: 'How much protein?', messageCount: 1 }]);
  });
});
