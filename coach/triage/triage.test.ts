import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { triage } from './triage.ts';

const personWith = (said: Partial<PersonalData>) => healthContext({ ...EMPTY_PERSONAL_DATA, ...said });
const level = (text: string) => triage({ text }).level;

describe('emergencies', () => {
  test.each([
    'There is a crushing weight on my chest and I sweat',
    'my father has a squeezing pain in his chest',
    'I suddenly cannot catch my breath',
    'the left side of her face is drooping',
    'His speech got slurred an hour ago, what should he eat?',
    'I want to end my life',
    'Everyone would be better off... I would be better off dead',
    'my sugar is 46 and I am trembling',
    'glucose 2.5 mmol/L',
    'meter says LO and I take insulin',
    'I took 50 units by mistake',
    'vomiting since last night and my ketones are high, type 2',
    'sugar 310 and I keep throwing up',
    'ketones 4.2 and I have type 2 diabetes',
    'ketones 3.6, I am on Farxiga',
    'on jardiance and feel nauseous since keto',
    'blood sugar 460',
    'sugar 280 with ketones 3.2',
    'I fainted in the kitchen',
    'throwing up blood',
    'severe stomach pain that goes through to my back',
    'breastfeeding, low carb, and vomiting all day',
    'my type 1 son is drowsy and confused',
  ])('%s', (text) => {
    expect(level(text)).toBe('emergency');
  });
});

describe('call today', () => {
  test.each([
    'Can I do keto on Jardience?',
    'I am taking empaglifozin for my heart',
    'my mother takes glimepride, may she skip lunch?',
    'I inject Lantus at night, how do I start?',
    'type 1 diabetic here, is keto fine?',
    'I am 10 weeks pregnant and want to stay keto',
    'we are trying to conceive',
    'nursing my baby, how many carbs?',
    'I had anorexia years ago, can I fast?',
    'I am 15 and want to lose weight',
    'my daughter is 11 and overweight, is keto ok for her?',
    'I have stage 3 CKD',
    'had kidney stones last spring',
    'is keto ok with pancreatitis',
    'my A1C came back at 11.2',
    'fasting sugar was 142 this morning',
    'random sugar of 240 and nobody ever told me I have diabetes',
    'my bp is 92/50 on lisinopril and I am dizzy',
    'I take warfarin, is spinach ok',
    'bipolar and thinking about keto',
    'MCAD deficiency, can I fast?',
    'sugar keeps dropping to 58 lately',
  ])('%s', (text) => {
    expect(level(text)).toBe('call_today');
  });
});

describe('rows of signs', () => {
  test.each([
    `no${"'".repeat(100)} a b c d e f g chest pain`,
    `My chest hurts ${'-'.repeat(30)} and no, I did not run ${'-'.repeat(30)} chest pain`,
    `without${"-'".repeat(60)} a b c d e f chest pain`,
  ])('do not hide an emergency, nor hold it up: %s', (text) => {
    expect(level(text)).toBe('emergency');
  });
});

describe('caution', () => {
  test.each([
    'metaformin and keto together?',
    'I take lisinopril, anything to know?',
    'ketones 3.8, glucose 82, I feel fine',
    'my sugar was 64 once',
    'is fasting ok with type 2 diabetes',
    'type 2 diabetes and fasting 3 days a week',
    'fatty liver and low carb?',
    'is keto fine for a 17 year old',
    'feeling depressed on this diet',
    'I have gout',
    'my LDL is 230 since keto',
    'high blood pressure here, how much salt should I add?',
    'had two beers every night this month, 2 drinks a day',
  ])('%s', (text) => {
    expect(level(text)).toBe('caution');
  });
});

describe('false alarms', () => {
  test.each([
    ['past pregnancy', 'I had my baby 2 years ago and never lost the weight'],
    ['children mentioned', 'I keep eating candy from my kids'],
    ['years of smoking', 'After 16 years of smoking I quit, now the sugar'],
    ['fasting clock', 'Does 16:8 work?'],
    ['letters of other words', 'I recommend it, spent the weekend on it'],
    ['not wanting to die', 'I do not want to die young, so I eat well'],
    ['denied', 'I have no chest pain and I am not pregnant'],
    ['Ringer lactate', 'They gave me lactate Ringers and I felt new'],
    ['heart rate in training', 'How do you get your heart rate up on a bike?'],
    ['manic energy', 'I have a manic amount of energy now'],
    ['throwing up as a figure of speech', 'so full, I feel like throwing up'],
    ['a story of the past', 'My story: years ago I was admitted with ketoacidosis'],
    ['a son in law', 'My son in law lost 15 kilos with keto. Can I do it too?'],
    ['the model of a sensor', 'I wear a Libre 3 and went from 92 to 104 in the morning'],
    ['a father’s age of long ago', 'My father got sugar at 48 and I am 45. Can I turn it back?'],
    ['strangers', 'A person I follow had gone into ketoacidosis with a blood sugar of 700'],
    ['grams, not glucose', 'Is 5 g of sugar per serving a lot? The bar has 250 g'],
    ['what numbers mean', 'What is a normal blood sugar level, is 140 normal?'],
    ['a conversion', 'convert 320 mg/dL to mmol/L'],
    ['days, not age', 'I am 15 days in and down 12 lbs'],
    ['confused about', 'I am so confused about net carbs'],
    ['insulin as a hormone', 'Does stevia raise my insulin levels?'],
    ['good readings', 'glucose 92, ketones 1.4, all good'],
    ['figure of speech', 'I could kill for a pizza, this diet is killing me'],
    ['danger talked about', 'how do I lower my risk of a heart attack'],
  ])('%s: %s', (_, text) => {
    expect(triage({ text })).toMatchObject({ level: 'none', text: '' });
  });
});

describe('what the person reads', () => {
  test('an emergency starts with the number of the country, and of all regions when it is unknown', () => {
    const text = 'my chest hurts badly';
    expect(triage({ text, country: 'GB' }).text).toMatch(/^\*\*Call 999 now\.\*\*/);
    expect(triage({ text }).text).toMatch(/^\*\*Call 911 in the US and Canada, 112 in Europe, 999 in the UK/);
  });

  test('a crisis names the crisis line and nothing about food', () => {
    const { text } = triage({ text: 'I do not want to live', country: 'US' });
    const other = triage({ text: 'thinking about suicide', country: 'US' }).text;
    expect(other).toContain('988');
    expect(`${text}${other}`).not.toMatch(/carb|calorie|protein/i);
  });

  test('emergency texts hold no diet advice', () => {
    for (const message of ['my chest hurts', 'sugar 40', 'vomiting and diabetic', 'her face is drooping']) {
      expect(triage({ text: message }).text).not.toMatch(/net carbs|macros|recipe|\bketo\b/i);
    }
  });

  test('two notes at most stand above an answer', () => {
    const { text } = triage({ text: 'pregnant, type 1, on warfarin, with kidney disease' });
    expect(text.match(/^\*\*/gm)).toHaveLength(2);
  });
});

describe('what was said before', () => {
  const earlier = ['I take Jardiance for my heart'];

  test('a medicine named earlier keeps its warning, in one line', () => {
    const later = triage({ text: 'can I fast for 14 hours?', earlier });
    expect(later.level).toBe('call_today');
    expect(later.text).toMatch(/^\*\*Still important/);
  });

  test('a symptom now and a medicine from before raise the level', () => {
    expect(triage({ text: 'I feel nauseous today', earlier }).level).toBe('emergency');
  });

  test('a condition of the profile counts like one named', () => {
    expect(triage({ text: 'how do I start fasting?', person: personWith({ diabetes: 'type1' }) }).level).toBe(
      'call_today',
    );
  });

  test('insulin named earlier restricts later answers about fasting, not those about food', () => {
    const told = ['I use Lantus'];
    expect(triage({ text: 'can I fast until noon?', earlier: told }).onlyArticle).toBe(
      'keto-with-diabetes-medicines',
    );
    expect(triage({ text: 'is broccoli low in carbs?', earlier: told }).onlyArticle).toBeUndefined();
    expect(triage({ text: 'is broccoli ok?', earlier: ['I am 14'] }).onlyArticle).toBe('children-and-keto');
  });

  test('an earlier symptom does not stay for ever', () => {
    expect(triage({ text: 'what can I eat?', earlier: ['my chest hurts'] }).level).toBe('none');
  });
});

describe('words of an emergency', () => {
  const ketoacidosis = 'I am vomiting, my ketones are 5 and glucose 320, breathing fast';

  test.each([
    ['glipizide named earlier', { text: ketoacidosis, earlier: ['I take glipizide'] }],
    ['insulin in the profile', { text: ketoacidosis, person: personWith({ medicines: ['insulin'] }) }],
    ['insulin in the message', { text: 'I use insulin, throwing up, sugar 340' }],
    [
      'a drowsy person with a high reading',
      { text: 'my husband on insulin is confused, his meter says 390' },
    ],
  ])('a measured high never gets sugar: %s', (_name, input) => {
    const result = triage(input);
    expect(result.level).toBe('emergency');
    expect(result.text).not.toMatch(/15 to 20 g of sugar/);
  });

  test.each([
    'blood sugar 22.4',
    'meter says 24.6',
    'glucose 20.8',
    'my daughter, 9, has diabetes and is at 24 mmol/L',
    'how soon will my blood sugar drop',
    'what makes my sugar drop fastest?',
    'my sugar is 24',
    'she is on insulin, confused, meter says 22',
    'ketones 1.4 glucose 82',
  ])('sugar is not for a high, a question or a number without its unit: %s', (text) => {
    expect(triage({ text }).text).not.toMatch(/15 to 20 g of sugar/);
  });

  test.each([
    { text: 'I take glipizide, my sugar is 48 and I am confused' },
    { text: 'she is unconscious, insulin user, meter read 310 before' },
  ])('a low, or nobody awake, is treated as such: $text', (input) => {
    expect(triage(input).text).toMatch(/15 to 20 g of sugar|on their side/);
  });
});

describe('what was told before is lifted by what is told since', () => {
  const rulesAfter = (...messages: string[]) =>
    triage({ text: messages.at(-1) ?? '', earlier: messages.slice(0, -1) }).rules;

  test.each([
    [['I am pregnant, is keto ok?', 'no wait, I am not pregnant', 'is butter ok?']],
    [['can my kid do keto?', 'I am 57 and not a child, what about beans?', 'and carrots?']],
    [['is keto good for epilepsy?', 'lol i do not have epilepsy', 'is butter ok?']],
  ])('%j', (messages) => {
    expect(rulesAfter(...messages)).toEqual([]);
  });

  test.each([
    [['I am pregnant, is keto ok?', 'is butter ok?'], 'call_today:pregnancy'],
    [['my son is 14, can he do keto?', 'I am 45 and would do it with him'], 'call_today:minor'],
  ])('not by anything else: %j', (messages, rule) => {
    expect(rulesAfter(...messages)).toContain(rule);
  });

  test.each([
    ['my daughter has diabetes and is very drowsy', 'emergency'],
    ['I have had gestational diabetes since week 20, can I do keto?', 'call_today'],
  ])('nor is what is there now put aside: %s', (text, expected) => {
    expect(level(text)).toBe(expected);
  });

  test.each(['my daughter does keto and lost 30 lbs', 'I had gestational diabetes ten years ago'])(
    'grown-up children and what is over are no reason: %s',
    (text) => {
      expect(rulesAfter(text).filter((rule) => rule.startsWith('call_today'))).toEqual([]);
    },
  );
});
