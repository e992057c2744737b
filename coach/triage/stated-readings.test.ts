import { describe, expect, test } from 'vitest';
import { statedReadings, usesMmol, valuesNow } from './stated-readings.ts';

const read = (text: string, mmol = false) => {
  const stated = statedReadings([text], mmol);
  const of = (quantity: 'glucose' | 'ketones' | 'a1c') => valuesNow(stated, quantity);
  return { glucose: of('glucose'), ketones: of('ketones'), a1c: of('a1c'), unsure: stated.unsure };
};

test('a low of a test may be no low, and is asked about', () => {
  const [value] = statedReadings(['the sugar test was 43'], false).values;
  expect(value).toMatchObject({ value: 43, when: 'asked' });
});

describe('stated readings', () => {
  test.each([
    ['my sugar is 62', [62]],
    ['glucose 5.4 mmol/L', [97]],
    ['bg was 3,2', [58]],
    ['my fasting glucose: 131 mg/dl', [131]],
    ['18 mmol/l this morning', [324]],
    ['ranging 55 to 60 for my glucose', []],
    ['glucose of 55-60 lately', [55, 60]],
    ['blood sugar 24 mmol', [432]],
  ])('glucose in "%s"', (text, expected) => {
    expect(read(text).glucose.map(Math.round)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    'sugar 5 g',
    '0 sugar',
    'I fasted 18 hours',
    '16:8',
    'blood pressure 120/80',
    'A1C 6.2',
    'total carbs 45',
  ])('no glucose in "%s"', (text) => {
    expect(read(text).glucose).toEqual([]);
  });

  test('without a unit, a whole 20 to 35 is mmol/L only where mmol is in use; else nobody knows', () => {
    const bare = read('sugar 30');
    expect(bare.glucose).toEqual([]);
    expect(bare.unsure).toEqual([
      {
        ...{ text: '30', whose: 'unknown', when: 'now' },
        meanings: [
          { quantity: 'glucose', value: expect.closeTo(540.5, 1), unit: 'mmol/L' },
          { quantity: 'glucose', value: 30, unit: 'mg/dL' },
        ],
      },
    ]);
    expect(read('sugar 30', true).glucose.map(Math.round)).toEqual([540]);
    expect(read('sugar 30, it was 8 mmol before').glucose.map(Math.round)).toContain(540);
    expect(usesMmol(['my sugar was 6 mmol'], undefined)).toBe(true);
    expect(usesMmol(['my a1c is 48 mmol/mol'], undefined)).toBe(false);
    expect(usesMmol([], 'mmol/L')).toBe(true);
    expect(usesMmol(['my sugar was 108'], 'mg/dL')).toBe(false);
  });

  test.each([
    ['my meter shows 3.4', ['glucose', 'ketones']],
    ['finger prick said 2.6', ['glucose', 'ketones']],
    ['la glycémie est à 2,8', ['glucose', 'glucose']],
  ])('"%s" is asked about', (text, quantities) => {
    const { glucose, ketones, unsure } = read(text);
    expect([glucose, ketones]).toEqual([[], []]);
    expect(unsure[0]?.meanings.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  test.each([
    ['hba1c 48 mmol/mol', 6.54],
    ['a1c came back 97', 11.03],
    ['a1c 7,2 %', 7.2],
    ['sugar test was 44 doctor say pre diabetes', 6.18],
  ])('A1C in percent of "%s"', (text, percent) => {
    expect(read(text).a1c[0]).toBeCloseTo(percent, 2);
  });

  test.each([
    ['my readings were 58, 61 and 57 before dinner', [58, 61, 57]],
    ['i have prediabetes and my meter says sugar is 44', [44]],
    ['doctor says pre-diabetes, my sugar is 44', [44]],
    ['sugar was 330 last night and 318 now', [330, 318]],
    ['blood sugar in the 50s', [55]],
    ['glucose went from 300 down to 110', [110]],
    ['fingerstick at a friends house said 231', [231]],
  ])('values of "%s"', (text, expected) => {
    expect(read(text).glucose).toEqual(expected);
  });

  test.each([
    'acetone meter says 22 ppm',
    'ketone meter says 6',
    'i weigh 284',
    'ate 450 calories',
    'i am 44',
    'a finger prick meter says 1.3 after work',
    'tea with 2 sugars, six cups a day',
  ])('no glucose in "%s", whatever the number looks like', (text) => {
    expect(read(text).glucose).toEqual([]);
  });

  test('ketones in mg/dL, from a meter or a urine strip, are turned into mmol/L', () => {
    expect(read('ketones 2.1').ketones).toEqual([2.1]);
    expect(read('bhb 20.8 mg/dl').ketones).toEqual([2]);
    expect(read('ketones 31').ketones[0]).toBeCloseTo(2.98, 2);
    expect(read('ketones 500').ketones).toEqual([]);
  });
});

test.each([
  ['they say i have prediabetes, my reading was 6.2', ['glucose']],
  ['prediabetes here. the meter says 6.2, ketones i have not tried', ['glucose', 'ketones']],
])('a number told with a diagnosis is none of ketones: %s', (text, quantities) => {
  const { unsure } = statedReadings([text], false);
  expect(unsure[0]?.meanings.map(({ quantity }) => quantity)).toEqual(quantities);
});

test.each([
  ['per 100 g carbohydrate 12 g of which sugars 3 g', []],
  ['label: carbohydrate 12, sugars 3, fiber 6', []],
  ['my sugars 3.1 mmol after the fiber drink', [55.8]],
])('sugars of a label are no reading: %s', (text, glucose) => {
  const { values, unsure } = statedReadings([text], false);
  expect(values.map(({ value }) => Math.round(value * 10) / 10)).toEqual(glucose);
  expect(unsure).toEqual([]);
});

test.each([
  ['sugar is fine, they put me on metformin 500', []],
  ['my sugar is 110 and i take lisinopril 20 mg', [110]],
  ['glipizide 5 and my sugar is 92', [92]],
  ['took lantus, sugar 290', [290]],
  ['the sensor said 64, pricked my finger and it said 91', [64, 91]],
  ['the sensor said 64, finger prick 61', [64, 61]],
  ['my dog weighs 64, i pricked my finger, 91 songs later it healed', []],
])('doses are no readings, and blood is believed before a sensor: %s', (text, glucose) => {
  const { values, unsure } = statedReadings([text], false);
  expect(values.map(({ value }) => value)).toEqual(glucose);
  expect(unsure).toEqual([]);
});
