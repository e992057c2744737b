import { expect, test } from 'vitest';
import { UNKNOWN_PERSON } from '../../../person/person.ts';
import { labSheetRoute } from './lab-sheet-route.ts';
import { toldLabValues } from './told-lab-values.ts';

const asked = (question: string) =>
  labSheetRoute.reply(question, { person: UNKNOWN_PERSON, now: new Date(0), zone: 'UTC', earlier: [] });

test.each([
  [
    'labs: A1C 5.8, fasting glucose 103, triglycerides 170, HDL 44',
    { a1c: 5.8, glucose: 103, triglycerides: 170, hdl: 44 },
  ],
  [
    'HbA1c 41, FPG 5,7 mmol/l, trigs 1.9 and HDL 1.1',
    { a1c: 5.9, glucose: 103, triglycerides: 168, hdl: 43 },
  ],
  ['my insulin came back at 14 with a fasting sugar of 99', { insulin: 14, glucose: 99 }],
  ['fasting insulin 90 pmol/L, glucose 5.2', { insulin: 15, glucose: 94 }],
  ['glycémie à jeun 1,08 g/L et HbA1c 5,8%', { glucose: 108, a1c: 5.8 }],
  ['LDL of 131 mg/dL, non-HDL 150', { ldl: 131 }],
  ['insulin 96 and glucose 101', { glucose: 101 }],
  ['took 10 units of insulin, A1C 6.0 for 3 years', { a1c: 6 }],
  ['A1C 5.6 or 5.7, I forget', {}],
])('values of "%s"', (message, values) => {
  const rounded = Object.entries(toldLabValues(message)).map(([name, told]) => [
    name,
    name === 'a1c' ? Math.round(told.value * 10) / 10 : Math.round(told.value),
  ]);
  expect(Object.fromEntries(rounded)).toEqual(values);
});

test.each([
  ['A1c is 6.0 now, it was 5.7 last spring, glucose 109', 6, 5.7],
  ['A1C went from 6.4 to 5.9, glucose 99', 5.9, 6.4],
  ['last year A1C 5.6, this year A1C 5.9', 5.6, null],
])('earlier values of "%s"', (message, value, earlier) => {
  expect(toldLabValues(message).a1c).toEqual({ value, earlier });
});

test.each([
  [
    'Labs: A1C 5.8, glucose 105, triglycerides 180, HDL 37. What does all this mean together?',
    'point to **prediabetes**, with high triglycerides and low HDL',
  ],
  ['Fasting insulin 18, glucose 97, is that bad?', 'Your glucose is normal, but there is a HOMA-IR of 4.3'],
  ['ldl 170, hdl 65, trigs 70, a1c 5.2. should I worry?', 'what stands out is the LDL'],
  ['A1C 5.2, glucose 88, trigs 75: are these ok?', 'All of these are in the usual range'],
  ['A1C 6.8 and fasting glucose 134, am I diabetic?', 'two such tests usually make the diagnosis'],
  ['triglycerides 640, HDL 35, how bad is this?', 'endanger the pancreas'],
  [
    'I have a stent. LDL 3.4, HDL 1.5 and triglycerides 1.1, what should I be asking my doctor?',
    'with heart disease, the usual goal is under 70 mg/dL',
  ],
  ['My wife has A1C 6.1 and triglycerides 220, what do these numbers mean?', 'point to **prediabetes**'],
])('"%s"', async (question, words) => {
  expect((await asked(question))?.text).toContain(words);
});

test.each([
  'My A1C is 5.9 and my glucose 108, can I eat bananas?',
  'A1C 5.9. What does that mean?',
  'What is a normal HDL and what are normal triglycerides?',
  'I have type 2 diabetes, A1C 6.9 and glucose 140, is that bad?',
  'I am 20 weeks pregnant, A1C 5.8, glucose 104, are these ok?',
  'my son is 12, A1C 5.9 and glucose 110, is that bad?',
  'glucose 62 and A1C 5.1, is that bad?',
  'glucose 131 an hour after lunch and A1C 5.4, is that bad?',
  'fasting insulin 19, glucose 104. If I go keto, how much strength do I lose?',
  'Eggs have 5 g of fat and my HDL is 50, is that ok?',
])('says nothing to "%s"', async (question) => {
  expect(await asked(question)).toBeNull();
});

test('answers a message whole only where each of its questions is about the values', async () => {
  const values = 'A1C 5.9, fasting glucose 108.';
  expect((await asked(`${values} How worried should I be? What should I change first?`))?.answersAll).toBe(
    true,
  );
  expect((await asked(`${values} How worried should I be? Can I still drink wine?`))?.answersAll).toBe(false);
});
