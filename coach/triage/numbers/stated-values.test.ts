import { describe, expect, test } from 'vitest';
import { readableSentences } from '../signals.ts';
import { statedReadings } from '../stated-readings.ts';

const read = (text: string) => statedReadings(readableSentences(text), false).values;

describe('what a number measures', () => {
  test.each([
    ['BP 85 over 50 today', 'bloodPressure', 85],
    ['170/110 this morning', 'bloodPressure', 170],
    ['temp 101.3 and chills', 'temperature', 38.5],
    ['39,2 de fiebre', 'temperature', 39.2],
    ['spo2 88', 'oxygen', 88],
    ['im 14 n wanna lose weight', 'age', 14],
    ['14f here', 'age', 14],
    ['my father got sugar at 48', 'age', 48],
    ['ma fille a 9 ans', 'age', 9],
    ['34 weeks pregnant', 'pregnancyWeeks', 34],
    ['sugar is forty', 'glucose', 40],
    ['my sugar went over 400', 'glucose', 400.4],
    ['my meter says HI', 'glucose', Infinity],
    ['my glucose reads "LO"', 'glucose', -Infinity],
    ['glucose dropping from 110 to 62', 'glucose', 62],
    ['glycémie 2,9 g/l', 'glucose', 290],
  ] as const)('"%s" is %s %s', (text, quantity, value) => {
    expect(read(text)).toEqual([expect.objectContaining({ quantity, value: expect.closeTo(value, 1) })]);
  });

  test.each([
    'after 16:8 i feel great',
    'i am 15 days in',
    'im 12 lbs down',
    'my dog is 11',
    'my 9 year old laptop broke',
    '15 years of diabetes',
    'cook it at 180 c',
    'mi azúcar lo controlo bien',
    'hi, my sugar is fine',
    'sugar over 50',
    'i have sugar type 2',
    'i wear a libre 3',
    'my sugar comes down if i walk 10 min or slow 30',
    'sugar diabetes, insulin at night (lantus 40)',
    'sugar was under 200',
  ])('nothing in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('one glucose in two units is one reading, and a range names both its ends', () => {
    expect(read('320 mg/dl = 17.8 mmol')).toHaveLength(1);
    expect(read('sugar between 40 and 50').map(({ value }) => value)).toEqual([40, 50]);
    expect(read('24.6 twice on my meter')).toHaveLength(1);
  });
});

test.each([
  ['after sport my glucose jumps by about 35 mg/dl', []],
  ['my sugar went up by 35 after lunch', []],
  ['a rise of 30 mg/dl after eggs', []],
  ['glucose rose 40 in an hour', []],
  ['sugar dropped by roughly 45 points to 95', [95]],
  ['my sugar jumped to 350', [350]],
  ['sugar spiked 310 after pizza', [310]],
  ['my sugar dropped to 41', [41]],
  ['ketones are up 4.2', [4.2]],
] as const)('how far a value went is no value: %s', (text, values) => {
  expect(read(text).map(({ value }) => value)).toEqual(values);
});

describe('whose and when', () => {
  test.each([
    ["my dad's sugar was 40", 'other', 'now'],
    ['her bg 320', 'other', 'now'],
    ['my husband is out cold, i checked and his sugar is 38', 'other', 'now'],
    ['my dad is diabetic but my sugar is 320', 'self', 'now'],
    ["my son's glucose is 41", 'child', 'now'],
    ['my 9yo has a sugar of 320', 'child', 'now'],
    ['last year my sugar was 300', 'self', 'years'],
    ['my sugar was 40 last month, fine now', 'self', 'months'],
    ['two days ago my sugar was 310', 'self', 'days'],
    ['my sensor showed 58 last night at 3am', 'self', 'days'],
    ['my sugar was 310 last night', 'self', 'now'],
    ['my sugar was 43 at the last test', 'self', 'months'],
    ['what if my sugar is 40?', 'self', 'asked'],
    ['is a blood sugar of 45 dangerous?', 'unknown', 'asked'],
    ['is my sugar of 45 dangerous?', 'self', 'now'],
    ['diagnosed 3 years ago and my sugar is 450', 'self', 'now'],
    ['got a sugar of 450, been diabetic since last year', 'unknown', 'now'],
    ['last year i did keto, my sugar is 400', 'self', 'now'],
    ['not sure if my sugar of 400 is bad', 'self', 'now'],
  ] as const)('"%s" is of %s, %s', (text, whose, when) => {
    const of = read(text).filter(({ quantity }) => quantity === 'glucose');
    expect(of).toEqual([expect.objectContaining({ whose, when })]);
  });

  test('each value of a sentence has its own time and person', () => {
    const all = read('last year my a1c was 11, now 6.2. My dad just measured. Sugar is 320');
    expect(all.map(({ quantity, whose, when }) => [quantity, whose, when])).toEqual([
      ['a1c', 'self', 'years'],
      ['a1c', 'self', 'now'],
      ['glucose', 'other', 'now'],
    ]);
  });
});
