import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { energySkill } from './energy-skill.ts';
import { macroSkill } from './macro-skill.ts';
import { targetQuestion } from './target-questions.ts';
import { targetsRoute } from './targets-route.ts';

const ask = async (question: string, earlier: string[] = [], profile: Partial<PersonalData> | null = null) =>
  targetsRoute.reply(question, {
    person: {
      ...UNKNOWN_PERSON,
      profile: async () => (profile ? { ...EMPTY_PERSONAL_DATA, ...profile } : null),
    },
    now: new Date('2026-11-21T08:00:00Z'),
    zone: 'UTC',
    earlier,
  });

const INTRODUCTION = "I'm a 45 year old woman, 165 cm, 82 kg, lightly active, want to lose weight";

describe('which questions are about one’s own needs', () => {
  test.each([
    ['how much protein do I need', 'protein'],
    ['How many grams of protein should I eat a day?', 'protein'],
    ['how many calories should I eat', 'energy'],
    ['how do I calculate my daily calories?', 'energy'],
    ['what is my TDEE?', 'energy'],
    ['what should my macros be', 'macros'],
    ['can you calculate my macros', 'macros'],
    ['is 1200 calories a day too little?', 'enough'],
    ['Are 1,500 kcal enough for me to eat daily?', 'enough'],
  ])('%s', (question, about) => {
    expect(targetQuestion(question)?.about).toBe(about);
  });

  test.each([
    'tell me the calories of mashed potatoes',
    'how much protein is in two eggs?',
    'what are the macros of a pork chop',
    'how much protein does tofu have',
    'I cannot hit my macros, what now?',
    'which protein powder should I buy?',
    'do calories matter on keto?',
    'how many calories do eggs have',
    'how many calories in a 1200 kcal pizza',
    'how many calories would I find in a cookie?',
    'what is ketosis?',
  ])('not: %s', (question) => {
    expect(targetQuestion(question)).toBeNull();
  });
});

describe('worked out', () => {
  test('energy by Mifflin-St Jeor: 1465 kcal at rest, times 1.375, less 400', async () => {
    const reply = await ask(`${INTRODUCTION}. How many calories should I eat?`);
    expect(reply).toMatchObject({ kind: 'answer', used: [] });
    expect(reply?.text).toContain('**2,010 kcal a day**');
    expect(reply?.text).toContain('**1,610 kcal**');
    expect(reply?.text).toContain('a woman of 45, 165 cm, 82 kg, lightly active');
  });

  test('macros as a table: who tells all that is needed wants them', async () => {
    const reply = await ask(INTRODUCTION);
    expect(reply?.text).toContain('| Net carbs | up to **20 g** (20 to 50 g) |');
    expect(reply?.text).toContain('| Protein | about **90 g** (72 to 120 g) |');
    expect(reply?.text).toContain('| Energy | about **1,610 kcal** |');
  });

  test.each([
    ['is 1100 calories a day too little?', '**1,100 kcal is too little**'],
    ['is 1300 calories a day too little?', '**1,300 kcal is on the low side**'],
    ['is 1600 calories a day too little?', '**1,600 kcal fits gentle weight loss**'],
    ['is 2000 calories a day enough?', 'about what keeps your weight'],
    ['is 2600 calories a day too much?', '**2,600 kcal is more than you need**'],
  ])('%s', async (question, words) => {
    expect((await ask(`${question} ${INTRODUCTION}`))?.text).toContain(words);
  });

  test('in feet and pounds as well', async () => {
    const reply = await ask('What are my macros? Male, 32 years old, 5\'10", 210 lb, moderately active');
    expect(reply?.text).toContain('a man of 32, 177.8 cm, 95.3 kg, moderately active');
  });
});

describe('what is missing is asked for, one thing at a time', () => {
  test('in a fixed order, until the sum can be done', async () => {
    const replies = ['45', 'female', '165', '82 kg', '2'];
    const questions = [/How old/, /Which version/, /How tall/, /What do you weigh/, /How active/];
    const said = ['how many calories should I eat'];
    for (const [index, reply] of replies.entries()) {
      const asked = await ask(said.at(-1) ?? '', said.slice(0, -1));
      expect(asked?.kind).toBe('ask');
      expect(asked?.text).toMatch(questions[index] ?? /never/);
      expect(asked?.text.match(/\?/g)).toHaveLength(1);
      said.push(reply);
    }
    expect((await ask('2', said.slice(0, -1)))?.text).toContain('**2,010 kcal a day**');
  });

  test('protein needs the height alone', async () => {
    expect(await ask('how much protein do I need')).toMatchObject({ kind: 'ask' });
    expect((await ask('5 ft 5', ['how much protein do I need']))?.text).toContain(
      '**90 g of protein a day**',
    );
  });

  test('a weight without a unit goes with the height, and the answer shows how it was taken', async () => {
    const metric = ['calculate my macros. 45 year old woman, 165 cm, lightly active'];
    expect((await ask('82', metric))?.text).toContain('165 cm, 82 kg');
    const us = ['calculate my macros. 45 year old woman, 5 ft 5, lightly active'];
    expect((await ask('180', us))?.text).toContain('165.1 cm, 81.6 kg');
  });

  test('a weight that could be in either unit is asked about, then taken in the one named', async () => {
    const said = ['calculate my macros. 45 year old woman, 165 cm, lightly active'];
    expect((await ask('180', said))?.text).toContain('180 kg or 180 lb?');
    expect((await ask('lb', [...said, '180']))?.text).toContain('81.6 kg');
  });

  test('a number outside of the limits is told and asked for again', async () => {
    expect((await ask('300', ['how many calories should I eat?']))?.text).toContain('Age must be 1 to 120');
  });

  test('sex may be left open: both forms count', async () => {
    const said = ['how many calories should I eat? I am 45, 165 cm, 82 kg, lightly active'];
    expect((await ask('rather not say', said))?.text).toContain('an adult of 45');
  });

  test('another question ends the asking', async () => {
    expect(await ask('what is ketosis?', ['how many calories should I eat?'])).toBeNull();
    expect(await ask('I had eggs this morning', ['how many calories should I eat?'])).toBeNull();
  });
});

describe('the profile', () => {
  const profile = {
    age: 45,
    gender: 'female',
    height: 165,
    weight: 82,
    activity: 'light',
    weightGoal: 'lose',
  } as const;

  test('gives what it knows, and the answer says so', async () => {
    const reply = await ask('how many calories should I eat?', [], profile);
    expect(reply).toMatchObject({ kind: 'answer', used: ['profile'] });
    expect(reply?.text).toContain('**2,010 kcal a day**');
    expect(reply?.text).toContain('Taken from your [profile](/profile): age, sex, height, weight, activity.');
  });

  test('what is said now goes before it', async () => {
    const reply = await ask('how much protein do I need at 180 cm?', [], profile);
    expect(reply?.text).toContain('**107 g');
    expect(reply?.text).not.toContain('Taken from');
  });

  test('is not used for somebody else', async () => {
    const reply = await ask('how many calories should my husband eat?', [], profile);
    expect(reply).toMatchObject({ kind: 'ask', used: [] });
  });
});

describe('where health speaks against a number there is a reason instead', () => {
  test.each([
    ['I am pregnant, how many calories should I eat?', {}, 'midwife'],
    ['what should my macros be? I am breastfeeding', {}, 'breastfeeding'],
    ['I am 15, how many calories should I eat?', {}, 'pediatrician'],
    ['I had anorexia years ago. How many calories should I eat?', {}, 'eating disorder'],
    ['how many calories should I eat?', { conditions: ['eating_disorder' as const] }, 'eating disorder'],
    ['what should my macros be?', { medicines: ['Jardiance'] }, 'SGLT2'],
    ['what should my macros be? I take insulin', {}, 'insulin'],
    ['how much protein do I need?', { conditions: ['kidney_disease' as const] }, 'care team'],
  ])('%s %j', async (question, profile, words) => {
    const reply = await ask(question, [], profile);
    expect(reply?.kind).toBe('answer');
    expect(reply?.text.toLowerCase()).toContain(words.toLowerCase());
    expect(reply?.text).not.toMatch(/\d{3,} (?:kcal|g)\b/);
  });
});

describe('bounds', () => {
  test.each([{ age: 0 }, { height: 20 }, { weight: 900 }, { activity: 'lazy' }, { eaten: 100 }])(
    'refused: %j',
    (input) => {
      expect(energySkill.input.safeParse(input).success).toBe(false);
    },
  );

  test('any adult within the limits gets energy in order, or a reason', () => {
    fc.assert(
      fc.property(
        fc.record({
          age: fc.integer({ min: 18, max: 100 }),
          gender: fc.constantFrom('female', 'male', ''),
          height: fc.integer({ min: 140, max: 210 }),
          weight: fc.integer({ min: 45, max: 200 }),
          activity: fc.constantFrom('sedentary' as const, 'light' as const, 'moderate' as const),
        }),
        (person) => {
          const { keep, lose, reason } = energySkill.run(energySkill.input.parse(person));
          const { energy } = macroSkill.run(macroSkill.input.parse({ ...person, weightGoal: 'keep' }));
          expect(keep).toBe(energy.computed);
          if (keep === null) expect(reason).toBeTruthy();
          else if (lose !== null) expect(lose).toBeLessThanOrEqual(keep);
        },
      ),
    );
  });
});
