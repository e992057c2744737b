import { describe, expect, test } from 'vitest';
import type { HealthReading } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { diaryQuestion } from '../diary/diary-question.ts';
import { readingToLog } from './reading-to-log.ts';
import { readingsQuestion } from './readings-question.ts';
import { readingsRoute } from './readings-route.ts';
import { readingsSkill } from './readings-skill.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const DAY = 86_400_000;

let nextId = 1;
const reading = (daysAgo: number, hour: number, values: Partial<HealthReading>): HealthReading => {
  const day = new Date(NOW.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  const readingTime = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  return { ...EMPTY_READING, id: nextId++, readingTime, createdAt: readingTime, ...values };
};

/** Forty mornings, from 118 mg/dL down to 98, with ketones on the last seven. */
const MORNINGS: HealthReading[] = Array.from({ length: 40 }, (_, daysAgo) =>
  reading(daysAgo, 7, {
    glucoseLevel: 98 + daysAgo * 0.5,
    isFasting: true,
    ketoneLevel: daysAgo < 7 ? 0.9 : null,
  }),
);

const said = async (
  question: string,
  readings: readonly HealthReading[] | null = MORNINGS,
  profile: Partial<PersonalData> = {},
) =>
  readingsRoute.reply(question, {
    person: {
      ...UNKNOWN_PERSON,
      profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...profile }),
      readings: async () => readings,
    },
    now: NOW,
    zone: 'UTC',
    earlier: [],
  });

describe('what is asked of the readings', () => {
  test.each([
    ['how am I doing?', 'overview', null, 7],
    ['How is my glucose doing this month?', 'overview', 'glucose', 30],
    ['How did my glucose do this week?', 'overview', 'glucose', 7],
    ['how has my weight gone this month', 'overview', 'weight', 30],
    ['summarize my readings of the last 14 days', 'overview', null, 14],
    ['what is my GKI this week?', 'gki', 'gki', 7],
    ['is my fasting glucose coming down', 'trend', 'fastingGlucose', 28],
    ['Are my ketones rising?', 'trend', 'ketones', 28],
    ['show me the trend of my weight', 'trend', 'weight', 28],
    ['what was my last reading?', 'latest', null, 7],
    ['my latest ketones?', 'latest', 'ketones', 7],
    ['am I meeting my targets?', 'targets', null, 30],
    ['how am I against targets', 'targets', null, 30],
    ['which meals came before my high readings?', 'meals', null, 90],
    ['what was my average glucose last month and what A1C would that be?', 'average', 'glucose', 30],
    ['My median fasting glucose over 90 days?', 'average', 'fastingGlucose', 90],
    ['what is my typical glucose over the last six weeks', 'average', 'glucose', 42],
    ['my highest ketones in the past 2 months?', 'average', 'ketones', 60],
    ['what was the lowest weight of the last 3 months?', 'average', 'weight', 90],
    ['how high did my blood sugar get this week?', 'average', 'glucose', 7],
    ['the median of my readings over 14 days', 'average', null, 14],
  ])('%s', (question, about, measure, days) => {
    expect(readingsQuestion(question)).toMatchObject({ about, measure, days });
  });

  test.each([
    'why is my glucose high in the morning?',
    'how do I lower my fasting glucose?',
    'is my glucose of 110 normal?',
    'my ketones are 1.2 mmol, is that good?',
    'what should my ketones be?',
    'what is the GKI?',
    'how are you doing?',
    'will my weight go down on keto?',
    'can you show my wife the app?',
    'what is a normal A1C?',
    'what does my glucose mean?',
    'what is a typical fasting glucose?',
    'what are typical ketone levels over the first weeks of keto?',
    'what is the highest safe ketone level?',
    'when does my glucose peak?',
  ])('not: %s', (question) => {
    expect(readingsQuestion(question)).toBeNull();
  });
});

describe('answers from the readings', () => {
  test('how am I doing: counts, median, target and what it cannot say', async () => {
    const reply = await said('how am I doing?');
    expect(reply).toMatchObject({ kind: 'answer', used: ['readings'] });
    expect(reply?.text).toContain('You took 7 readings on 7 days');
    expect(reply?.text).toContain('not a diagnosis');
  });

  test('a trend with its uncertainty, in the person’s unit', async () => {
    const units = { ...EMPTY_PERSONAL_DATA.units, glucose: 'mmol/L' as const };
    const reply = await said('is my fasting glucose coming down?', MORNINGS, { units });
    expect(reply?.text).toMatch(/it is falling by about [\d.]+ mmol\/L a week/);
  });

  test('GKI, latest reading, targets and average', async () => {
    expect((await said('what is my GKI this week?'))?.text).toContain('GKI: middle value (median) 6.');
    expect((await said('what was my last reading?'))?.text).toContain(
      'Your latest reading, on November 21 at 7 am: fasting glucose 98 mg/dL (under 100 mg/dL',
    );
    expect((await said('am I meeting my targets?'))?.text).toContain('the target is under 100 mg/dL');
    const average = await said('what was my average glucose last month and what A1C would that be?');
    expect(average?.text).toContain('the average of 30 readings in the last 30 days is **105 mg/dL**');
    expect(average?.text).toContain('**5.3%**');
    expect(average?.text).toContain('Only a lab test can tell your A1C');
  });

  test.each([
    [
      'My median fasting glucose over 90 days?',
      'middle value (median) of 40 readings in the last 90 days is **108 mg/dL**',
    ],
    [
      'my highest fasting glucose over 2 weeks',
      'highest of 14 readings in the last 14 days is **105 mg/dL**',
    ],
    ['what was my lowest glucose this month?', 'lowest of 30 readings in the last 30 days is **98 mg/dL**'],
  ])('%s', async (question, words) => {
    const text = (await said(question))?.text;
    expect(text).toContain(words);
    expect(text).toContain('They ranged from 98 to ');
  });

  test('too few readings give no A1C', async () => {
    const reply = await said('what was my average glucose last month?', MORNINGS.slice(0, 5));
    expect(reply?.text).not.toContain('%');
  });

  test('the meals before high readings, beside and not because', async () => {
    const meals = [
      reading(2, 11, { glucoseLevel: 95 }),
      reading(2, 13, { glucoseLevel: 171, lastMeal: 'Rice bowl' }),
      reading(3, 13, { glucoseLevel: 112, lastMeal: 'Omelette' }),
    ].reverse();
    const reply = await said('which meals came before my high readings?', meals);
    expect(reply?.text).toMatch(
      /\*\*Rice bowl\*\*: up to 171 mg\/dL on November 19.*76 mg\/dL higher.*\n- \*\*Omelette/,
    );
    expect(reply?.text).toContain('doesn’t mean they caused them');
  });

  test('a dangerous latest reading comes with what to do', async () => {
    const reply = await said('what was my last reading?', [reading(0, 20, { glucoseLevel: 48 })]);
    expect(reply?.text).toMatch(/^\*\*/);
    expect(reply?.text).toContain('glucose 48 mg/dL');
  });
});

describe('a reading that the chat is asked to log', () => {
  test.each([
    ['log 97 1.3 fasting', '97 1.3 fasting'],
    ['Please record glucose 97 for me', 'glucose 97'],
    ['can you save my fasting glucose of 5.4 mmol/L?', 'my fasting glucose of 5.4 mmol/L'],
    ['add 82 kg to my readings', '82 kg'],
    ['log 97', '97'],
  ])('%s: nothing was logged, and where the line goes', async (question, line) => {
    const { text } = (await said(question)) ?? {};
    expect(text).toContain('**nothing was logged**');
    expect(text).toContain('(/tracking?view=log)');
    expect(text).toContain(`**${line}**`);
    expect(diaryQuestion(question, '2026-11-21')).toBeNull();
  });

  test.each([
    'log 2 eggs and bacon',
    'add 30 g carbs',
    'log 200 g yogurt',
    'log 250 ml water',
    'record 120/80',
    'how do I log a reading of 97?',
    'log my weight',
    'add 20 g protein to my weight loss plan',
  ])('not: %s', (question) => {
    expect(readingToLog(question)).toBeNull();
  });
});

describe('in pregnancy', () => {
  test.each(['how am I doing?', 'am I meeting my targets?', 'what was my last reading?', 'what is my GKI?'])(
    '%s says nothing of targets or bands',
    async (question) => {
      const reply = await said(question, MORNINGS, { pregnancy: 'pregnant' });
      expect(reply?.text).not.toMatch(/under 100|target of|deep ketosis|moderate ketosis/);
    },
  );
});

describe('without readings', () => {
  test('who has none yet is told how to add one', async () => {
    expect((await said('how am I doing?', []))?.text).toContain('[Tracking](/tracking?view=log)');
  });

  test('who is not known is told what it takes', async () => {
    const reply = await said('what was my last reading?', null);
    expect(reply?.text).toContain('Sign in');
    expect(reply?.used).toBeUndefined();
  });

  test('the index is then asked for in numbers, by its own skill', async () => {
    expect(await said('what is my GKI?', [])).toBeNull();
  });
});

test('bounds', () => {
  const skill = readingsSkill({ readings: [], person: EMPTY_PERSONAL_DATA, now: NOW, zone: 'UTC' });
  expect(skill.input.safeParse({ about: 'overview', measure: null, days: 0 }).success).toBe(false);
  expect(skill.input.safeParse({ about: 'mood', measure: null, days: 7 }).success).toBe(false);
});
