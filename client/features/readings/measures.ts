import type { ReadingFields } from '#contract/health-readings.ts';
import type { Units } from '#contract/profile.ts';
import { gkiBand, gkiWords, glucoseKetoneIndex } from '#domain/health-values/gki.ts';
import type { GlucoseUnit } from '#domain/health-values/glucose.ts';
import {
  FIELD_OF,
  LABEL_OF,
  limitWords,
  type MeasureUnit,
  storedValue,
  type TakenMeasure,
  unitOf,
  unitsThatFit,
} from '#domain/health-values/measure-units.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';
import { roundTo } from '#domain/numbers/rounding.ts';
import { meterWordIn } from '#domain/readings/meter-word.ts';
import { type ShownMeasure, shownMeasure, shownValue } from '#domain/readings/shown-measure.ts';
import { typedNumber } from '../../lib/format/number-text.ts';

export const MEASURES = Object.keys(FIELD_OF) as TakenMeasure[];

export interface Measure extends ShownMeasure {
  name: TakenMeasure;
  label: string;
  unit: MeasureUnit;
}

export const measureIn = (name: TakenMeasure, units: Units): Measure => ({
  ...shownMeasure(name, units),
  name,
  label: LABEL_OF[name],
  unit: unitOf(name, units),
});

/** A stored value as it stands in a box: to the tenth, no unneeded decimals. Null is an empty box. */
export const boxText = (measure: Measure, stored: number | null): string =>
  stored === null ? '' : String(roundTo(shownValue(measure, stored), 1));

type Typed = { ok: true; stored: number | null } | { ok: false; message: string };

export function parseMeasure({ name, label, unit }: Measure, text: string): Typed {
  if (text.trim() === '') return { ok: true, stored: null };
  const value = typedNumber(text);
  const stored = value === null ? null : storedValue(name, value, unit);
  if (stored !== null) return { ok: true, stored };
  const word = name === 'glucose' || name === 'ketones' ? meterWordIn(text) : null;
  if (word) return { ok: false, message: `${word} isn't a number, so we can't save it` };
  const limits = limitWords(name, unit);
  return {
    ok: false,
    message: value === null ? `${label} must be a number, ${limits}` : `${label} must be ${limits}`,
  };
}

/** Glucose in the other unit is the commonest slip: 5.5 in a box for mg/dL, 99 in one for mmol/L. */
export function otherGlucoseUnit(measure: Measure, text: string): GlucoseUnit | null {
  const value = typedNumber(text);
  if (measure.name !== 'glucose' || value === null) return null;
  const fitting = unitsThatFit('glucose', value);
  if (fitting.length === 0 || fitting.includes(measure.unit)) return null;
  return measure.unit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
}

/** One press of an arrow key: the last figure that is shown. A box that cannot be read stays as it is. */
export function stepText({ decimals }: Measure, text: string, direction: 1 | -1): string {
  const value = typedNumber(text);
  if (value === null) return text;
  const next = Math.max(0, value + direction / 10 ** decimals);
  return String(Math.round(next * 100) / 100);
}

export type GkiPair = Pick<ReadingFields, 'glucoseLevel' | 'ketoneLevel'>;

/** "4.5, moderate", or null where the two are not both there or ketones are too low to divide by. */
export function gkiText({ glucoseLevel, ketoneLevel }: GkiPair): string | null {
  if (glucoseLevel === null || ketoneLevel === null || ketoneLevel < KETONES.indexLeast) return null;
  const index = glucoseKetoneIndex(glucoseLevel, 'mg/dL', ketoneLevel);
  if (index === null) return null;
  return `${index.toFixed(1)}, ${gkiWords(gkiBand(index), ketoneLevel)}`;
}
