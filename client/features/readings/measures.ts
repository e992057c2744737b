import type { Units } from '#contract/profile.ts';
import { type GlucoseUnit, glucoseToMmol } from '#domain/glucose.ts';
import {
  CM_PER_INCH,
  KG_PER_LB,
  LABEL_OF,
  limitWords,
  type MeasureUnit,
  storedValue,
  type TakenMeasure,
  unitsThatFit,
} from '#domain/readings/measure-units.ts';

/** How one measure is typed and shown in a person's unit. What is stored is mg/dL, mmol/L, kg and cm. */
export interface Measure {
  name: TakenMeasure;
  label: string;
  unit: MeasureUnit;
  decimals: 0 | 1;
}

/** The measure as this person types and reads it. */
export function measureIn(name: TakenMeasure, units: Units): Measure {
  const unit = {
    glucose: units.glucose,
    ketones: 'mmol/L',
    weight: units.weight,
    waist: units.length,
  } as const satisfies Record<TakenMeasure, MeasureUnit>;
  return { name, label: LABEL_OF[name], unit: unit[name], decimals: unit[name] === 'mg/dL' ? 0 : 1 };
}

function inUnit({ name, unit }: Measure, stored: number): number {
  if (name === 'glucose' && unit === 'mmol/L') return glucoseToMmol(stored);
  if (unit === 'lb') return stored / KG_PER_LB;
  return unit === 'in' ? stored / CM_PER_INCH : stored;
}

/** "98 mg/dL", "5.4 mmol/L", "180.5 lb". */
export const measureText = (measure: Measure, stored: number): string =>
  `${inUnit(measure, stored).toFixed(measure.decimals)} ${measure.unit}`;

/** A stored value as it stands in a box: to the tenth, no unneeded decimals. Null is an empty box. */
export const boxText = (measure: Measure, stored: number | null): string =>
  stored === null ? '' : String(Math.round(inUnit(measure, stored) * 10) / 10);

/** What was typed as a number with comma or point; null where it is none. */
function numberIn(text: string): number | null {
  const tidy = text.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(tidy) ? Number(tidy) : null;
}

type Typed = { ok: true; stored: number | null } | { ok: false; message: string };

/** Reads what somebody typed into a measure's box; blank is not entered. */
export function parseMeasure({ name, label, unit }: Measure, text: string): Typed {
  if (text.trim() === '') return { ok: true, stored: null };
  const value = numberIn(text);
  const stored = value === null ? null : storedValue(name, value, unit);
  if (stored !== null) return { ok: true, stored };
  const limits = limitWords(name, unit);
  return {
    ok: false,
    message: value === null ? `${label} must be a number, ${limits}` : `${label} must be ${limits}`,
  };
}

/** Glucose in the other unit is the commonest slip: 5.5 in a box for mg/dL, 99 in one for mmol/L. */
export function otherGlucoseUnit(measure: Measure, text: string): GlucoseUnit | null {
  const value = numberIn(text);
  if (measure.name !== 'glucose' || value === null) return null;
  const fitting = unitsThatFit('glucose', value);
  if (fitting.length === 0 || fitting.includes(measure.unit)) return null;
  return measure.unit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
}

/** One press of an arrow key: the last figure that is shown. A box that cannot be read stays as it is. */
export function stepText({ decimals }: Measure, text: string, direction: 1 | -1): string {
  const value = numberIn(text);
  if (value === null) return text;
  const next = Math.max(0, value + direction / 10 ** decimals);
  return String(Math.round(next * 100) / 100);
}
