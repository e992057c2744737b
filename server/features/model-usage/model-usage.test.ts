import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ModelTurn } from '#coach/worded/model-turn.ts';
import { parseConfig } from '#server/config.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import type { Asking } from '#server/models/model-turns.ts';
import type { Actor } from '#server/plugins/actor.ts';
import { insertUser } from '#server/testing/factories.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createModelTurns } from './create-model-turns.ts';

const model = {
  name: 'gpt-5-mini',
  sentTo: 'api.openai.com',
  load: () => Promise.reject(new Error('Counting loads no model')),
};
const ANSWERED = { inputTokens: 2000, outputTokens: 500, answered: true };
const FAILED = { inputTokens: 2000, outputTokens: null, answered: false };

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterEach(() => t.db.delete(modelUsage));
afterAll(() => t.close());

function turnsWith(env: Record<string, string> = {}) {
  const limits = { AI_DAILY_QUESTIONS_GUEST: '3', AI_DAILY_QUESTIONS_ACCOUNT: '5' };
  const config = parseConfig({ ...limits, ...env });
  return createModelTurns({ db: t.db, clock: t.clock, model, askerKey: 'a key', config });
}

const asking = (actor: Actor, ip = '203.0.113.7'): Asking => ({ actor, ip, log: t.app.log });
const guest = (guestId: string, ip?: string) => asking({ kind: 'guest', guestId }, ip);
const visitor = (ip?: string) => asking({ kind: 'anonymous' }, ip);
async function account(ip?: string) {
  const { id: userId } = await insertUser(t.db);
  return asking({ kind: 'user', userId }, ip);
}

function turnOf(turns: ReturnType<typeof turnsWith>, who: Asking): ModelTurn {
  const turn = turns.turnFor(who);
  if (!turn) throw new Error('There is no model for this asker');
  return turn;
}

/** How many of so many questions, sent one after the other, the model may word. */
async function allowedOf(questions: number, turns: ReturnType<typeof turnsWith>, who: () => Asking) {
  let allowed = 0;
  for (let index = 0; index < questions; index++) {
    if ((await turnOf(turns, who()).take()).allowed) allowed++;
  }
  return allowed;
}

const rows = () => t.db.select().from(modelUsage).orderBy(asc(modelUsage.questions));

describe('questions of a day', () => {
  test('are counted for each account, whatever the address', async () => {
    const turns = turnsWith();
    const who = await account();
    const other = await account();
    expect(await allowedOf(4, turns, () => who)).toBe(4);
    expect(await turns.coachInfo(who)).toEqual({
      answeredBy: 'gpt-5-mini',
      sentTo: 'api.openai.com',
      daily: { limit: 5, left: 1 },
    });
    expect(await allowedOf(4, turns, () => ({ ...who, ip: '198.51.100.4' }))).toBe(1);
    expect(await allowedOf(1, turns, () => other)).toBe(1);
  });

  test('begin anew at midnight UTC', async () => {
    const turns = turnsWith();
    const who = guest('anna');
    expect(await allowedOf(5, turns, () => who)).toBe(3);
    t.clock.advance({ days: 1 });
    expect(await allowedOf(5, turns, () => who)).toBe(3);
  });

  test('cannot be passed by many at once', async () => {
    const turns = turnsWith();
    for (const [who, limit] of [
      [await account(), 5],
      [guest('bob'), 3],
    ] as const) {
      const taken = await Promise.all(Array.from({ length: 20 }, () => turnOf(turns, who).take()));
      expect(taken.filter(({ allowed }) => allowed)).toHaveLength(limit);
      expect((await turns.coachInfo(who)).daily?.left).toBe(0);
    }
  });

  test('of guests are counted for their network too, for a guest id is easily remade', async () => {
    const turns = turnsWith();
    let made = 0;
    expect(await allowedOf(20, turns, () => guest(`guest ${made++}`))).toBe(12);
    expect(await turnOf(turns, guest('one more')).take()).toEqual({
      allowed: false,
      notice:
        "Guests on your network have used up today's answers from gpt-5-mini. Captain Keto will use his own built-in answers until tomorrow.",
    });
    expect((await turns.coachInfo(guest('one more'))).daily).toEqual({ limit: 3, left: 0 });
    expect(await allowedOf(1, turns, () => guest('elsewhere', '198.51.100.9'))).toBe(1);
    const who = await account();
    expect(await allowedOf(1, turns, () => who)).toBe(1);
  });

  test('of a refused guest count nowhere', async () => {
    const turns = turnsWith();
    expect(await allowedOf(30, turns, () => guest('carla'))).toBe(3);
    expect((await rows()).map(({ questions }) => questions)).toEqual([3, 3]);
  });

  test('of visitors are counted for their network, one household of an IPv6 network as one', async () => {
    const turns = turnsWith();
    expect(await allowedOf(5, turns, () => visitor('2001:db8:1:2::1'))).toBe(3);
    expect(await allowedOf(1, turns, () => visitor('2001:db8:1:2:ffff::9'))).toBe(0);
    expect(await allowedOf(1, turns, () => visitor('2001:db8:1:3::1'))).toBe(1);
  });

  test('that are used up are told with the limit', async () => {
    const who = guest('dora');
    await allowedOf(3, turnsWith(), () => who);
    expect(await turnOf(turnsWith(), who).take()).toEqual({
      allowed: false,
      notice:
        "You've used today's 3 answers from gpt-5-mini. Captain Keto will use his own built-in answers until tomorrow.",
    });
  });

  test('none at all leaves such askers to the embedded coach', async () => {
    const turns = turnsWith({ AI_DAILY_QUESTIONS_GUEST: '0' });
    const composer = { answeredBy: 'composer', sentTo: null, daily: null };
    expect(turns.turnFor(visitor())).toBeNull();
    expect(await turns.coachInfo(guest('eva'))).toEqual(composer);
    expect(await turns.coachInfo(await account())).toMatchObject({ answeredBy: 'gpt-5-mini' });
    const without = createModelTurns({
      db: t.db,
      clock: t.clock,
      model: null,
      askerKey: 'k',
      config: parseConfig({}),
    });
    expect(without.turnFor(await account())).toBeNull();
    expect(await without.coachInfo(await account())).toEqual(composer);
  });

  test('are given back when the model did not answer, in every count and on the day they were taken', async () => {
    const turns = turnsWith();
    const who = guest('fred');
    const turn = turnOf(turns, who);
    await turn.take();
    t.clock.advance({ days: 1 });
    await allowedOf(1, turns, () => who);
    await turn.spent(FAILED);
    const left = await rows();
    expect(left.map(({ questions }) => questions)).toEqual([0, 0, 1, 1]);
    expect(left[0]?.day).not.toBe(left[2]?.day);
  });

  test('are given back once, and never below none', async () => {
    const turn = turnOf(turnsWith(), await account());
    await turn.spent(FAILED);
    await turn.take();
    await turn.spent(FAILED);
    await turn.spent(FAILED);
    expect((await rows()).map(({ questions }) => questions)).toEqual([0]);
  });

  test('taken and given back by many at once come out even', async () => {
    const turns = turnsWith({ AI_DAILY_QUESTIONS_GUEST: '1000' });
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const turn = turnOf(turns, guest(`guest ${index % 5}`));
        await turn.take();
        await turn.spent(index % 2 === 0 ? FAILED : ANSWERED);
      }),
    );
    expect((await rows()).reduce((sum, { questions }) => sum + questions, 0)).toBe(40);
  });
});

describe('tokens and costs', () => {
  const PRICES = { AI_PRICE_INPUT: '0.25', AI_PRICE_OUTPUT: '2' };

  test('are added to the asker’s own count, with the account', async () => {
    const turns = turnsWith(PRICES);
    const who = await account();
    for (let index = 0; index < 2; index++) {
      const turn = turnOf(turns, who);
      await turn.take();
      await turn.spent(ANSWERED);
    }
    const userId = who.actor.kind === 'user' ? who.actor.userId : 0;
    const [row] = await t.db.select().from(modelUsage).where(eq(modelUsage.userId, userId));
    // 4,000 tokens at 0.25 dollars a million and 1,000 at 2 dollars a million: 0.3 cents
    expect(row).toMatchObject({ questions: 2, inputTokens: 4000, outputTokens: 1000, costMicros: 3000 });
  });

  test('of guests are not counted twice, and those of a failed answer stay', async () => {
    const turn = turnOf(turnsWith(PRICES), guest('gina'));
    await turn.take();
    await turn.spent(FAILED);
    const spent = (await rows()).filter(({ inputTokens }) => inputTokens > 0);
    expect(spent).toMatchObject([
      { questions: 0, inputTokens: 2000, outputTokens: 0, costMicros: 500, userId: null },
    ]);
  });

  test('name nobody', async () => {
    await turnOf(turnsWith(), guest('a-guest-id', '203.0.113.99')).take();
    const kept = JSON.stringify(await rows());
    expect(kept).not.toMatch(/a-guest-id|203\.0\.113|network|guest/);
  });
});
