import { A1C_MOST } from '#domain/a1c.ts';
import { type GlucoseUnit, glucoseToMg } from '#domain/glucose.ts';
import { labToMmol } from '#domain/lab-units.ts';
import { isOfRecentDays, isSetAside } from '#domain/symptoms/context.ts';
import { type StatedValue, statedValues } from './numbers/stated-values.ts';

/** Glucose in mg/dL or ketones in mmol/L that a number may mean. */
export type Meaning = {
  readonly quantity: 'glucose' | 'ketones';
  readonly value: number;
  /** The unit in which the number would mean this. */
  readonly unit: GlucoseUnit | 'g/L';
};

/** A number that may mean several things: nothing is advised on it but to find out. */
export type UnsureValue = { readonly text: string; readonly meanings: readonly Meaning[] };

/** Body readings a text states, as the person's own or a close one's. */
export type StatedReadings = {
  /** mg/dL; quantity, value and unit are certain. */
  glucose: number[];
  /** mmol/L */
  ketones: number[];
  /** percent */
  a1c: number[];
  unsure: UnsureValue[];
  fastingGlucose: boolean;
  /** Only told of days or weeks ago. */
  ofRecentDays: boolean;
};

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

/** Sentences that ask about numbers instead of reporting them. */
const ASKS_ABOUT_NUMBERS =
  /\bconvert\b|\bin (?:mmol|mg)\b|\bto (?:mmol|mg)|\b(?:normal|target|ideal|recommended|optimal) (?:range|level|number|value|blood|glucose|fasting|is)|\bshould (?:be|i aim)\b|\bmeans? (?:pre)?diabetes\b|\ba1c of\b|\b(?:goal|aim|target) (?:is|of)\b/;

/**
 * Readings stated in a text. Sentences that only ask what numbers mean, or convert them, are left out.
 * @param sentences lower-case sentences
 * @param usesMmol whether the person was seen to use mmol/L before; only then a bare 20 to 35 is mmol/L
 */
export function statedReadings(sentences: readonly string[], usesMmol: boolean): StatedReadings {
  const readings: StatedReadings = {
    ...{ glucose: [], ketones: [], a1c: [], unsure: [] },
    ...{ fastingGlucose: false, ofRecentDays: false },
  };
  const mmol = usesMmol || sentences.some((sentence) => /\bmmol(?!\/mol)/.test(sentence));
  for (const sentence of sentences) {
    if (!/\d|forties|fifties|sixties/.test(sentence)) continue;
    if (ASKS_ABOUT_NUMBERS.test(sentence) || isSetAside(sentence)) continue;
    const values = statedValues(sentence);
    for (const value of values) collect(value, mmol, readings);
    if (values.length > 0) readings.ofRecentDays = isOfRecentDays(sentence);
    if (/\bfasting\b|\bmornings?\b|\bfbs\b/.test(sentence)) readings.fastingGlucose = true;
  }
  return readings;
}

/** The unit somebody has used, by their earlier words or their profile. */
export function usesMmol(earlier: readonly string[], unit: GlucoseUnit | undefined): boolean {
  return unit === 'mmol/L' || earlier.some((text) => /mmol(?!\/mol)/i.test(text));
}

function collect(stated: StatedValue, mmol: boolean, readings: StatedReadings) {
  const { quantity, number } = stated;
  if (quantity === 'a1c') {
    const percent = a1cPercent(stated);
    if (percent !== null) readings.a1c.push(percent);
  } else if (quantity === 'ketones') {
    const value = ketonesInMmol(stated);
    if (value !== null) readings.ketones.push(value);
  } else if (quantity === 'glucose') {
    const meanings = glucoseMeanings(stated, mmol);
    const [only] = meanings;
    if (meanings.length === 1 && only) pushTwice(readings[only.quantity], only.value);
    else if (meanings.length > 1) readings.unsure.push({ text: number.text, meanings });
  }
}

/** A value that was seen twice says more than once; that it was seen a thousand times says nothing. */
function pushTwice(values: number[], value: number) {
  if (values.filter((known) => known === value).length < 2) values.push(value);
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
