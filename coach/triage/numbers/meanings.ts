import { A1C_MOST } from '#domain/health-values/a1c.ts';
import { type GlucoseUnit, glucoseToMg } from '#domain/health-values/glucose.ts';
import { labToMmol } from '#domain/health-values/lab-units.ts';
import type { NumberToken } from './number-tokens.ts';
import type { StatedValue } from './stated-values.ts';

/** Glucose in mg/dL or ketones in mmol/L that a number may mean. */
export type Meaning = {
  readonly quantity: 'glucose' | 'ketones';
  readonly value: number;
  /** The unit in which the number would mean this. */
  readonly unit: GlucoseUnit | 'g/L';
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

/** Everything a number named as glucose may mean; empty where it can be no reading. */
export function glucoseMeanings(stated: StatedValue, mmol: boolean): Meaning[] {
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

/** Blood ketones in mmol/L; null where the number can be none. */
export function ketonesInMmol({ number: { value }, unit }: StatedValue): number | null {
  if (unit === '%' || unit === 'mmol/mol' || unit === 'bpm') return null;
  const isMg = unit === 'mg/dL' || (unit === null && value > KETONE_MMOL_MOST);
  if (isMg && value > KETONE_MG_MOST) return null;
  const mmol = isMg ? labToMmol('ketones', value) : value;
  return mmol > 0 && mmol <= 30 ? mmol : null;
}

/** A laboratory's A1C in percent, from percent or mmol/mol. */
export function a1cPercent({ number: { value }, unit }: StatedValue): number | null {
  if (unit === 'mg/dL' || unit === 'mmol/L' || unit === 'bpm') return null;
  const isIfcc = unit === 'mmol/mol' || (unit === null && value > A1C_MOST);
  const percent = isIfcc ? IFCC.factor * value + IFCC.offset : value;
  return percent <= A1C_MOST ? percent : null;
}

/** "its 41" after a word of the meter: likely a glucose, and asked about, as nobody said so. */
export function guessedMeanings({ value, decimals }: NumberToken): Meaning[] {
  if (decimals === 0) return glucose(value, 'mg/dL');
  return [...glucose(value, 'mmol/L'), ...(value <= KETONE_MMOL_MOST ? [ketoneMeaning(value)] : [])];
}
