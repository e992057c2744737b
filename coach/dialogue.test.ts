import { afterAll, describe, expect, test } from 'vitest';
import type { ChatEntry, ChatResponse } from '#contract/chat.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createCoach } from './coach.ts';
import { collectAnswer } from './collect-answer.ts';
import { type Person, UNKNOWN_PERSON } from './person/person.ts';

const coach = await createCoach();
afterAll(() => coach.close());

/** Answers to the messages in turn, each with the ones before it as history. */
async function talk(messages: readonly string[], person: Person = UNKNOWN_PERSON): Promise<ChatResponse[]> {
  const history: ChatEntry[] = [];
  const answers: ChatResponse[] = [];
  for (const question of messages) {
    const answer = await collectAnswer(coach.answer({ question, history: history.slice(-5), person }));
    answers.push(answer);
    history.push({ message: question, response: answer.response });
  }
  return answers;
}
const lastOf = async (...messages: string[]) => (await talk(messages)).at(-1)?.response ?? '';
const person = (known: Partial<PersonalData>): Person => ({
  ...UNKNOWN_PERSON,
  profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...known }),
});

describe('an open question of ours', () => {
  test('goes on over several short replies until it is done', async () => {
    const answers = await talk(['What are my macros?', '45', 'female', '168 cm', '82 kg', '2']);
    expect(answers[0]?.response).toContain('How old are you?');
    for (const { response } of answers.slice(1, -1)) expect(response).toMatch(/^Thank you\. /);
    expect(answers.at(-1)?.response).toMatch(/Protein.*g/s);
  });

  test.each([
    [['my glucose is 90, what is my GKI?', '1.5'], '**3.3**'],
    [['what is my GKI?', '90 and 1.5'], '**3.3**'],
    [['what is my GKI?', '90 mg/dL', 'ketones 1.5'], '**3.3**'],
  ])('%j', async (messages, figure) => {
    expect(await lastOf(...messages)).toContain(figure);
  });

  test.each([
    [['my glucose is 90, what is my GKI?', 'Convert 7.4 mmol/L to mg/dL'], '**133 mg/dL**'],
    [['HOMA-IR of glucose 95', 'convert 7.4 mmol/L'], '**133 mg/dL**'],
    [['What is my BMI at 170 cm?', '186 lb in kg'], '**84.4 kg**'],
    [['my glucose is 90, what is my GKI?', 'log 97 1.3 fasting'], '**nothing was logged**'],
    [['What is my BMI at 170 cm?', 'what is an A1C of 6.2?'], 'An A1C of **6.2%**'],
  ])('takes no number that a message asks about itself: %j', async (messages, figure) => {
    expect(await lastOf(...messages)).toContain(figure);
  });

  test('is dropped when the person asks something else', async () => {
    expect(await lastOf('What are my macros?', 'What is ketosis?')).toContain('runs mostly on fat');
    expect(await lastOf('What are my macros?', 'never mind', 'What is keto flu?')).toContain('rough patch');
  });
});

describe('follow-ups', () => {
  test('a new food repeats the question, an amount replaces the amount', async () => {
    const answers = await talk([
      'how many carbs in cashews?',
      'what about almonds?',
      'and 100 g?',
      'and protein?',
    ]);
    const [cashews, almonds, hundred, protein] = answers.map(({ response }) => response);
    expect(cashews).toContain('of cashews');
    expect(almonds).toContain('net carbs** (');
    expect(almonds).toContain('of almonds');
    expect(hundred).toContain('100 g of almonds');
    expect(protein).toMatch(/g protein\*\* in 100 g of almonds/);
  });

  test('how much of it, and what instead, are about the same food', async () => {
    expect(await lastOf('Can I eat rice?', 'and quinoa?', 'how much of it?')).toContain('of quinoa');
    expect(await lastOf('Can I eat rice?', 'what can I use instead?')).toMatch(
      /[Ii]nstead of rice|[Cc]auliflower rice/,
    );
  });

  test('a pronoun stands for the food, in its number', async () => {
    expect(await lastOf('how many carbs in a cup of cashews?', 'are they ok?')).toMatch(/cashews/);
    expect(await lastOf('Can I eat cashews? How about almonds?')).toMatch(
      /\*\*Can I eat almonds\?\*\*\n\n[^[]*of almonds/,
    );
    const { response } = (await talk(['How many carbs in almonds and is it better than cashews?']))[0] ?? {};
    expect(response).toContain('**Are almonds better than cashews?**');
  });

  test('why, how long and what helps stay with the article', async () => {
    const answers = await talk(['What is keto flu?', 'how long does it last?', 'why?', 'what helps?']);
    const [, howLong, why, helps] = answers.map(({ response }) => response);
    expect(howLong).toMatch(/week/);
    expect(why).toContain('insulin');
    expect(helps).toMatch(/^Salt, fluid, food and rest/);
  });

  test('a number takes the place of the number before', async () => {
    expect(await lastOf('convert 7.2 mmol/L to mg/dL', 'and 5.5?')).toContain('**99 mg/dL**');
  });

  test.each([
    ['What A1C is an average glucose of 150 mg/dL?', 'Convert 8.1 mmol/L glucose to mg/dL', '**146 mg/dL**'],
    ['What is my GKI with glucose 90 and ketones 1.1 mmol/L?', 'Convert 7.4 mmol/L', '**133 mg/dL**'],
    ['Is my A1C of 6.1 bad?', 'what about A1C of 5.4', 'An A1C of **5.4%**'],
    ['What is my BMI at 170 cm and 82 kg?', 'BMI at 180 cm and 90 kg', '**27.8**'],
    ['What is the HOMA-IR of insulin 8 and glucose 95?', 'HOMA-IR of insulin 12, glucose 110', '**3.3**'],
    ['Convert LDL cholesterol 130 mg/dL to mmol/L?', 'Convert HDL cholesterol 50 mg/dL', '**1.3 mmol/L**'],
    ['Is a glucose of 110 mg/dL after lunch ok?', 'is a glucose of 160 mg/dL ok', '160 mg/dL'],
    ['How many carbs are in 100 g almonds?', 'carbs in 50 g almonds', '50 g of almonds'],
  ])('a question with its own number is not the one before: %s, %s', async (before, question, figure) => {
    expect(await lastOf(before, question)).toContain(figure);
  });
});

describe('several questions in one message', () => {
  test('a food and what it does, each under its question', async () => {
    const { response, sources } = (await talk(['Are eggs ok on keto and what breaks a fast?']))[0] ?? {
      response: '',
      sources: [],
    };
    expect(response).toContain('**Are eggs ok on keto?**');
    expect(response).toContain('**What breaks a fast?**');
    expect(sources.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['food', 'handbook']));
  });
});

describe('what to ask next', () => {
  test('two or three questions, none of them asked before', async () => {
    const asked = 'Do calories matter on keto?';
    const [first, second] = await talk([asked, 'How much protein should I eat on keto?']);
    expect(first?.next.length).toBeGreaterThanOrEqual(2);
    expect(first?.next.length).toBeLessThanOrEqual(3);
    expect([...(first?.next ?? []), ...(second?.next ?? [])]).not.toContain(asked);
  });

  test('none after an emergency and none while we wait for an answer', async () => {
    const [emergency] = await talk(['I have chest pain and my left arm is numb']);
    expect(emergency).toMatchObject({ safetyLevel: 'emergency', next: [] });
    expect((await talk(['What are my macros?']))[0]?.next).toEqual([]);
  });

  test('ways back after an off-topic question', async () => {
    const [{ offTopic, next } = { offTopic: false, next: [] }] = await talk([
      'Who won the world cup in 1990?',
    ]);
    expect(offTopic).toBe(true);
    expect(next.length).toBeGreaterThan(0);
  });
});

describe("the person's own situation", () => {
  test('one sentence from the profile, which the answer names as used', async () => {
    const [answer] = await talk(['How many carbs can I eat per day?'], person({ netCarbLimit: 25 }));
    expect(answer?.response).toContain('25 g');
    expect(answer?.used).toEqual(['profile']);
  });

  test('nothing is said or named as used where the profile has no part in it', async () => {
    const [answer] = await talk(['What is ketosis?'], person({ netCarbLimit: 25 }));
    expect(answer?.used).toEqual([]);
  });

  test('a profile that cannot be read costs the sentence, not the answer', async () => {
    const broken: Person = { ...UNKNOWN_PERSON, profile: async () => Promise.reject(new Error('gone')) };
    const [answer] = await talk(['What is ketosis?'], broken);
    expect(answer?.response).toContain('Ketosis is');
  });
});
