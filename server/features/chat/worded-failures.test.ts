import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import { guestClient } from '#server/testing/test-app.ts';
import {
  answeredBy,
  askForEvents,
  CHAT,
  KEY,
  MODEL,
  noticeOf,
  openWordedApp,
  PROVIDERS,
  textOf,
  type WordedApp,
  withWordedApp,
} from '#server/testing/worded-app.ts';
import { addressOfNobody } from '#tests/model-provider/model-provider.ts';
import {
  begin,
  cut,
  finish,
  type ModelScript,
  refuse,
  reply,
  SERVICE_ERROR_TEXT,
  say,
  stall,
  write,
} from '#tests/model-provider/steps.ts';

const QUESTION = 'What are net carbs?';

let coach: Coach;
/** Soon tired of waiting, for what never comes. */
let impatient: Coach;
let own: string;
beforeAll(async () => {
  coach = await createCoach({ limits: { retryWaitMs: 5 } });
  impatient = await createCoach({ limits: { retryWaitMs: 5, firstPieceMs: 400, betweenPiecesMs: 400 } });
  const events = await Array.fromAsync(coach.answer({ question: QUESTION, history: [] }));
  own = textOf(events);
});
afterAll(() => Promise.all([coach.close(), impatient.close()]));

interface Fault {
  what: string;
  script: ModelScript;
  notice: RegExp;
  /** Questions sent to the service in all. */
  tries: number;
}

const IN_PLACE: Fault[] = [
  { what: 'too many calls', script: () => [refuse(429)], notice: /is busy right now/, tries: 3 },
  {
    what: 'too many calls for a long time',
    script: () => [refuse(429, { 'retry-after': '120' })],
    notice: /is busy right now/,
    tries: 1,
  },
  { what: 'a failing server', script: () => [refuse(500)], notice: /could not be reached/, tries: 3 },
  { what: 'no service', script: () => [refuse(503)], notice: /is busy right now/, tries: 3 },
  { what: 'an overloaded one', script: () => [refuse(529)], notice: /is busy right now/, tries: 3 },
  { what: 'a wrong model', script: () => [refuse(404)], notice: /no usable answer/, tries: 1 },
  { what: 'cut before a word', script: () => [cut()], notice: /could not be reached/, tries: 3 },
  {
    what: 'garbage',
    script: () => [write('data: {"half":\n\n')],
    notice: /no usable answer|could not be reached/,
    tries: 1,
  },
  {
    what: 'a page instead of an answer',
    script: () => [reply(200, 'text/html', '<html>Log in to the Wi-Fi</html>')],
    notice: /no usable answer/,
    tries: 1,
  },
  { what: 'an empty answer', script: () => [], notice: /no usable answer/, tries: 1 },
];

const BROKEN_OFF: Fault[] = [
  {
    what: 'cut in mid-stream',
    script: () => [say('Net carbs are what', ' is left when '), cut()],
    notice: /broke off/,
    tries: 1,
  },
  {
    what: 'garbage in mid-stream',
    script: () => [say('Net carbs are what', ' is left when '), write('data: <oops>\n\n'), cut()],
    notice: /broke off/,
    tries: 1,
  },
];

describe.each(PROVIDERS)('when %s fails', (name) => {
  let t: WordedApp;
  withWordedApp(
    () => ({ coach, provider: name }),
    (app) => {
      t = app;
    },
  );
  afterEach(() => t.db.delete(modelUsage));

  test.each(IN_PLACE)(
    '$what: the coach answers in its place and says why',
    async ({ script, notice, tries }) => {
      t.provider.script(script);
      const events = await askForEvents(await guestClient(t), QUESTION);
      expect(noticeOf(events)).toMatch(notice);
      expect(noticeOf(events)).toContain(MODEL);
      expect(events.some(({ type }) => type === 'restart')).toBe(false);
      expect(textOf(events)).toBe(own);
      expect(answeredBy(events)).toBe('composer');
      expect(JSON.stringify(events)).not.toContain(SERVICE_ERROR_TEXT);
      if (tries > 1) expect(t.provider.calls).toHaveLength(tries);
    },
  );

  test.each(BROKEN_OFF)('$what: the answer begins anew in the coach’s words', async ({ script, notice }) => {
    t.provider.script(script);
    const events = await askForEvents(await guestClient(t), QUESTION);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('text')).toBeLessThan(types.indexOf('restart'));
    expect(noticeOf(events)).toMatch(notice);
    expect(textOf(events)).toBe(own);
    expect(answeredBy(events)).toBe('composer');
    expect(t.provider.calls).toHaveLength(1);
  });

  test('a JSON answer has the notice too, and nothing of what the model had begun', async () => {
    t.provider.script(() => [say('Half of it '), cut()]);
    const response = await (await guestClient(t)).post(CHAT, { message: QUESTION });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ response: own, answeredBy: 'composer' });
    expect(response.json().notice).toContain(MODEL);
  });

  test('the question is given back', async () => {
    t.provider.script(() => [say('Half of it '), finish({ reason: 'length' })]);
    const client = await guestClient(t);
    const left = async () => (await client.get('/api/coach')).json().daily.left;
    const before = await left();
    t.provider.script(() => [refuse(500)]);
    await askForEvents(client, QUESTION);
    expect(await left()).toBe(before);
    t.provider.script(() => [say('Carbs without fiber.')]);
    await askForEvents(client, QUESTION);
    expect(await left()).toBe(before - 1);
  });

  test('a second try may succeed: nobody hears of the first', async () => {
    let asked = 0;
    t.provider.script(() => {
      asked++;
      return asked === 1 ? [refuse(429, { 'retry-after': '0' })] : [say('Carbs without fiber.')];
    });
    const events = await askForEvents(await guestClient(t), QUESTION);
    expect(textOf(events)).toBe('Carbs without fiber.');
    expect(noticeOf(events)).toBeNull();
    expect(answeredBy(events)).toBe(MODEL);
    expect(asked).toBe(2);
  });

  test('the log tells kind and status, and neither words nor key', async () => {
    t.provider.script(() => [refuse(500)]);
    await askForEvents(await guestClient(t), QUESTION);
    expect(t.log.lines('model failed').at(-1)).toMatchObject({
      kind: 'unavailable',
      status: 500,
      model: MODEL,
    });
    t.provider.script(() => [refuse(404)]);
    await askForEvents(await guestClient(t), QUESTION);
    expect(t.log.lines('model failed').at(-1)).toMatchObject({ status: 404, said: SERVICE_ERROR_TEXT });
    expect(t.log.text).not.toContain(KEY);
    expect(t.log.text).not.toMatch(/net carbs/i);
  });
});

describe.each(PROVIDERS)('when %s keeps everybody waiting', (name) => {
  let t: WordedApp;
  withWordedApp(
    () => ({ coach: impatient, provider: name }),
    (app) => {
      t = app;
    },
  );

  test.each([
    ['before anything', [stall()], /took too long/],
    ['after the status line', [begin(), stall()], /took too long/],
    ['in the middle of the answer', [say('Net carbs are what is left when '), stall()], /broke off/],
  ])('%s: the coach answers, and the connection is let go', async (_when, steps, notice) => {
    t.provider.script(() => steps);
    const events = await askForEvents(await guestClient(t), QUESTION);
    expect(noticeOf(events)).toMatch(notice);
    expect(textOf(events)).toBe(own);
    for (const call of t.provider.calls) expect(await call.ended).toBe('closed by client');
  });
});

describe.each(PROVIDERS)('without the service of %s', (name) => {
  test.each([
    ['nobody listens', async () => ({ baseUrl: await addressOfNobody() }), /could not be reached/],
    ['the key is refused', async () => ({ env: { AI_API_KEY: 'another-key' } }), /did not accept the key/],
  ])('%s: the coach answers', async (_why, changes, notice) => {
    const t = await openWordedApp({ coach, provider: name, ...(await changes()) });
    const events = await askForEvents(await guestClient(t), QUESTION);
    expect(noticeOf(events)).toMatch(notice);
    expect(textOf(events)).toBe(own);
    expect(t.log.text).not.toMatch(/another-key|Incorrect API key/);
    await t.close();
  });
});
