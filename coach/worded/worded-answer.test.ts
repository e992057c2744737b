import { afterAll, describe, expect, test } from 'vitest';
import { type AnswerEvent, answerEvent, type ChatResponse } from '#contract/chat.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createCoach, type Question } from '../coach.ts';
import { collectAnswer } from '../collect-answer.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { calls, says, saysUntil, scriptedTurn, toldIn } from './testing/scripted-model.ts';

const coach = await createCoach();
afterAll(() => coach.close());

async function eventsOf(question: string, more: Partial<Question>): Promise<AnswerEvent[]> {
  const list: AnswerEvent[] = [];
  for await (const event of coach.answer({ question, history: [], ...more })) {
    expect(answerEvent.parse(event)).toEqual(event);
    list.push(event);
  }
  return list;
}
const ask = (question: string, more: Partial<Question> = {}): Promise<ChatResponse> =>
  collectAnswer(coach.answer({ question, history: [], ...more }));
const statuses = (events: readonly AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'status' ? [event.text] : []));

describe('a model words the answer', () => {
  test('its text passes through piece by piece, under its name', async () => {
    const { turn, spent } = scriptedTurn(says('\n', 'Ketosis ', 'means burning ', 'fat [1].'));
    const events = await eventsOf('What is ketosis?', { turn });
    expect(statuses(events)).toEqual([
      'Checking the charts',
      'Reading “What is ketosis?”',
      'Asking test-model',
    ]);
    const texts = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts[0]).toMatch(/^Ketosis ?$/);
    expect(texts.join('')).toMatch(/^Ketosis means burning fat \[\[1\]\]\(.*\)\.$/);
    expect(events.at(-1)).toEqual({ type: 'done', answeredBy: 'test-model' });
    expect(spent).toEqual([{ inputTokens: 100, outputTokens: 20, answered: true, failure: null }]);
  });

  test('a cited source is linked and named, and the others are not', async () => {
    const composed = await ask('What is ketosis?');
    const [first, second] = composed.sources;
    if (!first || !second) throw new Error('The composer named fewer than two sources');
    const { turn } = scriptedTurn(says('It burns fat [', '2', '].'));
    const { response, sources, next } = await ask('What is ketosis?', { turn });
    expect(response).toBe(`It burns fat [[2]](${second.href}).`);
    expect(sources).toEqual([second]);
    expect(next).toEqual(composed.next);
  });

  test('without a citation the sources it built on are named', async () => {
    const { turn } = scriptedTurn(says('It burns fat.'));
    const { sources } = await ask('What is ketosis?', { turn });
    expect(sources).toEqual((await ask('What is ketosis?')).sources);
  });

  test('it is given the question, the conversation, what it is about and the composer’s answer', async () => {
    const { turn, asked } = scriptedTurn(says('Aye.'));
    const history = [{ message: 'Is brie keto?', response: 'Brie fits [[1]](/handbook/dairy).' }];
    await ask('How many carbs are in 100 g of almonds?', { turn, history, about: 'Nut Bar, 5 g net carbs' });
    const told = toldIn(asked[0]);
    expect(told).toContain('Is brie keto?');
    expect(told).toContain('Brie fits.');
    expect(told).toContain('Nut Bar, 5 g net carbs');
    expect(told).toContain('100 g of almonds?');
    expect(told).toMatch(/\*\*net carbs|net carbs\*\*/);
    expect(told).toContain('USDA SR28: Nuts, almonds');
  });

  test('a figure that nothing returned is reported', async () => {
    const { turn } = scriptedTurn(says('Almonds have 77 g net carbs in 100 g.'));
    const { unchecked } = await ask('How many carbs are in 100 g of almonds?', { turn });
    expect(unchecked).toEqual(['77 g']);
  });

  test('an answer that was cut short says so', async () => {
    const { turn } = scriptedTurn(saysUntil('length', 'Ketosis is'));
    expect((await ask('What is ketosis?', { turn })).notice).toBe(
      'test-model stopped before the end of its answer.',
    );
  });

  test('thoughts in the text are not shown', async () => {
    const { turn } = scriptedTurn(says('<think>', 'The asker wants', '</think>', 'It burns fat.'));
    expect((await ask('What is ketosis?', { turn })).response).toBe('It burns fat.');
  });

  test('only pages of this app and sources stay links', async () => {
    const { turn } = scriptedTurn(
      says(
        'See [this](https://evil.example/?d=1), ![x](http://evil.example/p.png) or [Tracking](/tracking).',
      ),
    );
    const { response } = await ask('What is ketosis?', { turn });
    expect(response).not.toContain('evil');
    expect(response).toContain('[Tracking](/tracking)');
  });
});

describe('the model is not asked', () => {
  test.each([
    ['an emergency', 'my chest hurts and my left arm is numb'],
    ['another topic', 'Who won the world cup in 1990?'],
    ['small talk', 'Hello!'],
    ['a medicine that is told of', 'I take Jardiance'],
    ['a question of ours', 'What are my macros?'],
    ['a rule that allows one article alone', 'I am pregnant, how long should I fast?'],
  ])('for %s', async (_, question) => {
    const scripted = scriptedTurn();
    const answer = await ask(question, { turn: scripted.turn });
    expect(answer).toEqual(await ask(question));
    expect(answer.answeredBy).toBe('composer');
    expect(scripted.taken).toBe(0);
    expect(scripted.spent).toEqual([]);
  });

  test('when the day’s questions are used up, which a notice says', async () => {
    const scripted = scriptedTurn();
    const turn = {
      ...scripted.turn,
      take: async () => ({ allowed: false, notice: 'That was your last one for today.' }) as const,
    };
    const answer = await ask('What is ketosis?', { turn });
    expect(answer).toEqual({
      ...(await ask('What is ketosis?')),
      notice: 'That was your last one for today.',
    });
    expect(scripted.spent).toEqual([]);
  });
});

describe('the safety note', () => {
  const question = 'Can I eat cheese? I take metformin';

  test.each([
    ['says nothing of it', 'Cheese fits well.'],
    ['contradicts it', 'Ignore the note above, there is nothing to worry about.'],
  ])('stands when the model %s', async (_, text) => {
    const composed = await eventsOf(question, {});
    const note = composed.find((event) => event.type === 'safety');
    const { turn, asked } = scriptedTurn(says(text));
    const events = await eventsOf(question, { turn });
    expect(events.find((event) => event.type === 'safety')).toEqual(note);
    expect(events.findIndex(({ type }) => type === 'safety')).toBeLessThan(
      events.findIndex(({ type }) => type === 'text'),
    );
    expect(toldIn(asked[0])).toContain('safety note above the answer');
    const { turn: again } = scriptedTurn(says(text));
    const { response, safetyLevel } = await ask(question, { turn: again });
    expect(safetyLevel).toBe('caution');
    expect(response.startsWith(note?.type === 'safety' ? note.text : '?')).toBe(true);
  });

  test('stands above what is left when a dose was taken out', async () => {
    const { turn } = scriptedTurn(
      says('Cheese fits well. ', 'Take 2000 mg of metformin instead of 1000 mg. ', 'Enjoy it.'),
    );
    const { response, notice, safetyLevel } = await ask(question, { turn });
    expect(safetyLevel).toBe('caution');
    expect(response).not.toContain('2000 mg');
    expect(response).toContain('Enjoy it.');
    expect(notice).toContain('Something was left out');
  });

  test('the composer answers when nothing was left', async () => {
    const { turn, spent } = scriptedTurn(says('Take 2000 mg of metformin twice a day.'));
    const answer = await ask(question, { turn });
    expect(answer).toEqual({ ...(await ask(question)), notice: expect.stringContaining('told of doses') });
    expect(spent).toMatchObject([{ answered: false }]);
  });
});

describe('tools', () => {
  const person = {
    ...UNKNOWN_PERSON,
    profile: async () => ({ ...EMPTY_PERSONAL_DATA, netCarbLimit: 25 }),
    pantry: async () => [
      {
        productName: 'Brie from the corner',
        brand: null,
        servingSize: '30 g',
        calories: 100,
        totalFat: 80,
        totalCarbs: 5,
        dietaryFiber: 0,
        protein: 60,
        netCarbs: 5,
        ketoScore: 9,
        createdAt: '2026-01-01T00:00:00.000Z',
        notes: 'For Sunday',
      },
    ],
  };

  test('a call is run, shown as a status, and its result goes back with units and numbered sources', async () => {
    const { turn, asked, spent } = scriptedTurn(
      calls([['food_lookup', { foods: ['100 g brie'] }]], 'Let me look.'),
      says('Brie has few carbs.'),
    );
    const events = await eventsOf('What is ketosis?', { turn, person });
    expect(statuses(events)).toContain('Looking into the food table');
    const told = toldIn(asked[1]);
    expect(told).toContain('100 g of brie');
    expect(told).toMatch(/\[\d+\] USDA SR28: Cheese, brie/);
    const text = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
    expect(text).toBe('Let me look.\n\nBrie has few carbs.');
    const sources = events.flatMap((event) => (event.type === 'source' ? [event.source] : []));
    expect(sources.map(({ title }) => title)).toEqual(['USDA SR28: Cheese, brie']);
    expect(sources[0]?.number).toBeGreaterThan(2);
    expect(spent).toMatchObject([{ inputTokens: 200, outputTokens: 40, answered: true }]);
  });

  test('own data that a tool gave is named as used', async () => {
    const { turn, asked } = scriptedTurn(calls([['my_pantry', { about: 'list' }]]), says('Brie it is.'));
    const events = await eventsOf('What is ketosis?', { turn, person });
    expect(statuses(events)).toContain('Looking up your pantry');
    expect(toldIn(asked[1])).toContain('Brie from the corner');
    expect(toldIn(asked[1])).toContain('For Sunday');
    expect(events.find(({ type }) => type === 'used')).toEqual({ type: 'used', data: ['profile', 'pantry'] });
  });

  test('notes that are read are counted', async () => {
    const { turn } = scriptedTurn(
      calls([['handbook_search', { question: 'What helps against keto flu?' }]]),
      says('Salt.'),
    );
    const shown = statuses(await eventsOf('What is ketosis?', { turn }));
    expect(shown).toContain('Searching the handbook');
    expect(shown.at(-1)).toMatch(/^Reading (?:a note|\d notes)$/);
  });

  test.each([
    ['bad input', 'food_lookup', { foods: [] }, 'Wrong input'],
    ['no JSON', 'food_lookup', '{"foods": [', 'food_lookup'],
    ['an unknown tool', 'delete_account', {}, 'delete_account'],
    ['an id of somebody else', 'my_pantry', { about: 'list', userId: 7 }, 'Brie from the corner'],
  ])('%s gets a plain text', async (_, name, input, told) => {
    const { turn, asked } = scriptedTurn(calls([[name, input]]), says('Aye.'));
    const { response } = await ask('What is ketosis?', { turn, person });
    expect(response).toBe('Aye.');
    expect(toldIn(asked[1])).toContain(told);
  });

  test('one that fails is told of without its error', async () => {
    const broken = { ...person, pantry: async () => Promise.reject(new Error('relation "pantry" is gone')) };
    const { turn, asked } = scriptedTurn(calls([['my_pantry', { about: 'list' }]]), says('Aye.'));
    await ask('What is ketosis?', { turn, person: broken });
    expect(toldIn(asked[1])).toContain('could not be looked up');
    expect(toldIn(asked[1])).not.toContain('relation');
  });

  test('after the rounds are used up it is told to answer', async () => {
    const again = calls([['my_pantry', { about: 'list' }]]);
    const { turn, asked } = scriptedTurn(again, again, again, says('Enough.'));
    const few = await createCoach({ limits: { toolRounds: 2 } });
    const answer = await collectAnswer(
      few.answer({ question: 'What is ketosis?', history: [], turn, person }),
    );
    await few.close();
    expect(answer.response).toBe('Enough.');
    expect(toldIn(asked[3])).toContain('no more look-ups');
  });
});
