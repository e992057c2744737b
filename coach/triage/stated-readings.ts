import { A1C_MOST } from '#domain/a1c.ts';
import { type GlucoseUnit, glucoseToMg } from '#domain/glucose.ts';
import { labToMmol } from '#domain/lab-units.ts';
import { isGeneral } from '#domain/symptoms/context.ts';
import type { Posture } from './numbers/circumstances.ts';
import { guessedGlucose, tellsOfDiabetes } from './numbers/guessed-glucose.ts';
import { type NumberToken, numberTokens } from './numbers/number-tokens.ts';
import { type Whose, whoseAt } from './numbers/people.ts';
import type { Quantity } from './numbers/quantity-names.ts';
import { type StatedValue, statedValues } from './numbers/stated-values.ts';
import type { When } from './numbers/times.ts';
import { vitalValue } from './numbers/vital-values.ts';

/** Glucose in mg/dL or ketones in mmol/L that a number may mean. */
export type Meaning = {
  readonly quantity: 'glucose' | 'ketones';
  readonly value: number;
  /** The unit in which the number would mean this. */
  readonly unit: GlucoseUnit | 'g/L';
};
type OfWhom = { readonly whose: Whose; readonly when: When };

/** A number that may mean several things, or one that nobody named: nothing is advised on it but to find out. */
export type UnsureValue = OfWhom & { readonly text: string; readonly meanings: readonly Meaning[] };

/** A number whose quantity, value and unit are certain. */
export type CertainValue = OfWhom & {
  readonly quantity: Exclude<Quantity, 'other'>;
  /**
   * mg/dL, mmol/L, percent, mmHg (the upper number), beats a minute, °C, percent, years or weeks; infinite where a
   * meter shows HI or LO, a little beyond a bound.
   */
  readonly value: number;
  /** mmHg */
  readonly diastolic: number | null;
  readonly posture: Posture;
};

/** Numbers of the body that a text states. */
export type StatedReadings = {
  values: CertainValue[];
  unsure: UnsureValue[];
  fastingGlucose: boolean;
};

/** The values of one quantity that hold now, whosever. */
export function valuesNow({ values }: StatedReadings, quantity: CertainValue['quantity']): number[] {
  return values.flatMap((one) => (one.quantity === quantity && one.when === 'now' ? [one.value] : []));
}

/** Blood ketone meters end at 8; a larger number was read in mg/dL, on a urine strip or not. */
const KETONE_MMOL_MOST = 10;
/** Urine strips end at 160 mg/dL. */
const KETONE_MG_MOST = 160;
/** Meters show 20 to 600 mg/dL (1.1 to 33.3 mmol/L); laboratories have measured up to some 1,500. */
const METER = { leastMg: 20, leastMmol: 1.1, mostMmol: 35, mostMg: 1500 };
/** Whole numbers from here to 35 are dangerous in both units, and in opposite ways. */
const EITHER_UNIT_FROM = 20;
/** So deep a low is far rarer than ketones of that number, which people write without a name. */
const LEAST_UNNAMED_MMOL = 2.2;
/** In France glucose is given in g/L: 0.4 to 5. */
const GRAMS_PER_LITER = /^gl[yi]c[eé]mie$/;
const GRAMS_LEAST = 0.1;
const GRAMS_MOST = 5;
/** Above this, an A1C is in mmol/mol: 20 % would be 195. NGSP master equation: % = 0.09148 x mmol/mol + 2.152. */
const IFCC = { factor: 0.09148, offset: 2.152 };

/** A value over or under a bound lies this far from it, in its own unit: beyond it, and no further than is known. */
const BEYOND = 1.001;
/** The same glucose in two units differs by rounding alone. */
const SAME_IN_BOTH_UNITS = 0.03;
/** Under this (mg/dL) "over 50" says nothing, over it "under 200" says nothing. */
const BOUND_TELLS = { overFrom: 100, underTo: 70 };

/**
 * Numbers stated in a text, with whose they are and when they held. Sentences about strangers are left out.
 * @param sentences lower-case sentences
 * @param usesMmol whether the person was seen to use mmol/L before; only then their bare 20 to 35 is mmol/L
 */
export function statedReadings(sentences: readonly string[], usesMmol: boolean): StatedReadings {
  const readings: StatedReadings = { values: [], unsure: [], fastingGlucose: false };
  const typedMmol = sentences.some((sentence) => /\bmmol(?!\/mol)/.test(sentence));
  let whose: Whose = 'unknown';
  for (const [index, sentence] of sentences.entries()) {
    if (isGeneral(sentence)) continue;
    const values = statedValues(sentence, whose);
    for (const value of values) {
      const isOfWriter = value.whose === 'self' || value.whose === 'unknown';
      collect(value, typedMmol || (usesMmol && isOfWriter), readings);
    }
    const guess = values.length === 0 && tellsOfDiabetes(sentences[index - 1]) && guessedGlucose(sentence);
    if (guess) readings.unsure.push(...guessOf(guess, whose));
    whose = spokenOf(sentence, whose);
    if (values.length > 0 && /\bfasting\b|\bmornings?\b|\bfbs\b/.test(sentence))
      readings.fastingGlucose = true;
  }
  return readings;
}

/** The unit somebody has used, by their earlier words or their profile. */
export function usesMmol(earlier: readonly string[], unit: GlucoseUnit | undefined): boolean {
  return unit === 'mmol/L' || earlier.some((text) => /mmol(?!\/mol)/i.test(text));
}

/** Whom a sentence spoke of last. */
function spokenOf(sentence: string, before: Whose): Whose {
  const tokens = numberTokens(sentence);
  return whoseAt(tokens, tokens.length, before);
}

/** "its 41" after a word of the meter: likely a glucose, and asked about, as nobody said so. */
function guessOf({ value, decimals, text }: NumberToken, whose: Whose): UnsureValue[] {
  const inMmol = decimals > 0 ? glucose(value, 'mmol/L') : [];
  const inMg = decimals === 0 ? glucose(value, 'mg/dL') : [];
  const ketones = decimals > 0 && value <= KETONE_MMOL_MOST ? [ketoneMeaning(value)] : [];
  const meanings = [...inMmol, ...inMg, ...ketones];
  return meanings.length > 0 ? [{ text, meanings, whose, when: 'now' }] : [];
}

function collect(stated: StatedValue, mmol: boolean, readings: StatedReadings) {
  const { quantity, number, whose, when, posture } = stated;
  const add = (of: CertainValue['quantity'], value: number | null) => {
    const said = { quantity: of, value: value ?? 0, diastolic: number.lower ?? null, whose, when, posture };
    if (value !== null && !isKnown(readings.values, said)) readings.values.push(said);
  };
  if (quantity === 'a1c') add('a1c', a1cPercent(stated));
  else if (quantity === 'ketones') add('ketones', ketonesInMmol(stated));
  else if (quantity === 'glucose') {
    const meanings = Number.isFinite(number.value)
      ? glucoseMeanings(stated, mmol)
      : [beyondMeter(number.value)];
    const [only] = meanings;
    if (meanings.length > 1) readings.unsure.push({ text: number.text, meanings, whose, when });
    else if (only) add(only.quantity, only.quantity === 'glucose' ? bounded(only.value, stated) : only.value);
  } else if (quantity !== 'other') add(quantity, vitalValue(stated));
}

const beyondMeter = (value: number): Meaning => ({ quantity: 'glucose', value, unit: 'mg/dL' });

/** "over 400" lies beyond it; null where the bound leaves open what matters: "over 50", "under 200". */
function bounded(mg: number, { bound }: StatedValue): number | null {
  if (bound === 'over') return mg >= BOUND_TELLS.overFrom ? mg * BEYOND : null;
  if (bound === 'under') return mg <= BOUND_TELLS.underTo ? mg / BEYOND : null;
  return mg;
}

/** The same value a third time, which says no more than twice, or at once in another unit ("290 mg/dl = 16.1 mmol"). */
function isKnown(values: readonly CertainValue[], said: CertainValue): boolean {
  const alike = values.filter(
    ({ quantity, whose, when }) => quantity === said.quantity && whose === said.whose && when === said.when,
  );
  const last = alike.at(-1)?.value ?? Number.NaN;
  const isConverted =
    said.quantity === 'glucose' &&
    last !== said.value &&
    Math.abs(last - said.value) < last * SAME_IN_BOTH_UNITS;
  const isBothUnits = isConverted && Number.isInteger(last) !== Number.isInteger(said.value);
  return isBothUnits || alike.filter(({ value }) => value === said.value).length >= 2;
}

/** Everything a number named as glucose may mean; empty where it can be no reading. */
function glucoseMeanings(stated: StatedValue, mmol: boolean): Meaning[] {
  const { number, unit, isNamed, isPlain } = stated;
  const { value } = number;
  if (unit === '%' || unit === 'mmol/mol' || unit === 'bpm') return [];
  const inMg = glucose(value, 'mg/dL');
  const inMmol = glucose(value, 'mmol/L');
  const inGrams = glucose(value, 'g/L');
  const orKetones = isNamed || value > KETONE_MMOL_MOST || value <= 0 ? [] : [ketoneMeaning(value)];
  if (!isNamed && value < LEAST_UNNAMED_MMOL && unit !== 'mg/dL') return orKetones;
  if (unit === 'mg/dL') return inMg.length > 0 ? inMg : inMmol;
  if (unit === 'g/L') return inGrams;
  if (unit === 'mmol/L') return inMmol.length > 0 ? [...inMmol, ...orKetones] : inMg;
  if (GRAMS_PER_LITER.test(stated.name) && number.decimals > 0) return [...inMmol, ...inGrams];
  if (number.decimals > 0) return inMmol.length > 0 ? [...inMmol, ...orKetones] : inMg;
  if (value > METER.mostMmol) return inMg;
  if (value >= EITHER_UNIT_FROM) return mmol ? inMmol : [...inMmol, ...inMg];
  return isPlain && (isNamed || mmol) ? inMmol : [];
}

function glucose(value: number, unit: Meaning['unit']): Meaning[] {
  const mg = unit === 'mmol/L' ? glucoseToMg(value) : unit === 'g/L' ? value * 100 : value;
  const isPossible =
    unit === 'mmol/L'
      ? value >= METER.leastMmol && value <= METER.mostMmol
      : unit === 'g/L'
        ? value >= GRAMS_LEAST && value <= GRAMS_MOST
        : value >= METER.leastMg && value <= METER.mostMg;
  return isPossible ? [{ quantity: 'glucose', value: mg, unit }] : [];
}

const ketoneMeaning = (value: number): Meaning => ({ quantity: 'ketones', value, unit: 'mmol/L' });

function ketonesInMmol({ number: { value }, unit }: StatedValue): number | null {
  if (unit === '%' || unit === 'mmol/mol' || unit === 'bpm') return null;
  const isMg = unit === 'mg/dL' || (unit === null && value > KETONE_MMOL_MOST);
  if (isMg && value > KETONE_MG_MOST) return null;
  const mmol = isMg ? labToMmol('ketones', value) : value;
  return mmol > 0 && mmol <= 30 ? mmol : null;
}

/** A laboratory's A1C in percent, from percent or mmol/mol. */
function a1cPercent({ number: { value }, unit }: StatedValue): number | null {
  if (unit === 'mg/dL' || unit === 'mmol/L' || unit === 'bpm') return null;
  const isIfcc = unit === 'mmol/mol' || (unit === null && value > A1C_MOST);
  const percent = isIfcc ? IFCC.factor * value + IFCC.offset : value;
  return percent <= A1C_MOST ? percent : null;
}
