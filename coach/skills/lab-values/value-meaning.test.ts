import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { continuedReply } from '../../composer/skill-reply.ts';
import { type Person, UNKNOWN_PERSON } from '../../person/person.ts';
import type { SkillContext, SkillReply } from '../skill.ts';
import { SKILL_ROUTES } from '../skill-routes.ts';
import { bare, expectWellFormed } from './testing/well-formed.ts';
import { valueMeaningRoute } from './value-meaning-route.ts';

const known = (profile: Partial<PersonalData>): Person => ({
  ...UNKNOWN_PERSON,
  profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...profile }),
});
const context = (person: Person, earlier: readonly string[]): SkillContext => ({
  ...{ person, earlier, now: new Date('2026-11-23T08:00:00Z'), zone: 'UTC' },
});
const said = async (message: string, profile: Partial<PersonalData> | null = null, earlier: string[] = []) =>
  valueMeaningRoute.reply(message, context(profile ? known(profile) : UNKNOWN_PERSON, earlier));
/** What a reply to our question is answered with, as in a conversation. */
async function talked(message: string, reply: string) {
  const asked = await said(message);
  const history = [{ message, response: asked?.text ?? '' }];
  return continuedReply([valueMeaningRoute], reply, history, context(UNKNOWN_PERSON, []));
}
const first = (reply: SkillReply | null) => bare(reply).split(/(?<=[.?])\s/)[0] ?? '';

const WORDS_MOST = 20;
/** Holds for every answer: a short first sentence, and sources that are there. */
function expectWellWorded(reply: SkillReply | null) {
  expect(first(reply).split(' ').length).toBeLessThanOrEqual(WORDS_MOST);
  expectWellFormed(reply);
}

const TWO_HOUR_LINE = '140 mg/dL (7.8 mmol/L)';

describe('a value and its moment', () => {
  test.each([
    // Fasting
    [
      'fasting sugar came out at 107 today, is this fine',
      'No, 107 mg/dL (5.9 mmol/L) fasting',
      'prediabetes range',
    ],
    ['Woke up to a glucose of 91, good?', 'Yes, 91 mg/dL (5.1 mmol/L) fasting', 'normal range'],
    [
      'my fasting bg reads 6.4 mmol/l, should I be concerned?',
      '115 mg/dL (6.4 mmol/L) fasting',
      'prediabetes range',
    ],
    ['Fasting glucose 131 mg/dl, how bad is that?', '131 mg/dL (7.3 mmol/L) fasting', 'diabetes range'],
    ['is a fasting sugar of 122 too high?', 'Yes, 122 mg/dL (6.8 mmol/L) fasting', 'two|twice'],
    [
      'five days ago my fasting glucose was 103, is that bad',
      '103 mg/dL (5.7 mmol/L) fasting',
      'a diagnosis',
    ],
    ['fasting blood sugar 99 mg/dl ok?', 'Yes, 99 mg/dL (5.5 mmol/L)', 'Lower is not better'],
    [
      'nothing to eat since dinner, 14 hours fasted, sugar 102, am I prediabetic?',
      '102 mg/dL (5.7 mmol/L) fasting',
      'prediabetes range',
    ],
    // After a meal
    [
      'pancakes, 172 after an hour, too high?',
      'Yes, 172 mg/dL (9.5 mmol/L) an hour after eating',
      'set no limit',
    ],
    [
      '90 minutes after curry my meter said 146, normal?',
      '146 mg/dL (8.1 mmol/L) 90 minutes after eating',
      'rather high',
    ],
    [
      'two hours after sushi my glucose was 157, is it ok?',
      'No, 157 mg/dL (8.7 mmol/L) two hours after eating',
      TWO_HOUR_LINE,
    ],
    ['sugar 118 2 hrs after soup, fine?', 'Yes, 118 mg/dL (6.5 mmol/L) two hours after eating', 'usual'],
    [
      '8.7 two hours after pasta, should i worry?',
      '157 mg/dL (8.7 mmol/L)',
      'I took the number as blood glucose',
    ],
    [
      '3 hours after lasagne my sugar still says 161, is that bad?',
      '161 mg/dL (8.9 mmol/L) three hours after eating',
      'fatty meals',
    ],
    [
      'after lunch my sugar was 177, is that high?',
      'Yes, 177 mg/dL (9.8 mmol/L) after eating',
      'The time counts',
    ],
    ['post-meal glucose 128 normal?', 'Yes, 128 mg/dL (7.1 mmol/L) after eating', TWO_HOUR_LINE],
    [
      'I ate ramen and 45 minutes later 188, is that a spike?',
      '188 mg/dL (10.4 mmol/L) 45 minutes after eating',
      'a diagnosis',
    ],
    [
      'an hour after cereal my sugar hit 214, is that dangerous?',
      '214 mg/dL (11.9 mmol/L)',
      'today or tomorrow',
    ],
    [
      'my sugar is 271 after birthday cake, is that dangerous?',
      '271 mg/dL (15.0 mmol/L)',
      'Call your doctor today',
    ],
    // Other moments
    [
      'glucose 111 right before dinner, okay?',
      '111 mg/dL (6.2 mmol/L) before a meal',
      'eight hours without food',
    ],
    ['sugar at bedtime 149, too high?', 'Yes, 149 mg/dL (8.3 mmol/L) at bedtime', 'above the usual mark'],
    ['an hour after my run my glucose was 133, bad?', 'No, 133 mg/dL (7.4 mmol/L) is', 'usual'],
    ['bg 82, ok?', 'Yes, 82 mg/dL (4.6 mmol/L) is normal', 'fasting or after a meal'],
    // Low
    [
      'my sugar is 66 right now, is that too low?',
      'Yes, 66 mg/dL (3.7 mmol/L) is low',
      '15 to 20 g of sugar',
    ],
    [
      'glucose 3.6 mmol/l, is that ok?',
      'No, 65 mg/dL (3.6 mmol/L) is low',
      'It’s fine to leave ketosis for this',
    ],
    // A1C
    ['hba1c 44 mmol/mol, should we worry?', 'An A1C of 6.2% (44 mmol/mol)', 'prediabetes range'],
    ['A1C 5.3, fine?', 'Yes, an A1C of 5.3% (34 mmol/mol)', 'normal range'],
    ['a1c 6.8 - do i have diabetes?', 'An A1C of 6.8% (51 mmol/mol)', 'second test'],
    // Ketones
    ['ketones at 0.3 after two weeks, am I in ketosis?', 'No: ketones of 0.3 mmol/L', 'below 0.5 mmol/L'],
    ['bhb 0.9 mmol, is that ketosis?', 'Yes: ketones of 0.9 mmol/L', 'light nutritional ketosis'],
    [
      'blood ketones 2.4, is that good?',
      'Ketones of 2.4 mmol/L are well within',
      'With diabetes, other limits apply',
    ],
    ['my ketones are 3.7, too high?', 'Yes, ketones of 3.7 mmol/L', 'emergency'],
    [
      'ketones 0.2 on day 4, is something off or is that normal?',
      'Ketones of 0.2 mmol/L',
      'You did nothing wrong',
    ],
    // Blood pressure
    [
      '133/84, is it bad?',
      '133/84 is high in US guidelines (from 130/80), not in European ones (from 140/90)',
      'average of several',
    ],
    ['BP this morning 152/97, is that high?', 'Yes, 152/97 is high by US', '180/120'],
    ['blood pressure 124 over 76, normal?', '124/76 is a little above normal', 'not high'],
    ['114/72 good?', 'Yes, 114/72 is in the normal range', 'One reading doesn’t decide anything'],
    ['is 88/54 too low', '88/54 is low by the usual limit', 'blood pressure medicine'],
    ['194/108, how dangerous is this?', '194/108 is over the crisis line of 180/120', 'chest pain'],
  ])('%s', async (message, verdict, more) => {
    const reply = await said(message);
    expect(reply?.kind).toBe('answer');
    expect(first(reply)).toContain(verdict);
    expect(bare(reply)).toMatch(new RegExp(more.replace(/[()]/g, '\\$&')));
    expectWellWorded(reply);
  });

  test('diabetes that is asked about, feared or of the family is not taken as known', async () => {
    for (const message of [
      'does a fasting sugar of 118 mean I am diabetic?',
      'I am so scared of getting diabetes, fasting 118, is that bad?',
      'My mother has diabetes. My fasting sugar is 118, is that bad?',
      'fasting sugar 118, is that already diabetes?',
    ])
      expect(first(await said(message))).toContain('fasting is in the prediabetes range');
    const conversation = ['What are good readings with type 2 diabetes?'];
    const asked = { ...context(UNKNOWN_PERSON, []), conversation };
    const reply = await valueMeaningRoute.reply('fasting sugar 118, bad?', asked);
    expect(first(reply)).toContain('prediabetes range');
    const told = { ...asked, conversation: ['I have had type 2 diabetes for six years.'] };
    expect(first(await valueMeaningRoute.reply('fasting sugar 118, bad?', told))).toContain(
      'within the goal',
    );
  });

  test('a number that is only asked about is not treated', async () => {
    expect(bare(await said('is a glucose of 64 low?'))).toContain('If that reading was just taken:');
  });
});

describe('of somebody else', () => {
  const own = { diabetes: 'type2', medicines: ['Lantus'] } as const;
  test.each([
    [
      'my sister measured 166 mg/dl an hour after noodles, is that high?',
      'Yes, her value of 166 mg/dL (9.2 mmol/L)',
      'her doctor',
    ],
    [
      'his fasting glucose was 109, is it normal?',
      'No, his value of 109 mg/dL (6.1 mmol/L) fasting',
      'his doctor',
    ],
    [
      'my dad has type 2 diabetes, his fasting sugar is 126, ok?',
      'Yes, his value of 126 mg/dL (7.0 mmol/L) fasting is within the goal',
      'his care team',
    ],
    ['my neighbor’s blood pressure is 148/93, should he worry?', 'His value of 148/93 is high', 'his doctor'],
    [
      'my daughter’s sugar is 206, is that bad?',
      'For someone under 18, I can’t judge her value of 206 mg/dL (11.4 mmol/L)',
      'call today',
    ],
  ])('%s', async (message, verdict, more) => {
    const reply = await said(message, { ...own, medicines: [...own.medicines] });
    expect(first(reply)).toContain(verdict);
    expect(bare(reply)).toContain(more);
    expect(reply?.used ?? []).toEqual([]);
    expectWellWorded(reply);
  });
});

describe('with the profile', () => {
  test.each<[Partial<PersonalData>, string, string, string]>([
    [
      { diabetes: 'type2' },
      'fasting 121, is that ok?',
      'Yes, 121 mg/dL (6.7 mmol/L) fasting is within the goal',
      '80 to 130 mg/dL',
    ],
    [
      { diabetes: 'type2' },
      'two hours after stew my sugar is 196, too high?',
      'Yes, 196 mg/dL (10.9 mmol/L) two hours after eating is above the goal',
      'Don’t change a dose',
    ],
    [
      { diabetes: 'type1' },
      'sugar at bedtime 128, fine?',
      '128 mg/dL (7.1 mmol/L) at bedtime has no common goal',
      'care team',
    ],
    [
      { diabetes: 'type1' },
      'ketones 1.9, is that bad?',
      'Ketones of 1.9 mmol/L need a call to the diabetes team now',
      'Never stop insulin',
    ],
    [
      { diabetes: 'type2' },
      'ketones 0.4 normal?',
      'Yes, ketones of 0.4 mmol/L are normal with diabetes',
      '0.5 mmol/L',
    ],
    [
      { diabetes: 'type2' },
      'my A1C 7.3, should I worry?',
      'An A1C of 7.3% (56 mmol/mol) is measured against the goal',
      'don’t change medicine',
    ],
    [
      { diabetes: 'prediabetes' },
      'fasting glucose 113 high?',
      'Yes, 113 mg/dL (6.3 mmol/L) fasting',
      'the prediabetes you told me about',
    ],
    [
      { pregnancy: 'pregnant' },
      'fasting sugar 96, fine?',
      'Other limits apply in pregnancy, so I can’t judge 96 mg/dL (5.3 mmol/L)',
      'goals your care team set',
    ],
    [
      { pregnancy: 'pregnant' },
      '138/88, is it high?',
      'Other limits apply in pregnancy, so I can’t judge 138/88',
      '160/110',
    ],
    [
      { pregnancy: 'breastfeeding' },
      'ketones 1.2, good?',
      'No, ketones of 1.2 mmol/L mean ketosis',
      'Eat something with carbs',
    ],
    [{ age: 15 }, 'ketones 0.8, am i in ketosis?', 'For someone under 18, I can’t judge', 'hospital team'],
    [
      { medicines: ['Farxiga'] },
      'ketones 0.7, ok?',
      'No, ketones of 0.7 mmol/L on an SGLT2 medicine',
      'normal glucose',
    ],
    [
      { medicines: ['glimepiride'] },
      'sugar 67, is that okay?',
      'No, 67 mg/dL (3.7 mmol/L) is low',
      'Call your prescriber today',
    ],
    [
      { medicines: ['amlodipine'] },
      '96/61 is that too low?',
      'Yes, 96/61 is low on blood pressure medicine',
      'call your prescriber today',
    ],
    [{ diabetes: 'none' }, 'bhb 2.1 good?', 'Yes, ketones of 2.1 mmol/L', 'no need to chase'],
  ])('%j %s', async (profile, message, verdict, more) => {
    const reply = await said(message, profile);
    expect(first(reply)).toContain(verdict);
    expect(bare(reply)).toContain(more);
    expect(reply?.used).toEqual(['profile']);
    expectWellWorded(reply);
  });

  test('a low is told without praise, and not as usual on keto where a medicine may cause it', async () => {
    expect(bare(await said('glucose 64, is that good?'))).toContain('can happen on keto');
    const onDrug = bare(await said('glucose 64, is that good?', { medicines: ['gliclazide'] }));
    expect(onDrug).not.toContain('on keto');
  });
});

describe('the moment is asked for, one thing at a time', () => {
  const QUESTION = 'my glucose reads 126, is that okay?';
  test.each([
    [QUESTION, 'Was the 126 mg/dL (7.0 mmol/L) fasting, or how long after eating?'],
    ['sugar is 7.2, am I diabetic?', 'Was the 130 mg/dL (7.2 mmol/L) fasting'],
    ['bg 164?', 'Was the 164 mg/dL (9.1 mmol/L) fasting'],
    ['woke to 6.1 mmol', 'Is the 6.1 a blood glucose or a ketone value?'],
  ])('%s', async (message, asked) => {
    const reply = await said(message);
    expect(reply).toMatchObject({ kind: 'ask', text: expect.stringContaining(asked) });
    expectWellWorded(reply);
  });

  test.each([
    ['fasting', '126 mg/dL (7.0 mmol/L) fasting is in the diabetes range'],
    ['2 hours after dinner', 'Yes, 126 mg/dL (7.0 mmol/L) two hours after eating is within'],
    ['about an hour', 'an hour after eating is within'],
    ['2', 'two hours after eating is within'],
    ['90 min', '90 minutes after eating is within'],
    ['after lunch', '126 mg/dL (7.0 mmol/L) after eating is within'],
    ['before breakfast', 'fasting is in the diabetes range'],
    ['no idea', '126 mg/dL (7.0 mmol/L) is within'],
  ])('a reply of "%s" goes on with it', async (reply, verdict) => {
    expect(first(await talked(QUESTION, reply))).toContain(verdict);
  });

  test('a number that may be two things is asked about, then its moment', async () => {
    expect(first(await talked('woke to 6.1 mmol', 'glucose'))).toContain('110 mg/dL (6.1 mmol/L) fasting');
    expect(first(await talked('woke to 6.1 mmol', 'ketones'))).toContain('Ketones of 6.1 mmol/L are above');
  });

  test('joined texts are understood as well, and another question is let go', async () => {
    expect(first(await said(`${QUESTION} fasting.`))).toContain('fasting is in the diabetes range');
    expect(await talked(QUESTION, 'what is a keto flu?')).toBeNull();
  });

  test('with diabetes known only where the goals differ', async () => {
    expect((await said('sugar 158, ok?', { diabetes: 'type2' }))?.kind).toBe('ask');
    expect(first(await said('sugar 118, ok?', { diabetes: 'type2' }))).toContain('within the goal');
  });
});

describe('not for it', () => {
  test.each([
    'A1C 6.3, where should I begin?',
    'how can I bring 112 fasting down',
    'my fasting glucose is 112, what should I eat?',
    'is 25 net carbs ok with an A1C of 6.0?',
    'glucose 92 and ketones 1.3, what is my GKI, is it good?',
    'what is a healthy fasting glucose?',
    'I want to get my fasting sugar to 88, is that good?',
    'is a sugar under 120 good?',
    'what if my fasting sugar was 140, would that be bad?',
    'is toast ok with a fasting glucose of 108?',
    'is it ok to lift weights at ketones of 2.5?',
    'does fasting lower an A1C of 6.4?',
    'why is my fasting glucose 117',
    'my triglycerides are 170, is that high?',
    'my weight is 172 after breakfast, is that bad?',
    'urine ketones 4, is that high?',
    'fasting 105 and ketones 0.8, is that ok?',
    'resting pulse 96, is that high?',
    '120 after my run, bad?',
    'is a 16 hour fast ok?',
    'I ate 2 eggs and 100 g of spinach, good?',
    'convert 7.4 mmol/L to mg/dL',
  ])('%s', async (message) => {
    expect(await said(message)).toBeNull();
  });

  test('routes that know a value’s use better come first', () => {
    const names = SKILL_ROUTES.map(({ name }) => name);
    const at = names.indexOf(valueMeaningRoute.name);
    expect(names.slice(at - 2, at)).toEqual(['homa_ir', 'several_readings']);
  });
});
