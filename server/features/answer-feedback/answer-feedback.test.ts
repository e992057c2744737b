import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFeedback } from '#server/database/schema/answer-feedback.ts';
import { users } from '#server/database/schema/users.ts';
import { insertFeedback } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { listFeedback } from './list-feedback.ts';

const CALL = '/api/answer-feedback';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const judgement = (overrides: Record<string, unknown> = {}) => ({
  exchangeKey: randomUUID() as string,
  rating: 'down',
  message: 'Is bread keto?',
  response: 'Seldom [[1]](/handbook/bread).',
  answeredBy: 'composer',
  ...overrides,
});

const rowsOf = (exchangeKey: string) =>
  t.db.select().from(answerFeedback).where(eq(answerFeedback.exchangeKey, exchangeKey));

describe.each([
  ['an account', async () => (await signedInClient(t)).client],
  ['a guest', () => guestClient(t)],
] as const)('%s', (_who, arrive) => {
  test('says what it thinks of an answer, and says it otherwise', async () => {
    const client = await arrive();
    const body = judgement({ reason: 'wrong', comment: ' It is not. ' });
    const response = await client.post(CALL, body);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await rowsOf(body.exchangeKey)).toMatchObject([{ ...body, comment: 'It is not.' }]);
    const createdAt = t.clock.now();
    t.clock.advance({ minutes: 1 });
    expect((await client.post(CALL, { ...body, rating: 'up', reason: null })).statusCode).toBe(204);
    expect(await rowsOf(body.exchangeKey)).toMatchObject([
      { rating: 'up', reason: null, createdAt, updatedAt: t.clock.now() },
    ]);
  });

  test('is one voice, however often and however many at once', async () => {
    const client = await arrive();
    const body = judgement();
    const answers = await Promise.all(
      ['up', 'down', 'up', 'down'].map((rating) => client.post(CALL, { ...body, rating })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204, 204]);
    expect(await rowsOf(body.exchangeKey)).toHaveLength(1);
  });

  test('takes back its own words alone', async () => {
    const client = await arrive();
    const other = await guestClient(t);
    const body = judgement();
    await client.post(CALL, body);
    await other.post(CALL, body);
    expect(await rowsOf(body.exchangeKey)).toHaveLength(2);
    expect((await client.delete(`${CALL}/${body.exchangeKey}`)).statusCode).toBe(204);
    expect(await rowsOf(body.exchangeKey)).toHaveLength(1);
    expect((await client.delete(`${CALL}/${body.exchangeKey}`)).statusCode).toBe(204);
    expect(await rowsOf(body.exchangeKey)).toHaveLength(1);
  });
});

test('who asked is stored as a hash, and an account’s words go with the account', async () => {
  const { client, user } = await signedInClient(t);
  const guest = await guestClient(t);
  const body = judgement();
  await client.post(CALL, body);
  await guest.post(CALL, body);
  const rows = await rowsOf(body.exchangeKey);
  expect(rows.map((row) => row.userId).sort()).toEqual([user.id, null]);
  for (const { asker } of rows) {
    expect(asker).toMatch(/^[\w-]{43}$/);
    expect(asker).not.toContain(guest.guestId?.split('.')[0]);
  }
  await t.db.delete(users).where(eq(users.id, user.id));
  expect(await rowsOf(body.exchangeKey)).toMatchObject([{ userId: null }]);
});

test('a visitor is turned away', async () => {
  const client = t.client();
  const body = judgement();
  for (const answer of [await client.post(CALL, body), await client.delete(`${CALL}/${body.exchangeKey}`)]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('not_signed_in');
  }
  expect(await rowsOf(body.exchangeKey)).toEqual([]);
});

test.each([
  ['rating', { rating: 'maybe' }, 'rating is missing or not valid'],
  ['reason', { reason: 'rude' }, 'reason is missing or not valid'],
  ['comment', { comment: 'x'.repeat(1001) }, 'Please keep the comment under 1000 characters'],
  ['exchangeKey', { exchangeKey: '' }, 'exchangeKey is missing or not valid'],
])('refuses a wrong %s', async (field, change, text) => {
  const response = await (await guestClient(t)).post(CALL, judgement(change));
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [field]: text });
});

test('is limited by address, so that new guests do not help', async () => {
  const limited = await openTestApp({ databaseUrl: t.databaseUrl });
  try {
    const statuses: number[] = [];
    for (let at = 0; at <= 200; at++) {
      const client = limited.client('203.0.113.7');
      client.guestId = `nobody signed ${at}`;
      statuses.push((await client.post(CALL, judgement())).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 200 }, () => 204), 429]);
  } finally {
    await limited.close();
  }
});

test('is reviewed newest first, by rating and reason', async () => {
  const review = await openTestApp();
  try {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await insertFeedback(review.db, { message: 'a', updatedAt: at(1) });
    await insertFeedback(review.db, {
      message: 'b',
      updatedAt: at(3),
      reason: 'unsafe',
      comment: 'Too much',
    });
    await insertFeedback(review.db, { message: 'c', updatedAt: at(2), rating: 'up', reason: null });
    const found = async (filter: Partial<Parameters<typeof listFeedback>[1]>) =>
      (await listFeedback(review.db, { limit: 10, ...filter })).map((row) => row.message);
    expect(await found({})).toEqual(['b', 'c', 'a']);
    expect(await found({ limit: 1 })).toEqual(['b']);
    expect(await found({ rating: 'down' })).toEqual(['b', 'a']);
    expect(await found({ rating: 'up', reason: 'unsafe' })).toEqual([]);
    expect(await found({ reason: 'unsafe' })).toEqual(['b']);
    expect((await listFeedback(review.db, { limit: 1 }))[0]).toEqual({
      at: at(3).toISOString(),
      rating: 'down',
      reason: 'unsafe',
      comment: 'Too much',
      message: 'b',
      response: 'A state.',
      answeredBy: 'composer',
    });
  } finally {
    await review.close();
  }
});
