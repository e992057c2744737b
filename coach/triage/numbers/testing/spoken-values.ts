import fc from 'fast-check';
import { GLUCOSE_MG_PER_MMOL } from '#domain/health-values/glucose.ts';
import type { CertainValue } from '../../stated-readings.ts';
import type { Forms, Language } from './spoken-forms.ts';

/** What was put into a sentence, as the oracle knows it: the parser is not asked. */
export type Put = {
  readonly quantity: CertainValue['quantity'];
  /** mg/dL, mmol/L, percent, mmHg above, beats, °C, percent, years, weeks; infinite where a meter shows HI or LO. */
  readonly value: number;
  readonly diastolic?: number;
  /** False where quantity or unit stay open; then nothing may be read for certain. */
  readonly isCertain: boolean;
  readonly whose: 'self' | 'other' | 'child';
  readonly when: 'now' | 'past' | 'asked';
  readonly posture?: 'rest' | 'motion';
  /** "over 300": the value read may be off by this. */
  readonly within: number;
};
type Value = Pick<Put, 'value' | 'isCertain' | 'within'> & {
  readonly text: string;
  readonly diastolic?: number;
};
export type Sort = Exclude<keyof Forms, 'starts' | 'ends' | 'and'>;

export const oneOf = <T>(...all: readonly T[]) => fc.constantFrom(...all);
export const between = (min: number, max: number) => fc.integer({ min, max });
const certain = (text: string, value: number, within = 0.06): Value => ({
  text,
  value,
  isCertain: true,
  within,
});
const open = (text: string, value: number): Value => ({ text, value, isCertain: false, within: 0 });
export const signed = (tenths: number, sign: string) => (tenths / 10).toFixed(1).replace('.', sign);
const mmol = (tenths: number) => (tenths / 10) * GLUCOSE_MG_PER_MMOL;

const MG_UNITS = ['mg/dl', ' mg/dL', ' mg / dl', 'mgdl', ' mg per dl', ' mg/dl'];
const MMOL_UNITS = ['mmol', ' mmol/l', ' mmol/L', ' mmols', ' mmol'];
const WORDS: readonly (readonly [string, number])[] = [
  ['forty', 40],
  ['forty five', 45],
  ['fifty-two', 52],
  ['sixty', 60],
  ['ninety eight', 98],
  ['one twenty', 120],
  ['one eighty', 180],
  ['two hundred', 200],
  ['three hundred', 300],
  ['three hundred and ten', 310],
  ['four hundred fifty', 450],
];

/** A glucose as people write it. */
function glucose(language: Language): fc.Arbitrary<Value> {
  const sign = language === 'en' || language === 'hi' ? oneOf('.', '.', ',') : oneOf('.', ',', ',');
  const plain = [
    between(36, 580).map((mg) => certain(`${mg}`, mg)),
    fc.tuple(between(21, 580), oneOf(...MG_UNITS)).map(([mg, unit]) => certain(`${mg}${unit}`, mg)),
    fc.tuple(between(22, 330), sign).map(([tenths, s]) => certain(signed(tenths, s), mmol(tenths))),
    fc
      .tuple(between(22, 330), oneOf(...MMOL_UNITS), sign)
      .map(([tenths, unit, s]) => certain(signed(tenths, s) + unit, mmol(tenths))),
    between(20, 35).map((bare) => open(`${bare}`, bare)),
    fc
      .tuple(between(4, 30), oneOf('', 's'))
      .map(([n, s]) => certain(`${n} mmol${s}`, n * GLUCOSE_MG_PER_MMOL)),
  ];
  const english = [
    fc.tuple(between(40, 330), oneOf(' = ', ' (', ' or ', ' / ')).map(([tenths, s]) => {
      const end = s === ' (' ? ')' : '';
      return certain(
        `${Math.round(mmol(tenths))} mg/dl${s}${(tenths / 10).toFixed(1)} mmol${end}`,
        mmol(tenths),
        1,
      );
    }),
    oneOf(...WORDS).map(([text, value]) => certain(text, value)),
    fc
      .tuple(between(10, 55), oneOf('over', 'above', '>', 'more than'))
      .map(([n, word]) => certain(`${word} ${n * 10}`, n * 10, 1)),
    fc
      .tuple(between(40, 69), oneOf('under', 'below', '<', 'less than'))
      .map(([n, word]) => certain(`${word} ${n}`, n, 1)),
    fc
      .tuple(between(220, 330), oneOf('twice', 'two times', '3 times'))
      .map(([t, often]) => certain(`${signed(t, '.')} ${often}`, mmol(t))),
    fc
      .tuple(between(90, 400), oneOf('for two days', 'all day', 'for 3 days now'))
      .map(([mg, long]) => certain(`${mg} ${long}`, mg)),
    fc
      .tuple(between(80, 150), between(40, 79))
      .map(([from, to]) => certain(`dropping from ${from} to ${to}`, to)),
    fc
      .tuple(between(40, 90), oneOf('and falling', 'and dropping', 'and going down', 'going down'))
      .map(([mg, s]) => certain(`${mg} ${s}`, mg)),
    fc
      .tuple(between(150, 400), oneOf('and rising', 'and climbing', 'still going up'))
      .map(([mg, s]) => certain(`${mg} ${s}`, mg)),
  ];
  const liters = fc
    .tuple(between(40, 399), oneOf(' g/l', ' g/L', 'g/l'), sign)
    .map(([hundredths, unit, s]) =>
      certain((hundredths / 100).toFixed(2).replace('.', s) + unit, hundredths),
    );
  if (language === 'en') return fc.oneof(...plain, ...plain, ...english);
  return fc.oneof(...plain, ...(language === 'fr' || language === 'es' ? [liters] : []));
}

/** A French decimal without a unit is g/L or mmol/L, and nobody knows which. */
export function asSaid(form: string, language: Language, value: Value): Value {
  const isGlycemia = language === 'fr' && /glyc[eé]mie/i.test(form);
  const isBareDecimal = /^\d+[.,]\d$/.test(value.text);
  const tenths = Number(value.text.replace(',', '.'));
  return isGlycemia && isBareDecimal && tenths <= 5 ? open(value.text, value.value) : value;
}

/** Values of each sort as people write them. */
export const VALUES: Readonly<Record<Sort, (language: Language) => fc.Arbitrary<Value>>> = {
  glucose,
  ofOther: glucose,
  ofChild: glucose,
  ofPast: (language) =>
    glucose(language).filter(
      ({ text }) => /^\d/.test(text) && !/day|fall|drop|going|ris|climb|twice|times/.test(text),
    ),
  asked: (language) => glucose(language).filter(({ text }) => /^\d[\d.,]*( ?mm?g?\S*)?$/.test(text)),
  ketones: () =>
    fc
      .tuple(between(1, 79), oneOf('', '', ' mmol', ' mmol/L'), oneOf('.', ','))
      .map(([tenths, unit, s]) => certain(signed(tenths, s) + unit, tenths / 10)),
  a1c: () =>
    fc.oneof(
      fc
        .tuple(between(48, 139), oneOf('', '%', ' %'), oneOf('.', ','))
        .map(([t, unit, s]) => certain(signed(t, s) + unit, t / 10)),
      fc
        .tuple(between(30, 120), oneOf(' mmol/mol', 'mmol/mol'))
        .map(([n, unit]) => certain(n + unit, 0.09148 * n + 2.152)),
    ),
  pressure: (language) =>
    fc
      .tuple(
        between(70, 230),
        between(30, 70),
        oneOf('/', '/', ' / ', language === 'en' ? ' over ' : '/'),
        oneOf('', '', ' mmhg'),
      )
      .map(([upper, less, s, unit]) => ({
        ...certain(`${upper}${s}${Math.max(35, upper - less)}${unit}`, upper),
        diastolic: Math.max(35, upper - less),
      })),
  pulse: () =>
    fc.tuple(between(35, 210), oneOf('', '', ' bpm', 'bpm')).map(([n, unit]) => certain(n + unit, n)),
  pulseAtRest: () =>
    fc.tuple(between(35, 190), oneOf('', '', ' bpm')).map(([n, unit]) => certain(n + unit, n)),
  pulseInMotion: () =>
    fc.tuple(between(90, 210), oneOf('', '', ' bpm')).map(([n, unit]) => certain(n + unit, n)),
  temperature: (language) =>
    fc.oneof(
      fc
        .tuple(between(350, 412), oneOf('', 'c', ' C', '°C', ' °c'), oneOf('.', ','))
        .map(([t, unit, s]) => certain(signed(t, s) + unit, t / 10)),
      ...(language === 'en'
        ? [
            fc
              .tuple(between(950, 1059), oneOf('', 'f', ' F', '°F'))
              .map(([t, unit]) => certain(signed(t, '.') + unit, ((t / 10 - 32) * 5) / 9)),
          ]
        : []),
      between(36, 41).map((n) => certain(`${n}`, n)),
    ),
  oxygen: () => fc.tuple(between(75, 100), oneOf('', '%', ' %')).map(([n, unit]) => certain(n + unit, n)),
  ownAge: () => between(11, 85).map((n) => certain(`${n}`, n)),
  childAge: () => between(2, 17).map((n) => certain(`${n}`, n)),
  weeksPregnant: () => between(4, 41).map((n) => certain(`${n}`, n)),
};
