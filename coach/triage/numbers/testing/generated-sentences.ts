import fc from 'fast-check';
import { BARE_AFTER_CONTEXT, FORMS, type Language } from './spoken-forms.ts';
import { asSaid, between, oneOf, type Put, type Sort, signed, VALUES } from './spoken-values.ts';

export type Generated = { readonly text: string; readonly language: Language; readonly put: readonly Put[] };

const QUANTITY: Readonly<Record<Sort, Put['quantity']>> = {
  glucose: 'glucose',
  ofOther: 'glucose',
  ofChild: 'glucose',
  ofPast: 'glucose',
  asked: 'glucose',
  ketones: 'ketones',
  a1c: 'a1c',
  pressure: 'bloodPressure',
  pulse: 'heartRate',
  pulseAtRest: 'heartRate',
  pulseInMotion: 'heartRate',
  temperature: 'temperature',
  oxygen: 'oxygen',
  ownAge: 'age',
  childAge: 'age',
  weeksPregnant: 'pregnancyWeeks',
};
const WHOSE: Partial<Record<Sort, Put['whose']>> = { ofOther: 'other', ofChild: 'child', childAge: 'child' };
const WHEN: Partial<Record<Sort, Put['when']>> = { ofPast: 'past', asked: 'asked' };
const POSTURE: Partial<Record<Sort, Put['posture']>> = { pulseAtRest: 'rest', pulseInMotion: 'motion' };
const SORTS = Object.keys(QUANTITY) as Sort[];
/** Of the writer, now: what may stand beside each other in one message. */
const TOGETHER: readonly Sort[] = ['glucose', 'ketones', 'a1c', 'pressure', 'pulse', 'temperature', 'oxygen'];

/** Nobody types "169 for two days glucose". */
const isSpoken = ([form, { text }]: readonly [string, { readonly text: string }]) =>
  !form.startsWith('{}') || !/twice|times|day|falling|dropping|going|rising|climbing/.test(text);

function clause(language: Language, sort: Sort): fc.Arbitrary<{ text: string; put: Put }> {
  const spoken = fc.tuple(oneOf(...FORMS[language][sort]), VALUES[sort](language)).filter(isSpoken);
  return spoken.map(([form, said]) => {
    const { text, ...value } = asSaid(form, language, said);
    return {
      text: form.replace('{}', text),
      put: {
        ...value,
        quantity: QUANTITY[sort],
        whose: WHOSE[sort] ?? 'self',
        when: WHEN[sort] ?? 'now',
        posture: POSTURE[sort],
      },
    };
  });
}

/** One value alone, in any form. */
function single(language: Language): fc.Arbitrary<Generated> {
  const { starts, ends } = FORMS[language];
  return oneOf(...SORTS).chain((sort) =>
    fc.tuple(oneOf(...starts), clause(language, sort), oneOf(...ends)).map(([start, { text, put }, end]) => ({
      text: `${start}${text}${/[?]$/.test(text) || put.when === 'past' ? '' : end}`,
      language,
      put: [put],
    })),
  );
}

/** Two quantities beside each other, either first. Millimoles beside a bare 20 to 35 would settle its unit. */
function together(language: Language): fc.Arbitrary<Generated> {
  const { starts, and } = FORMS[language];
  return fc
    .tuple(oneOf(...TOGETHER), oneOf(...TOGETHER))
    .filter(([one, two]) => one !== two)
    .chain(([one, two]) =>
      fc.tuple(oneOf(...starts), clause(language, one), oneOf(...and), clause(language, two)),
    )
    .map(([start, one, join, two]) => ({
      text: `${start}${one.text}${join}${two.text}`,
      language,
      put: [one.put, two.put],
    }))
    .filter(({ text, put }) => put.every(({ isCertain }) => isCertain) || !/mmol/.test(text));
}

/** A number whose quantity only the sentence before makes likely. */
const bare: fc.Arbitrary<Generated> = fc
  .tuple(oneOf(...BARE_AFTER_CONTEXT), between(38, 69))
  .map(([form, value]) => ({
    text: form.replace('{}', `${value}`),
    language: 'en',
    put: [{ quantity: 'glucose', value, isCertain: false, whose: 'self', when: 'now', within: 0 }],
  }));

/** One decimal and one whole number: ketones and glucose, whichever comes first. */
const pair: fc.Arbitrary<Generated> = fc
  .tuple(between(1, 79), between(36, 580), oneOf(' / ', '/', ' ', ', ', ' and '), fc.boolean())
  .map(([tenths, mg, sign, swapped]) => ({
    text: swapped ? `${mg}${sign}${signed(tenths, '.')}` : `${signed(tenths, '.')}${sign}${mg}`,
    language: 'en',
    put: [putOf('ketones', tenths / 10), putOf('glucose', mg)],
  }));
const putOf = (quantity: Put['quantity'], value: number): Put => ({
  ...{ quantity, value, isCertain: true, whose: 'self', when: 'now', within: 0 },
});

/** Capitals as phones and people set them. */
const typed = (text: string, style: number) =>
  style === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : style === 1 ? text.toUpperCase() : text;

const LANGUAGES = Object.keys(FORMS) as Language[];
const any = fc.oneof(
  { weight: 6, arbitrary: single('en') },
  { weight: 5, arbitrary: together('en') },
  { weight: 1, arbitrary: bare },
  { weight: 1, arbitrary: pair },
  { weight: 5, arbitrary: oneOf(...LANGUAGES).chain(single) },
  { weight: 4, arbitrary: oneOf(...LANGUAGES).chain(together) },
);

/** So many sentences, the same for the same seed. */
export function generatedSentences(count: number, seed: number): Generated[] {
  const arbitrary = fc
    .tuple(any, between(0, 9))
    .map(([one, style]) => ({ ...one, text: typed(one.text, style) }));
  return fc.sample(arbitrary, { numRuns: count, seed });
}
