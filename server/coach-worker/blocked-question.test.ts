import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AnswerEvent, chatResponse } from '#contract/chat.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import { insertReading } from '#server/testing/factories.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { openTrappedCoach } from '#server/testing/trapped-coach.ts';
import { TRAPS } from '#server/testing/traps.ts';
import { askForEvents, breadContext, CHAT, EVENTS, noticeOf, textOf } from '#server/testing/worded-app.ts';
import { type ModelProvider, openModelProvider } from '#tests/model-provider/model-provider.ts';
import { say, stall } from '#tests/model-provider/steps.ts';
import { parseConfig } from '../config.ts';
import { configuredModel } from '../models/language-model.ts';

/** Several workers load one after another here. */
vi.setConfig({ testTimeout: 120_000 });

const ENV = { RATE_LIMIT_FACTOR: '100' };
const HELD = `What are net carbs and ${TRAPS.loop} on keto?`;
const THROWN = `What are net carbs and ${TRAPS.exception} on keto?`;
const SORRY = /I am sorry: I could not read this message/;

let t: TestApp;
let trapped: ReturnType<typeof openTrappedCoach>;
async function openApp(options: Parameters<typeof openTrappedCoach>[0] = {}) {
  trapped = openTrappedCoach(options);
  const { coach } = trapped;
  const { adviseOnReading } = coach;
  const wordingModel = options.model ? configuredModel(options.model) : null;
  t = await openTestApp({ env: ENV, engines: { coach, adviseOnReading, wordingModel } });
}
async function closeApp() {
  await t.close();
  await trapped.coach.close();
}

describe.each([
  ['holds the worker', HELD],
  ['brings the worker down', THROWN],
])('a question that %s', (_what, question) => {
  beforeAll(() => openApp());
  afterAll(closeApp);
  afterEach(() => trapped.reports.splice(0));

  test('gets an apology and what to do in danger, everybody else their answer', async () => {
    const { client, user } = await signedInClient(t);
    await client.patch('/api/profile', { country: 'GB' });
    const other = await signedInClient(t);
    const readingTime = new Date(t.clock.now().getTime() - 3_600_000);
    await insertReading(t.db, { userId: user.id, glucoseLevel: 97, readingTime });
    await insertReading(t.db, { userId: other.user.id, glucoseLevel: 88, readingTime });
    const [held, avocado, own, emergency, ready, profile] = await Promise.all([
      client.post(CHAT, { message: question }),
      t.client().post('/api/ask', { question: 'How many carbs are in an avocado?' }),
      other.client.post(CHAT, { message: 'What was my last reading?' }),
      t.client().post('/api/ask', { question: 'My chest hurts badly and my left arm is numb' }),
      t.client().get('/readyz'),
      client.get('/api/profile'),
    ]);
    const sorry = chatResponse.parse(held.json());
    expect(sorry).toMatchObject({ safetyLevel: 'caution', answeredBy: 'composer', sources: [], used: [] });
    expect(sorry.response).toMatch(/call 999 now/);
    expect(sorry.response).toMatch(SORRY);
    expect(avocado.json().response).toMatch(/net carbs.*avocado/);
    expect(own.json()).toMatchObject({ used: ['readings'] });
    expect(own.json().response).toContain('88 mg/dL');
    expect(emergency.json()).toMatchObject({ safetyLevel: 'emergency' });
    expect([ready, profile, held].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(trapped.reports.length).toBeGreaterThan(0);
    expect(t.log.text + JSON.stringify(trapped.reports)).not.toMatch(/net carbs and/);
  });

  test('gets the same as events, and so do the others', async () => {
    const [held, carbs, after] = await Promise.all([
      askForEvents(await guestClient(t), question),
      askForEvents(await guestClient(t), 'What are net carbs?'),
      askForEvents(await guestClient(t), 'What is keto flu?'),
    ]);
    const types = held.map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['safety', 'text', 'done']);
    expect(textOf(held)).toMatch(SORRY);
    expect(textOf(carbs)).toMatch(/fib(er|re)/);
    expect(textOf(after)).toMatch(/keto flu/i);
    const again = await askForEvents(await guestClient(t), 'What are net carbs?');
    expect(textOf(again)).toBe(textOf(carbs));
  });

  test('about a product gets it too', async () => {
    const client = await guestClient(t);
    const ask = (message: string) =>
      client.post('/api/pantry-conversation', { message, productContext: breadContext() });
    const [held, score] = await Promise.all([
      ask(question.replace('carbs', 'ketones')),
      ask('Why this score?'),
    ]);
    expect(held.statusCode).toBe(200);
    expect(held.json().response).toMatch(SORRY);
    expect(score.json().response).toMatch(/score/i);
    expect(score.json().response).not.toMatch(SORRY);
  });
});

test('notes of a reading that hold the worker leave it saved, with advice on its numbers', async () => {
  await openApp();
  const { client } = await signedInClient(t);
  const saved = await client.post('/api/health-readings', { glucoseLevel: 48, notes: `so ${TRAPS.loop}` });
  expect(saved.statusCode).toBe(201);
  expect(saved.json().advice.actions.at(-1)).toMatch(/couldn’t understand/);
  const listed = (await client.get('/api/health-readings')).json();
  expect(listed).toMatchObject([{ glucoseLevel: 48, notes: `so ${TRAPS.loop}` }]);
  await closeApp();
});

test('while a question holds the worker, all else is served, and a stopped browser lets go of it', async () => {
  await openApp({ deadlineMs: 600_000 });
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = new AbortController();
  const response = await fetch(`${url}/api/ask`, {
    method: 'POST',
    body: JSON.stringify({ question: HELD }),
    headers: { 'content-type': 'application/json', ...EVENTS.headers },
    signal: browser.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  for (const path of ['/readyz', '/api/coach', '/api/user']) {
    expect((await t.client().get(path)).statusCode, path).toBeLessThan(500);
  }
  expect((await t.client().get('/readyz')).statusCode).toBe(200);
  browser.abort();
  // Closing waits for answers that are under way: it would not end before this one did.
  await closeApp();
  expect(trapped.reports).toEqual([]);
});

describe('beside an answer that a model is wording', () => {
  let provider: ModelProvider;
  beforeAll(async () => {
    provider = await openModelProvider();
    const model = parseConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'gpt-tester',
      AI_BASE_URL: provider.apiUrl,
    });
    const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = model;
    await openApp({ model: { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } });
  });
  afterAll(async () => {
    await closeApp();
    await provider.close();
  });
  afterEach(() => provider.reset());

  test('the model words it from the worker, and its tokens are counted', async () => {
    provider.script(() => [say('Net carbs are ', 'what is left.')]);
    const events = await askForEvents(await guestClient(t), 'What are net carbs?');
    expect(textOf(events)).toBe('Net carbs are what is left.');
    expect(events.at(-1)).toEqual({ type: 'done', answeredBy: 'gpt-tester' });
    const rows = await t.db.select().from(modelUsage);
    expect(rows.map(({ questions }) => questions)).toEqual([1, 1]);
    expect(rows.reduce((sum, { inputTokens }) => sum + inputTokens, 0)).toBeGreaterThan(0);
  });

  test('what was shown is taken back, the composer answers, and the question is given back', async () => {
    await t.db.delete(modelUsage);
    provider.script(({ question }) =>
      question.includes('What are net carbs?')
        ? [say('Net carbs are what is left '), stall()]
        : [say('Aye.')],
    );
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const asked = provider.nextCall();
    const response = await fetch(`${url}/api/ask`, {
      method: 'POST',
      body: JSON.stringify({ question: 'What are net carbs?' }),
      headers: { 'content-type': 'application/json', ...EVENTS.headers },
    });
    const shown = Promise.withResolvers<void>();
    const reading = readAll(response, (text) => text.includes('what is left') && shown.resolve());
    await shown.promise;
    const held = await (await guestClient(t)).post(CHAT, { message: HELD });
    expect(held.json().response).toMatch(SORRY);
    const events = readEvents(await reading) as AnswerEvent[];
    expect(events.map(({ type }) => type)).toContain('restart');
    expect(textOf(events)).toMatch(/fib(er|re)/);
    expect(textOf(events)).not.toContain('what is left ');
    expect(noticeOf(events)).toBe("gpt-tester was interrupted, so this is Captain Keto's own answer.");
    expect(events.at(-1)).toEqual({ type: 'done', answeredBy: 'composer' });
    expect(await (await asked).ended).toBe('closed by client');
    const rows = await t.db.select().from(modelUsage);
    expect(rows.map(({ questions }) => questions)).toEqual(rows.map(() => 0));
  });

  test('a stop reaches the model', async () => {
    provider.script(() => [say('Net carbs are what is left '), stall()]);
    const stop = new AbortController();
    const asked = provider.nextCall();
    const model = { name: 'gpt-tester', load: () => Promise.reject(new Error('The worker has its own')) };
    const spent = Promise.withResolvers<boolean>();
    const events = trapped.coach.answer({
      question: 'What are net carbs?',
      history: [],
      signal: stop.signal,
      turn: {
        model,
        take: async () => ({ allowed: true }),
        spent: async ({ answered }) => spent.resolve(answered),
      },
    });
    const reason = new Error('gone');
    const reading = (async () => {
      for await (const event of events) if (event.type === 'text') stop.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(await (await asked).ended).toBe('closed by client');
    expect(await spent.promise).toBe(true);
  });
});

async function readAll(response: Response, seen: (text: string) => void): Promise<string> {
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    seen(text);
  }
  return text;
}
