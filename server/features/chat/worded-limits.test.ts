import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { coachInfo } from '#contract/chat.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import { guestClient, openTestApp, signedInClient } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  answeredBy,
  askForEvents,
  MODEL,
  noticeOf,
  openWordedApp,
  textOf,
  type WordedApp,
} from '#server/testing/worded-app.ts';
import { callAll, finish, say } from '#tests/model-provider/steps.ts';

const LIMITS = { AI_DAILY_QUESTIONS_GUEST: '2', AI_DAILY_QUESTIONS_ACCOUNT: '3' };
const PRICES = { AI_PRICE_INPUT: '2.5', AI_PRICE_OUTPUT: '10' };
const QUESTION = 'What are net carbs?';

let coach: Coach;
let t: WordedApp;
beforeAll(async () => {
  coach = await createCoach();
  t = await openWordedApp({ coach, provider: 'openai', env: { ...LIMITS, ...PRICES } });
});
afterEach(() => t.db.delete(modelUsage));
afterAll(async () => {
  await t.close();
  await coach.close();
});

const dailyOf = async (client: TestClient) => coachInfo.parse((await client.get('/api/coach')).json()).daily;

test('anybody may ask who answers', async () => {
  for (const client of [t.client(), await guestClient(t), (await signedInClient(t)).client]) {
    const info = coachInfo.parse((await client.get('/api/coach')).json());
    expect(info).toMatchObject({ answeredBy: MODEL, sentTo: null });
    expect(info.daily?.left).toBe(info.daily?.limit);
  }
  const without = await openTestApp();
  expect((await without.client().get('/api/coach')).json()).toEqual({
    answeredBy: 'composer',
    sentTo: null,
    daily: null,
  });
  await without.close();
});

test('a guest’s day of worded answers ends in the coach’s own ones, which do not end', async () => {
  const client = await guestClient(t);
  const by: (string | null)[] = [];
  for (let index = 0; index < 4; index++) {
    const events = await askForEvents(client, QUESTION);
    by.push(answeredBy(events));
    expect(noticeOf(events)).toBe(
      index < 2
        ? null
        : `You've used today's 2 answers from ${MODEL}. Captain Keto will use his own built-in answers until tomorrow.`,
    );
    expect(textOf(events).length).toBeGreaterThan(3);
  }
  expect(by).toEqual([MODEL, MODEL, 'composer', 'composer']);
  expect(await dailyOf(client)).toEqual({ limit: 2, left: 0 });
  t.clock.advance({ days: 1 });
  expect(await dailyOf(client)).toEqual({ limit: 2, left: 2 });
  t.clock.advance({ days: -1 });
});

test('many questions at once pass no limit', async () => {
  const { client } = await signedInClient(t);
  const all = await Promise.all(Array.from({ length: 8 }, () => askForEvents(client, QUESTION)));
  expect(all.filter((events) => answeredBy(events) === MODEL)).toHaveLength(3);
  expect(await dailyOf(client)).toEqual({ limit: 3, left: 0 });
});

test('visitors of the landing page count by their network', async () => {
  const ask = async (address: string) =>
    (await t.client(address).post('/api/ask', { question: QUESTION })).json().answeredBy;
  expect([await ask('203.0.113.5'), await ask('203.0.113.5'), await ask('203.0.113.5')]).toEqual([
    MODEL,
    MODEL,
    'composer',
  ]);
  expect(await ask('203.0.113.6')).toBe(MODEL);
});

test('tokens and costs of all rounds are kept with the account', async () => {
  const { client, user } = await signedInClient(t);
  t.provider.script(({ step }) =>
    step === 0
      ? [
          callAll([{ name: 'food_lookup', arguments: { foods: ['100 g brie'] } }]),
          finish({ usage: { inputTokens: 1000, outputTokens: 50 } }),
        ]
      : [say('Very little.'), finish({ usage: { inputTokens: 1400, outputTokens: 70 } })],
  );
  await askForEvents(client, 'How many carbs does brie have?');
  t.provider.reset();
  const [row] = await t.db.select().from(modelUsage).where(eq(modelUsage.userId, user.id));
  // 2,400 tokens read at 2.50 dollars a million and 120 written at 10: 0.72 cents
  expect(row).toMatchObject({ questions: 1, inputTokens: 2400, outputTokens: 120, costMicros: 7200 });
});

test('an emergency and an off-topic question take nothing off the day', async () => {
  const client = await guestClient(t);
  await askForEvents(client, 'My chest hurts badly and my left arm is numb');
  await askForEvents(client, 'Who won the world cup in 1998?');
  expect(await dailyOf(client)).toEqual({ limit: 2, left: 2 });
});
