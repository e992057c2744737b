import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { a1cTrendRoute } from './a1c-trend-route.ts';
import { twoA1cValues } from './two-a1c-values.ts';

const context = {
  ...{ person: UNKNOWN_PERSON, earlier: [], now: new Date('2026-11-28T08:00:00Z'), zone: 'UTC' },
};
const reply = async (message: string) =>
  (await a1cTrendRoute.reply(message, context))?.text.replaceAll('**', '') ?? null;

describe('which of two values is the later', () => {
  test.each([
    ['A1C was 6.4 last year and it is 5.9 now', 6.4, 5.9],
    ['just had my labs back, A1C 6.0, before it was 6.6', 6.6, 6.0],
    ['hba1c 61 in March, today 49, and I want to know if that is good', 7.7, 6.6],
    ['I am 45 and my A1C was 6.3 in January and 6.1 now', 6.3, 6.1],
    ['A1C 6.3 now and 6.7 before', 6.7, 6.3],
    ['I was diagnosed last year after a long illness. A1C 6.1 today, before that it was 6.9', 6.9, 6.1],
    ['my wife’s A1C was 7.8 in June and is 8.3 today', 7.8, 8.3],
  ])('%s', (message, earlier, later) => {
    const told = twoA1cValues(message);
    expect(told?.earlier.value).toBeCloseTo(earlier, 1);
    expect(told?.later.value).toBeCloseTo(later, 1);
  });

  test.each([
    'A1C 8.0 in May, 7.4 in August', // of which years?
    'my A1C is 6.2',
    'I was told last year and my A1C is now 6.1, down from 6.9', // the past speaks for both
    'I am 45, my A1C was 45 in May and now 41', // which 45?
    'my A1C was 6.2 and I want 5.6 now',
    'A1C 6.1 today, glucose was 104 this morning',
    'A1C was 7.4, then 6.9, now 6.1',
  ])('left alone: %s', (message) => {
    expect(twoA1cValues(message)).toBeNull();
  });
});

describe('an A1C that moved', () => {
  test('by less than tests differ is told so', async () => {
    const text = await reply('My A1C was 6.2 in April and is 6.0 now, is low carb working?');
    expect(text).toMatch(
      /^Your A1C fell by 0\.2 points, from 6\.2% \(44 mmol\/mol\) to 6\.0% \(42 mmol\/mol\)\./,
    );
    expect(text).toContain('normal test variation: the next test');
    expect(text).toContain('prediabetes range');
  });

  test('down by more is no proof of what did it, up by more is for the doctor', async () => {
    expect(await reply('hba1c was 7.9 in March, now 6.3')).toContain('can’t show the cause');
    const rose = await reply('my husband’s A1C was 5.9 last year, now it is 6.6');
    expect(rose).toMatch(/^His A1C rose by 0\.7 points/);
    expect(rose).toContain('show it to his doctor');
  });

  test('in pregnancy is not judged here', async () => {
    const person = {
      ...UNKNOWN_PERSON,
      profile: async () => ({ ...EMPTY_PERSONAL_DATA, pregnancy: 'pregnant' as const }),
    };
    const message = 'my A1C was 5.9 in May and 5.5 now';
    expect(await a1cTrendRoute.reply(message, { ...context, person })).toBeNull();
  });
});
