import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { UNKNOWN_PERSON } from '../../../person/person.ts';
import { SKILL_ROUTES } from '../../skill-routes.ts';
import { glucoseMeaning } from '../glucose-meaning.ts';
import { bare, expectWellFormed } from '../testing/well-formed.ts';
import type { Moment } from '../value-moment.ts';
import { severalReadingsRoute } from './several-readings-route.ts';
import { standingOf } from './standing.ts';

const said = (message: string, profile: Partial<PersonalData> = {}) =>
  severalReadingsRoute.reply(message, {
    ...{ earlier: [], now: new Date('2026-12-01T08:00:00Z'), zone: 'UTC' },
    person: { ...UNKNOWN_PERSON, profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...profile }) },
  });
test.each([
  // Of one moment
  [
    'woke up at 108, yesterday 112, is that bad',
    'Both are a little above normal: 108 and 112 mg/dL',
    'I took the numbers as blood glucose',
  ],
  [
    'fasting this week 104 99 107 110, normal?',
    'Three of the four are a little above normal, one is normal: 99 to 110 mg/dL (5.5 to 6.1 mmol/L) fasting, on average 105 mg/dL (5.8 mmol/L).',
    'needs a lab test',
  ],
  [
    'Fasting sugar: 92 Monday, 95 Tuesday, 90 Wednesday. All good?',
    'All three are normal: 90 to 95 mg/dL',
    'Lower is not better',
  ],
  [
    'Last 5 mornings: 94, 97, 101, 99, 96 mg/dl. Does that look good?',
    'One of the five is a little above normal, four are normal',
    '15% off',
  ],
  [
    "my husband's fasting numbers are 131, 128, 134, is that diabetes?",
    'All three are in the diabetes range',
    'call his doctor’s office',
  ],
  [
    'morning readings: 5.7, 6.0, 5.9 mmol/l. prediabetic?',
    'All three are a little above normal: 103 to 108 mg/dL (5.7 to 6.0 mmol/L)',
    'prediabetes',
  ],
  [
    'after dinner my sugar has been 145, 150 and 138, is that too high?',
    'Two of the three are high for someone without diabetes',
    'glucose drink test',
  ],
  [
    'Two hours after lunch yesterday 131 and today 152. Is 152 too high?',
    'One of the two is high',
    'show your doctor the list',
  ],
  ['my sugars were 88, 92 and 95 today, ok?', 'All three are normal', 'Lower is not better'],
  // Of one meal
  [
    'before dinner 95, one hour after 142, two hours 118: good result?',
    'Good two hours after eating, as without diabetes, but the peak is rather high. From 95 mg/dL (5.3 mmol/L) before, it rose by 47 mg/dL (2.6 mmol/L) to 142 mg/dL (7.9 mmol/L) an hour after eating, and was 118 mg/dL (6.5 mmol/L) two hours after eating.',
    'set no limit',
  ],
  [
    'glucose went from 88 before eating to 119 at 1 hr and 96 at 2 hrs, good?',
    'That is a good result',
    'rise of less than 30 to 40 mg/dL',
  ],
  ['95 (before), 142 (1h), 118 (2h) good curve?', 'Good two hours after eating', 'set no limit'],
  [
    '5.4 before eating, 9.1 after 30 min, 7.2 after an hour, 5.9 after two hours, ok?',
    'Good two hours after eating',
    '164 mg/dL (9.1 mmol/L) 30 minutes',
  ],
  [
    "My mom's sugar was 110 before dinner and 189 two hours after dinner, is that high?",
    'That is more than one usually sees without diabetes, and more common with prediabetes.',
    'The value before the meal is a little above the limit',
  ],
  [
    'After eating 1 hr 138, 2 hrs 119, 3 hrs 98 mg/dl good or bad?',
    'That is a good result',
    '98 mg/dL (5.4 mmol/L) three hours',
  ],
  [
    '2 hours after curry 11.3, before was 6.2. bad?',
    'The peak is high, which needs a lab test.',
    'today or tomorrow',
  ],
  // Of several moments
  [
    '6.1 in the morning and 8.9 two hours after rice, should I worry',
    'Both are outside the usual range without diabetes: 110 mg/dL (6.1 mmol/L) fasting is a little above normal; 160 mg/dL (8.9 mmol/L) two hours after eating is high',
    'needs a lab test',
  ],
  [
    'my sugar was 98 fasting, and 2 hours after lunch it was 135. Are those good numbers?',
    'Both are within the usual range without diabetes: 98 mg/dL (5.4 mmol/L) fasting, 135',
    'Lower is not better',
  ],
  [
    'fasting 98 and two hours after dinner 151, is that prediabetes?',
    'One of the two is outside',
    '151 mg/dL',
  ],
])('%s', async (message, verdict, more) => {
  const reply = await said(message);
  expect(bare(reply).startsWith(verdict) ? '' : bare(reply)).toBe('');
  expect(bare(reply)).toContain(more);
  expect(reply?.yields).toBeUndefined();
  expectWellFormed(reply);
});

test.each([
  'why is my morning sugar 112 but only 95 after lunch',
  'is it normal that my sugar is 112 fasting but 98 after dinner?',
  'how do I lower my fasting sugar, it was 110, 113 and 109 this week',
  'my fasting sugar is always higher the week before my period, 108 instead of 95. is that normal',
])('a card may explain: %s', async (message) => {
  expect((await said(message))?.yields).toBe(true);
});

test.each([
  // Another quantity, or nobody says which
  'my weight was 182 in the morning and 184 after dinner, is that normal?',
  'woke up at 182, yesterday 185, should I worry',
  'I lost 12 lbs, woke up at 138, yesterday 139, is that good?',
  'blood pressure 128 in the morning, 135 after lunch, is that high',
  'fasting ketones 0.6, 0.9 and 1.1 this week, am I in ketosis?',
  'glucose 92 and ketones 1.4 fasting, is that good?',
  'fasting insulin 12 and 14, is that high?',
  'A1C 5.7 in January and 5.9 now, is that bad?',
  '1400 calories today and 1600 yesterday, is that ok?',
  'my heart rate was 85 when I woke up, 92 yesterday, is that bad',
  // The unit or the moment is open
  'my fasting sugar is 6, after meals 8, is that ok?',
  'fasting 24 and 28, is that normal?',
  'my sugars were 108, 112 and 120 today, is that bad?',
  '142 after one hour, 118 an hour after that, ok?',
  'sugar 95 in the morning and 120 at night, is that normal?',
  'sugar 130 at two hours, 175 at four, is that bad?',
  // Danger is the triage's
  'sugar 62 fasting and 68 after lunch, is that too low',
  'my sugar was 310 after dinner and 280 two hours later, is that bad?',
  // Nobody's, or of two people
  "my husband's fasting is 120 and mine is 98, is that ok?",
  'my goal is fasting under 95 and 120 after meals, is that good?',
  'fasting 70-99 is normal right?',
  "my dog's sugar was 108 fasting and 140 after food, is that bad",
  // Something else is asked
  'fasting 104 and 108, is oatmeal ok for breakfast?',
  'my sugars run 100 to 120, what can I eat?',
  'log 104 fasting and 130 after lunch',
  'why do I feel shaky with sugar 95 before lunch and 110 after?',
  'meter said 98, tested again and got 107, is that bad?',
  'glucose drink test: fasting 92, one hour 178, two hours 150. is that gestational diabetes?',
  'fasting sugar was 110 last month and now 99, is that good?',
  "I'm 45 and my fasting sugar is 104, is that bad?",
])('left alone: %s', async (message) => {
  expect(bare(await said(message))).toBe('');
});

describe('whose they are', () => {
  const message = 'fasting 118 and 165 two hours after dinner, is that ok?';

  test('goals judge in diabetes, and a dose stays', async () => {
    const reply = await said(message, { diabetes: 'type2', medicines: ['insulin'] });
    expect(bare(reply)).toMatch(/^Both are within the goals often set with diabetes: 118 mg\/dL/);
    expect(bare(reply)).toContain('Don’t change a dose');
    expect(reply?.used).toEqual(['profile']);
    expect(bare(await said("I'm on insulin, fasting 140, 152, 74. too high?"))).toContain(
      'measure again soon',
    );
  });

  test('pregnancy and under 18 are not judged', async () => {
    expect(bare(await said(message, { pregnancy: 'pregnant' }))).toMatch(/^Other limits apply in pregnancy/);
    expect(bare(await said(`I'm 20 weeks pregnant, ${message}`))).toMatch(/^Other limits apply in pregnancy/);
    const child = "my 9 year old's sugars were 104 and 109 fasting, should I worry?";
    expect(bare(await said(child))).toMatch(/^For someone under 18, I can’t judge 104 and 109 mg\/dL/);
  });

  test('told prediabetes is no news', async () => {
    const reply = await said('fasting 108 and 104, is that bad?', { diabetes: 'prediabetes' });
    expect(bare(reply)).toContain('It fits the prediabetes you told me about.');
  });
});

test('each value is judged as it would be alone', () => {
  const moments: readonly Moment[] = [
    ...(['fasting', 'beforeMeal'] as const).map((kind) => ({ kind })),
    ...[30, 60, 120, 180, null].map((minutes) => ({ kind: 'afterMeal', minutes }) as const),
  ];
  for (const diabetes of ['type2', null] as const)
    for (const moment of moments)
      for (let mgPerDl = 70; mgPerDl <= 250; mgPerDl++) {
        const health = healthContext({ ...EMPTY_PERSONAL_DATA, diabetes });
        const of = { health, hasPrediabetes: false, your: 'your', when: 'now' } as const;
        const isNormal = standingOf({ mgPerDl, moment }, of).rank === 0;
        expect(isNormal).toBe(glucoseMeaning(mgPerDl, moment, of).level === 'normal');
      }
});

test('several values are tried before the single one', () => {
  const names = SKILL_ROUTES.map(({ name }) => name);
  expect(names.indexOf('several_readings')).toBe(names.indexOf('value_meaning') - 1);
});
