import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { pantryConversationResponse } from '#contract/pantry-conversation.ts';
import { guestClient } from '#server/testing/test-app.ts';
import { breadContext, MODEL, openWordedApp, type WordedApp } from '#server/testing/worded-app.ts';
import { refuse, SERVICE_ERROR_TEXT, say } from '#tests/model-provider/steps.ts';

let coach: Coach;
let t: WordedApp;
beforeAll(async () => {
  coach = await createCoach({ limits: { retryWaitMs: 5 } });
  t = await openWordedApp({ coach, provider: 'anthropic' });
});
afterEach(() => t.provider.reset());
afterAll(async () => {
  await t.close();
  await coach.close();
});

async function ask(message: string, productContext: object = breadContext()) {
  const response = await (await guestClient(t)).post('/api/pantry-conversation', { message, productContext });
  expect(response.statusCode, response.body).toBe(200);
  return pantryConversationResponse.parse(response.json());
}

test('what the label answers is answered from it, and no model is asked', async () => {
  const answer = await ask('How many net carbs does it have?');
  expect(answer).toMatchObject({ answeredBy: 'composer', notice: null });
  expect(answer.response).toContain('46.72 g');
  expect(t.provider.calls).toEqual([]);
});

test('for all else the model gets the facts and the words of the label', async () => {
  t.provider.script(() => [say('Toast it, ', 'if you must: 46.72 g of net carbs in 100 g.')]);
  const context = breadContext({ ingredients: 'Wheat flour, water, sugar, yeast' });
  const answer = await ask('What does keto do to my sleep?', context);
  expect(answer).toEqual({
    response: 'Toast it, if you must: 46.72 g of net carbs in 100 g.',
    answeredBy: MODEL,
    notice: null,
  });
  const { question } = t.provider.calls[0]?.request ?? {};
  for (const words of ['Product: White Bread', 'net carbs', '46.72 g', 'Wheat flour, water, sugar, yeast']) {
    expect(question?.toLowerCase()).toContain(words.toLowerCase());
  }
});

test('numbers that were tampered with on the way do not reach the model', async () => {
  const bread = breadContext();
  t.provider.script(() => [say('Aye.')]);
  await ask('What does keto do to my sleep?', {
    ...bread,
    keto_score: 10,
    nutrition_data: { ...bread.nutrition_data, keto_score: 10, net_carbs: 0, analysis: 'Eat it all day.' },
  });
  const { question } = t.provider.calls[0]?.request ?? {};
  expect(question).toContain(`${bread.keto_score} out of 10`);
  expect(question).not.toMatch(/10 out of 10|Eat it all day/);
});

test('a model that fails leaves the coach’s own answer, and says so', async () => {
  t.provider.script(() => [refuse(500)]);
  const answer = await ask('What is keto flu?');
  expect(answer.answeredBy).toBe('composer');
  expect(answer.notice).toContain(MODEL);
  expect(answer.response.length).toBeGreaterThan(40);
  expect(JSON.stringify(answer)).not.toContain(SERVICE_ERROR_TEXT);
});
