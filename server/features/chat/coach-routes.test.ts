import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import {
  type AnswerEvent,
  answerEvent,
  CHAT_CONTEXT_ENTRIES,
  chatResponse,
  OFF_TOPIC_MARKER,
} from '#contract/chat.ts';
import { insertReading } from '#server/testing/factories.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

const ENV = { RATE_LIMIT_FACTOR: '100' };
const EVENTS = { headers: { accept: 'text/event-stream' } };

describe('with the real coach', () => {
  let coach: Coach;
  let t: TestApp;
  beforeAll(async () => {
    coach = await createCoach();
    t = await openTestApp({ env: ENV, engines: { coach } });
  });
  afterAll(async () => {
    await t.close();
    await coach.close();
  });

  test('a guest’s question is answered with sources', async () => {
    const client = await guestClient(t);
    const response = await client.post('/api/captain-keto/chat', {
      message: 'What are net carbs?',
      localHistory: [],
    });
    expect(response.statusCode).toBe(200);
    const answer = chatResponse.parse(response.json());
    expect(answer.response).toMatch(/fib(er|re)/i);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({ offTopic: false, safetyLevel: 'none', answeredBy: 'composer' });
  });

  test('the same answer comes as events to who asks for them', async () => {
    const client = await guestClient(t);
    const body = { message: 'What are net carbs?' };
    const response = await client.post('/api/captain-keto/chat', body, EVENTS);
    expect(response.headers['content-type']).toBe('text/event-stream');
    const events = readEvents(response.body).map((event) => answerEvent.parse(event));
    expect(events[0]?.type).toBe('status');
    expect(events.at(-1)).toEqual({ type: 'done', answeredBy: 'composer' });
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(text).toBe((await client.post('/api/captain-keto/chat', body)).json().response);
  });

  test('other topics are turned away, emergencies come first', async () => {
    const { client } = await signedInClient(t);
    const offTopic = await client.post('/api/captain-keto/chat', {
      message: 'Who won the world cup in 1998?',
    });
    expect(offTopic.json()).toMatchObject({ offTopic: true });
    expect(offTopic.json().response).toContain(OFF_TOPIC_MARKER);
    const emergency = await client.post('/api/captain-keto/chat', {
      message: 'I have crushing chest pain and my left arm hurts',
    });
    expect(emergency.json()).toMatchObject({ safetyLevel: 'emergency' });
  });

  test('an account is answered from its own readings, and the answer says so', async () => {
    const { client, user } = await signedInClient(t);
    const other = await signedInClient(t);
    const readingTime = new Date(t.clock.now().getTime() - 3_600_000);
    await insertReading(t.db, { userId: user.id, glucoseLevel: 97, readingTime });
    await insertReading(t.db, { userId: other.user.id, glucoseLevel: 222, readingTime });
    const answer = (
      await client.post('/api/captain-keto/chat', { message: 'What was my last reading?' })
    ).json();
    expect(answer).toMatchObject({ used: ['readings'], offTopic: false });
    expect(answer.response).toContain('97 mg/dL');
    expect(answer.response).not.toContain('222');
  });

  test('a visitor may ask from the landing page', async () => {
    const response = await t.client().post('/api/ask', { question: 'How many carbs a day for ketosis?' });
    expect(response.statusCode).toBe(200);
    expect(chatResponse.parse(response.json()).response.length).toBeGreaterThan(10);
  });
});

describe('around the coach', () => {
  let answer: Coach['answer'];
  let t: TestApp;
  beforeAll(async () => {
    const coach: Coach = { answer: (input) => answer(input), close: async () => {} };
    t = await openTestApp({ env: ENV, engines: { coach } });
  });
  afterAll(() => t.close());

  test('the chat is for guests and accounts', async () => {
    const response = await t.client().post('/api/captain-keto/chat', { message: 'Hello' });
    expect(response.statusCode).toBe(401);
  });

  test('the last five exchanges go along, older ones do not', async () => {
    const asked: unknown[] = [];
    answer = async function* ({ question, history }) {
      asked.push({ question, history });
      yield { type: 'text', text: 'Aye.' } as const;
      yield { type: 'done', answeredBy: 'composer' } as const;
    };
    const entries = Array.from({ length: 8 }, (_, index) => ({
      message: `q${index}`,
      response: `a${index}`,
    }));
    const client = await guestClient(t);
    await client.post('/api/captain-keto/chat', { message: '  And eggs? ', localHistory: entries });
    expect(asked).toEqual([{ question: 'And eggs?', history: entries.slice(-CHAT_CONTEXT_ENTRIES) }]);
  });

  test.each([
    ['/api/captain-keto/chat', { message: '   ' }, 'Please type a question'],
    ['/api/captain-keto/chat', {}, 'Please type a question'],
    ['/api/captain-keto/chat', { message: 'x'.repeat(4001) }, 'Please keep a message under 4000 characters'],
    ['/api/ask', { question: '' }, 'Please type a question'],
  ])('%s refuses %j', async (url, body, message) => {
    const response = await (await guestClient(t)).post(url, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test('a failure on the way ends the stream with an error event, and a JSON answer with 500', async () => {
    answer = async function* (): AsyncGenerator<AnswerEvent> {
      yield { type: 'text', text: 'It begins' };
      throw new Error('weights missing');
    };
    const client = await guestClient(t);
    const streamed = await client.post('/api/captain-keto/chat', { message: 'Hello' }, EVENTS);
    expect(readEvents(streamed.body)).toEqual([
      { type: 'text', text: 'It begins' },
      { type: 'error', message: 'Something went wrong on our side. Please try again.' },
    ]);
    const whole = await client.post('/api/captain-keto/chat', { message: 'Hello' });
    expect(whole.statusCode).toBe(500);
  });

  test('events leave the server while the answer is still being made, and stop when the client goes', async () => {
    const goOn = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<string>();
    answer = async function* ({ signal }): AsyncGenerator<AnswerEvent> {
      signal?.addEventListener('abort', () => stopped.resolve('stopped'));
      yield { type: 'text', text: 'First' };
      await goOn.promise;
      yield { type: 'text', text: 'Second' };
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const browser = new AbortController();
    const response = await fetch(`${address}/api/ask`, {
      method: 'POST',
      body: JSON.stringify({ question: 'Hello' }),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      signal: browser.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('First');
    goOn.resolve();
    expect((await reader?.read())?.value).toContain('Second');
    browser.abort();
    expect(await stopped.promise).toBe('stopped');
  });

  test('questions and answers stay out of the log', async () => {
    answer = async function* () {
      yield { type: 'text', text: 'a very private answer' } as const;
      yield { type: 'done', answeredBy: 'composer' } as const;
    };
    await t.client().post('/api/ask', { question: 'a very private question' });
    expect(t.log.text).not.toContain('very private');
  });
});
