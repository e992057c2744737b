import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { modelUsage } from '#server/database/schema/model-usage.ts';
import { openWordedApp, PROVIDERS, type WordedApp } from '#server/testing/worded-app.ts';
import { begin, type ModelScript, say, stall } from '#tests/model-provider/steps.ts';

let coach: Coach;
beforeAll(async () => {
  coach = await createCoach();
});
afterAll(() => coach.close());

/** A browser on a real connection, which can go away. */
function ask(url: string) {
  const browser = new AbortController();
  const response = fetch(`${url}/api/ask`, {
    method: 'POST',
    body: JSON.stringify({ question: 'What are net carbs?' }),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    signal: browser.signal,
  });
  const reading = response.then(({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader());
  let text = '';
  /** Reads until the words came, and leaves the answer open. */
  async function until(words: string): Promise<void> {
    while (!text.includes(words)) {
      const piece = await (await reading)?.read();
      if (!piece?.value) throw new Error(`The answer ended before: ${words}`);
      text += piece.value;
    }
  }
  return { until, stop: () => browser.abort() };
}

describe.each(PROVIDERS)('who goes away from %s', (name) => {
  let t: WordedApp;
  let url: string;
  beforeAll(async () => {
    t = await openWordedApp({ coach, provider: name });
    url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => t.provider.reset());
  afterAll(() => t.close());

  const moments: [string, ModelScript, string][] = [
    ['while nothing came yet', () => [stall()], 'Asking'],
    ['while the model thinks', () => [begin(), stall()], 'Asking'],
    ['in the middle of the answer', () => [say('Net carbs are what is left '), stall()], 'what is left'],
  ];
  test.each(moments)('%s: the service sees the connection close', async (_when, script, words) => {
    t.provider.script(script);
    const asked = t.provider.nextCall();
    const browser = ask(url);
    const seen = await asked;
    await browser.until(words);
    expect(seen.outcome).toBe('open');
    browser.stop();
    expect(await seen.ended).toBe('closed by client');
  });

  test('a stopped answer counts as one, with nothing left open', async () => {
    await t.db.delete(modelUsage);
    t.provider.script(() => [say('Net carbs are what is left '), stall()]);
    const asked = t.provider.nextCall();
    const browser = ask(url);
    await browser.until('what is left');
    browser.stop();
    await (await asked).ended;
    const rows = await t.db.select().from(modelUsage).orderBy(asc(modelUsage.asker));
    expect(rows.map(({ questions }) => questions)).toEqual([1, 1]);
  });
});
