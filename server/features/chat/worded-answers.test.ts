import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { chatResponse } from '#contract/chat.ts';
import { insertPantryItem, insertReading } from '#server/testing/factories.ts';
import { guestClient, signedInClient } from '#server/testing/test-app.ts';
import {
  answeredBy,
  askForEvents,
  CHAT,
  KEY,
  MODEL,
  noticeOf,
  PROVIDERS,
  textOf,
  type WordedApp,
  withWordedApp,
} from '#server/testing/worded-app.ts';
import { call, callAll, finish, type ModelScript, say } from '#tests/model-provider/steps.ts';

let coach: Coach;
beforeAll(async () => {
  coach = await createCoach();
});
afterAll(() => coach.close());

const AVOCADO = 'How many net carbs are in 100 g of avocado?';

/** Looks the food up and repeats the first figure of grams that came back. */
const lookedUp: ModelScript = ({ step, toolResults }) => {
  if (step === 0) return [callAll([{ name: 'food_lookup', arguments: { foods: ['100 g avocado'] } }])];
  const [, grams = 'nothing'] = /([\d.]+) g net carbs/.exec(toolResults[0]?.text ?? '') ?? [];
  return [say('The table ', 'says ', `${grams} g `, 'of net carbs.'), finish()];
};

describe.each(PROVIDERS)('an answer worded by %s', (name) => {
  let t: WordedApp;
  withWordedApp(
    () => ({ coach, provider: name }),
    (app) => {
      t = app;
    },
  );

  test('uses what the tools returned, and says who worded it', async () => {
    t.provider.script(lookedUp);
    const events = await askForEvents(await guestClient(t), AVOCADO);
    const [first, second] = t.provider.calls;
    expect(first?.request.tools.map((tool) => tool.name)).toContain('food_lookup');
    expect(first?.request.turns.at(-1)).toMatchObject({
      role: 'user',
      text: expect.stringContaining(AVOCADO),
    });
    expect(second?.request.toolResults).toMatchObject([{ name: 'food_lookup' }]);
    expect(events).toContainEqual({ type: 'status', text: 'Looking into the food table' });
    expect(textOf(events)).toMatch(/^The table says \d[\d.]* g of net carbs\.$/);
    expect(events.some(({ type }) => type === 'unchecked' || type === 'notice')).toBe(false);
    expect(answeredBy(events)).toBe(MODEL);
  });

  test('comes as one JSON answer too', async () => {
    t.provider.script(lookedUp);
    const response = await (await guestClient(t)).post(CHAT, { message: AVOCADO });
    expect(chatResponse.parse(response.json())).toMatchObject({
      response: expect.stringMatching(/^The table says/),
      answeredBy: MODEL,
      notice: null,
      unchecked: [],
    });
  });

  test('has a figure marked that no tool returned', async () => {
    t.provider.script(() => [say('Avocado has 1,234.5 mg of pota', 'ssium and 87.6 g of fiber.')]);
    const events = await askForEvents(await guestClient(t), AVOCADO);
    const flagged = events.find((event) => event.type === 'unchecked');
    expect(flagged).toMatchObject({ figures: expect.arrayContaining([expect.stringContaining('87.6')]) });
    expect(answeredBy(events)).toBe(MODEL);
  });

  test('keeps the safety note that the model drops', async () => {
    t.provider.script(() => [say('Go ahead, keto is great fun.')]);
    const message = 'I take metformin. What should I eat for breakfast?';
    const events = await askForEvents(await guestClient(t), message);
    const note = events.find((event) => event.type === 'safety');
    if (note?.type !== 'safety') throw new Error('There is no safety note');
    expect(note.level).not.toBe('none');
    expect(events.indexOf(note)).toBeLessThan(events.findIndex(({ type }) => type === 'text'));
    const whole = (await (await guestClient(t)).post(CHAT, { message })).json();
    expect(whole.response.startsWith(note.text)).toBe(true);
    expect(whole).toMatchObject({ safetyLevel: note.level, answeredBy: MODEL });
  });

  test('is not asked for in an emergency', async () => {
    const events = await askForEvents(await guestClient(t), 'My chest hurts badly and my left arm is numb');
    expect(events.map(({ type }) => type)).toEqual(['safety', 'done']);
    expect(answeredBy(events)).toBe('composer');
    expect(t.provider.calls).toEqual([]);
  });

  test('is made from the account’s own data alone, without what is withheld', async () => {
    const { client, user } = await signedInClient(t);
    const other = await signedInClient(t);
    const readingTime = new Date(t.clock.now().getTime() - 3_600_000);
    await insertReading(t.db, { userId: user.id, glucoseLevel: 97, readingTime });
    await insertReading(t.db, { userId: other.user.id, glucoseLevel: 222, readingTime });
    await insertPantryItem(t.db, { userId: user.id, productName: 'Brie from the market' });
    const tools: ModelScript = ({ step }) =>
      step === 0
        ? [
            callAll([
              { name: 'my_readings', arguments: {} },
              { name: 'my_pantry', arguments: {} },
            ]),
          ]
        : [say('Aye.')];
    t.provider.script(tools);
    const sent = async () => {
      t.provider.calls.length = 0;
      const events = await askForEvents(client, 'How am I doing with my glucose?');
      expect(answeredBy(events)).toBe(MODEL);
      return JSON.stringify(t.provider.calls.map(({ request }) => request.body));
    };
    const open = await sent();
    expect(open).toMatch(/\b97 mg/);
    expect(open).not.toMatch(/\b222 mg/);
    expect(open).not.toContain(user.username);
    await client.patch('/api/profile', { withheldFromCoach: ['readings', 'pantry'] });
    const withheld = await sent();
    expect(withheld).not.toMatch(/\b97 mg/);
    expect(withheld).not.toContain('Brie from the market');
  });

  test('two tabs at once get their own answers', async () => {
    t.provider.script(async function* ({ question }) {
      const food = /(butter|brie) is fine a day/.exec(question)?.[1] ?? '';
      yield say(`About ${food}: `);
      await bothAsked;
      yield say('it is ', food, '.');
    });
    const both = Promise.withResolvers<void>();
    const bothAsked = both.promise;
    const { client } = await signedInClient(t);
    const seen = [t.provider.nextCall(0), t.provider.nextCall(1)];
    const asking = ['How much butter is fine a day?', 'How much brie is fine a day?'].map((message) =>
      askForEvents(client, message),
    );
    await Promise.all(seen);
    both.resolve();
    const [butter = [], brie = []] = await Promise.all(asking);
    expect(textOf(butter)).toBe('About butter: it is butter.');
    expect(textOf(brie)).toBe('About brie: it is brie.');
  });

  test('never shows the key', async () => {
    t.provider.script(({ system, turns }) => [say(`${system} ${JSON.stringify(turns)}`.slice(0, 9000))]);
    const events = await askForEvents(await guestClient(t), AVOCADO);
    expect(JSON.stringify(events)).not.toContain(KEY);
    expect(JSON.stringify(t.provider.calls[0]?.request.body)).not.toContain(KEY);
    expect(t.log.text).not.toContain(KEY);
    expect(t.log.text).not.toContain('avocado');
  });

  test('does not end in a tool that is not there', async () => {
    t.provider.script(({ step }) =>
      step === 0 ? [call('delete_everything', { really: true })] : [say('Aye.')],
    );
    const events = await askForEvents(await guestClient(t), AVOCADO);
    expect([MODEL, 'composer']).toContain(answeredBy(events));
    expect(textOf(events).length).toBeGreaterThan(0);
    if (answeredBy(events) === 'composer') expect(noticeOf(events)).toContain(MODEL);
  });
});
