import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { clockText, clockWords } from '../../message-facts/clock-words.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { fastingWindowRoute } from './fasting-window-route.ts';
import { fastingWindowSkill } from './fasting-window-skill.ts';

const said = async (question: string, earlier: string[] = [], profile: Partial<PersonalData> | null = null) =>
  fastingWindowRoute.reply(question, {
    person: {
      ...UNKNOWN_PERSON,
      profile: async () => (profile ? { ...EMPTY_PERSONAL_DATA, ...profile } : null),
    },
    now: new Date('2026-11-21T08:00:00Z'),
    zone: 'Europe/Berlin',
    earlier,
  });

describe('clock times in words', () => {
  test.each([
    ['at 8 pm', [1200]],
    ['from 19:30 until noon', [1170, 720]],
    ['at 7.30pm and 6am', [1170, 360]],
    ['around 8 in the evening', [1200]],
    ['at midnight', [0]],
    ['at 12 am and 12 pm', [0, 720]],
    ['at 8', [null]],
    ['16:8', []],
    ['for 16 hours and 30 g of carbs', []],
    ['2 meals in 6 hours', []],
  ])('%s', (text, minutes) => {
    expect(clockWords(text).map((word) => word.minutes)).toEqual(minutes);
  });

  test('any time comes back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(clockWords(`at ${clockText(minutes)}`)[0]?.minutes).toBe(minutes);
      }),
    );
  });
});

describe('windows by the clock', () => {
  test.each([
    ['if I stop eating at 8 pm, when can I eat on 16:8?', '**noon**'],
    ['My last meal is at 7pm. When does an 18 hour fast end?', '**1 pm**'],
    ['I start fasting at 20:00 on 16/8, when may I eat?', '**noon**'],
    ['dinner at 6:30 pm with 14:10, what time is breakfast?', '**8:30 am**'],
    ['18:6 starting at noon', '**6 pm**'],
    ['with 16:8 and my first meal at 11 am, when do I stop eating?', '**7 pm**'],
    ['a 6 hour eating window starting at 9 am, until when can I eat?', '**3 pm**'],
    ['I ate at 19:30, how many hours is it until noon?', '**16 hours and 30 minutes**'],
    ['how long is it until noon when I ate at 8 pm?', '**16 hours**'],
    ['I last ate at 9 pm, how long have I been fasting?', '**12 hours**'],
  ])('%s', async (question, expected) => {
    const reply = await said(question);
    expect(reply).toMatchObject({ kind: 'answer' });
    expect(reply?.text).toContain(expected);
    expect(reply?.text).toContain('ask your doctor before any fast');
  });

  test('morning or evening is asked, not assumed', async () => {
    const question = 'if I stop eating at 8, when can I eat on 16:8?';
    expect((await said(question))?.text).toBe('Is that 8 in the morning or in the evening?');
    expect((await said('evening', [question]))?.text).toContain('**noon**');
    expect((await said('pm', [question]))?.text).toContain('**noon**');
  });

  test('a plan without a time asks for it', async () => {
    const question = 'when can I eat on 16:8?';
    expect(await said(question)).toMatchObject({ kind: 'ask' });
    expect((await said('7 pm', [question]))?.text).toContain('**11 am**');
    expect(await said('what is ketosis?', [question])).toBeNull();
  });

  test.each([
    'what is 16:8 fasting?',
    'is 16:8 better than 18:6?',
    'can I eat eggs at 8 pm?',
    'how do I start fasting?',
    'what should I eat for dinner?',
  ])('left to the handbook: %s', async (question) => {
    expect(await said(question)).toBeNull();
  });

  test('a fast of a day and longer gets no clock', async () => {
    const reply = await said('If I stop eating at 8 pm, when does a 36 hour fast end?');
    expect(reply?.text).toContain('clinician');
    expect(reply?.text).not.toContain('**');
  });
});

describe('who should not fast alone', () => {
  test.each([
    [{ pregnancy: 'pregnant' as const }, 'pregnancy'],
    [{ medicines: ['glipizide'] }, 'Insulin, sulfonylureas'],
    [{ diabetes: 'type1' as const }, 'type 1'],
    [{ conditions: ['eating_disorder' as const] }, 'eating disorder'],
  ])('%j gets reasons, no times', async (profile, words) => {
    const reply = await said('if I stop eating at 8 pm, when can I eat on 16:8?', [], profile);
    expect(reply).toMatchObject({ used: ['profile'] });
    expect(reply?.text).toContain(words);
    expect(reply?.text).not.toContain('noon');
  });

  test('told in words it counts as well', async () => {
    const reply = await said('I take Jardiance. If I stop eating at 8 pm, when can I eat on 16:8?');
    expect(reply?.text).toContain('SGLT2');
  });

  test('high blood pressure: the times, and to ask first', async () => {
    const reply = await said('if I stop eating at 8 pm, when can I eat on 16:8?', [], {
      conditions: ['high_blood_pressure'],
    });
    expect(reply?.text).toMatch(/\*\*noon\*\*.*ask your doctor or prescriber before the first fast/i);
  });
});

test.each([
  '8 hours on my feet, dinner around 7.30 and sweets at 9. Should I eat lunch?',
  'my shifts start at 4:50am, then 2pm, and I try 16:8. Home time or local time?',
])('clock times of something else set no window: %s', async (question) => {
  expect(await said(question)).toBeNull();
});

test('bounds', () => {
  expect(fastingWindowSkill.input.safeParse({ lastBite: 1440, fastingHours: 16 }).success).toBe(false);
  expect(fastingWindowSkill.input.safeParse({ lastBite: 1200, fastingHours: 40 }).success).toBe(false);
});

test('a window opens after the fast and closes a day after the last bite', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 23 }),
      (lastBite, fastingHours) => {
        const { opens, closes } = fastingWindowSkill.run({ lastBite, fastingHours });
        expect((lastBite + fastingHours * 60) % 1440).toBe(opens);
        expect(closes).toBe(lastBite);
      },
    ),
  );
});
