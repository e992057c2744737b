import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLUCOSE_MG_PER_MMOL } from '#domain/glucose.ts';
import { statedReadings } from '../stated-readings.ts';
import { triage } from '../triage.ts';

/**
 * Sentences put together from values, units, forms and orders, with an oracle beside them that knows what was put in.
 * None may be read with a wrong quantity or unit, and none may be told to eat sugar where that is not certain.
 */
const EATS_SUGAR =
  /(?:take|eat|drink|:) (?:15 to 20 g|fast sugar|sugar)|15 to 20 g of sugar (?:now|right now)/i;

type Glucose = { text: string; mg: number | null };
const oneDecimal = (tenths: number) => (tenths / 10).toFixed(1);
const comma = (text: string, isComma: boolean) => (isComma ? text.replace('.', ',') : text);

/** Glucose as people write it; null where the unit is not known. */
const GLUCOSE: fc.Arbitrary<Glucose> = fc.oneof(
  fc.integer({ min: 36, max: 580 }).map((mg) => ({ text: `${mg}`, mg })),
  fc
    .tuple(
      fc.integer({ min: 21, max: 580 }),
      fc.constantFrom('mg/dl', ' mg/dL', ' mg / dl', 'mgdl', ' mg per dl'),
    )
    .map(([mg, unit]) => ({ text: `${mg}${unit}`, mg })),
  fc.tuple(fc.integer({ min: 22, max: 330 }), fc.boolean()).map(([tenths, isComma]) => ({
    text: comma(oneDecimal(tenths), isComma),
    mg: (tenths / 10) * GLUCOSE_MG_PER_MMOL,
  })),
  fc
    .tuple(
      fc.integer({ min: 22, max: 330 }),
      fc.constantFrom('mmol', ' mmol/l', ' mmol/L', ' mmols'),
      fc.boolean(),
    )
    .map(([tenths, unit, isComma]) => ({
      text: `${comma(oneDecimal(tenths), isComma)}${unit}`,
      mg: (tenths / 10) * GLUCOSE_MG_PER_MMOL,
    })),
  fc.integer({ min: 20, max: 35 }).map((bare) => ({ text: `${bare}`, mg: null })),
);
const KETONES = fc
  .tuple(fc.integer({ min: 1, max: 79 }), fc.constantFrom('', '', ' mmol', ' mmol/L'), fc.boolean())
  .map(([tenths, unit, isComma]) => ({ text: comma(oneDecimal(tenths), isComma) + unit, mmol: tenths / 10 }));

const NAME = fc.constantFrom(
  'glucose',
  'blood sugar',
  'my blood glucose',
  'bg',
  'bs',
  'fasting glucose',
  'my sugar',
  'blutzucker',
);
const KETONE_NAME = fc.constantFrom('ketones', 'ket', 'bhb', 'blood ketones');
const JOIN = fc.constantFrom(' ', ': ', ' is ', ' was ', ' at ', ' = ', ' reads ', ' came out as ');
const START = fc.constantFrom(
  '',
  'hi, ',
  'just measured, ',
  'woke up and ',
  'i am 52 and ',
  'after 16:8 at 7:15 ',
  'down 12 lbs, ',
);
const END = fc.constantFrom(
  '',
  '.',
  ' this morning',
  ' now',
  ', 2 hours after dinner',
  ' after a 5 km walk',
  ' fasting',
  ' on 20 g carbs',
);
const BETWEEN = fc.constantFrom(' ', ', ', ' / ', ' and ', ' with ', '; ', ' but ');

const read = (text: string) => statedReadings([text.toLowerCase()], false);

function expectGlucose(text: string, { mg, text: typed }: Glucose) {
  const { glucose, unsure } = read(text);
  if (mg === null) {
    expect({ text, glucose, unsure: unsure.map((one) => one.text) }).toEqual({
      text,
      glucose: [],
      unsure: [typed],
    });
  } else {
    expect({ text, glucose, unsure }).toEqual({ text, glucose: [expect.closeTo(mg, 3)], unsure: [] });
  }
}

const runs = { numRuns: 2000 };

describe('generated sentences', () => {
  test('one glucose, with its name before or behind', () => {
    fc.assert(
      fc.property(START, NAME, JOIN, GLUCOSE, END, fc.boolean(), (start, name, join, value, end, behind) => {
        const said = behind ? `${value.text} ${name.replace('my ', '')}` : `${name}${join}${value.text}`;
        expectGlucose(`${start}${said}${end}`, value);
      }),
      runs,
    );
  });

  test('glucose and ketones, either first, names before or behind', () => {
    const pair = fc.tuple(NAME, KETONE_NAME, GLUCOSE, KETONES, BETWEEN, fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(
        START,
        pair,
        END,
        (start, [name, ketoneName, value, ketones, between, swapped, behind], end) => {
          const one = behind ? `${value.text} ${name.replace('my ', '')}` : `${name} ${value.text}`;
          const two = behind ? `${ketones.text} ${ketoneName}` : `${ketoneName} ${ketones.text}`;
          const text = `${start}${swapped ? `${two}${between}${one}` : `${one}${between}${two}`}${end}`;
          expectGlucose(text, unitOfPair(value, ketones.text));
          expect({ text, ketones: read(text).ketones }).toEqual({
            text,
            ketones: [expect.closeTo(ketones.mmol, 5)],
          });
        },
      ),
      runs,
    );
  });

  test('a bare pair of one decimal and one whole number is ketones and glucose', () => {
    const sign = fc.constantFrom(' / ', '/', ' ', ', ', ' and ');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 79 }),
        fc.integer({ min: 36, max: 580 }),
        sign,
        fc.boolean(),
        (tenths, mg, between, swapped) => {
          const ketones = oneDecimal(tenths);
          const text = swapped ? `${mg}${between}${ketones}` : `${ketones}${between}${mg}`;
          expect({ text, ...read(text) }).toMatchObject({ text, glucose: [mg], ketones: [tenths / 10] });
        },
      ),
      runs,
    );
  });

  test('sugar is advised only where glucose is certainly low', () => {
    fc.assert(
      fc.property(START, NAME, JOIN, GLUCOSE, END, (start, name, join, value, end) => {
        const text = `${start}${name}${join}${value.text}${end}`;
        const told = triage({ text }).text;
        if (EATS_SUGAR.test(told))
          expect({ text, isLow: value.mg !== null && value.mg < 70 }).toEqual({ text, isLow: true });
        if (value.mg === null)
          expect(told).toMatch(/mmol\/L \(\d+ mg\/dL\) of glucose is[\s\S]*mg\/dL of glucose is/);
      }),
      { numRuns: 500 },
    );
  });
});

/** Ketones typed with mmol say that mmol is in use: a bare 20 to 35 is then no doubt. */
function unitOfPair(value: Glucose, ketones: string): Glucose {
  if (value.mg !== null || !ketones.includes('mmol')) return value;
  return { ...value, mg: Number(value.text) * GLUCOSE_MG_PER_MMOL };
}
