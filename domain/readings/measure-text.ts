import type { Units } from '#contract/profile.ts';
import { GLUCOSE_MG_PER_MMOL } from '../glucose.ts';
import type { Interval } from '../interval.ts';
import { CM_PER_INCH, KG_PER_LB } from './measure-units.ts';
import type { Measure } from './reading-values.ts';
import { roundTo } from './rounding.ts';

/** The units a person reads numbers in. */
export type ShownUnits = Pick<Units, 'glucose' | 'weight' | 'length'>;

/** How a measure is written; what is stored is mg/dL, mmol/L, kg and cm. */
export interface ShownMeasure {
  /** Empty for the index, which has none. */
  readonly unit: string;
  /** As meters, scales and tapes show it. */
  readonly decimals: number;
  /** Stored units in one shown unit. */
  readonly per: number;
}

/** Measures as a sentence begins with them. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  fastingGlucose: 'Fasting glucose',
  glucose: 'Glucose, fasting or not',
  ketones: 'Ketones',
  gki: 'GKI',
  weight: 'Weight',
  waist: 'Waist',
};

export function shownMeasure(measure: Measure, units: ShownUnits): ShownMeasure {
  switch (measure) {
    case 'fastingGlucose':
    case 'glucose':
      return units.glucose === 'mg/dL'
        ? { unit: 'mg/dL', decimals: 0, per: 1 }
        : { unit: 'mmol/L', decimals: 1, per: GLUCOSE_MG_PER_MMOL };
    case 'ketones':
      return { unit: 'mmol/L', decimals: 1, per: 1 };
    case 'gki':
      return { unit: '', decimals: 1, per: 1 };
    case 'weight':
      return { unit: units.weight, decimals: 1, per: units.weight === 'lb' ? KG_PER_LB : 1 };
    case 'waist':
      return { unit: units.length, decimals: 1, per: units.length === 'in' ? CM_PER_INCH : 1 };
  }
}

const numberText = (value: number, { per, decimals }: ShownMeasure) =>
  roundTo(value / per, decimals).toFixed(decimals);

/** A change takes one decimal more than the meter shows, and drops zeros at its end: 1.2, 5. */
const changeNumber = (change: number, { per, decimals }: ShownMeasure) =>
  String(roundTo(Math.abs(change) / per, decimals + 1));

const withUnit = (number: string, { unit }: ShownMeasure) => (unit === '' ? number : `${number} ${unit}`);

/** A stored value in the person's unit, as its meter shows it: "97 mg/dL", "5.4 mmol/L". */
export function valueText(measure: Measure, value: number, units: ShownUnits): string {
  const shown = shownMeasure(measure, units);
  return withUnit(numberText(value, shown), shown);
}

/** "91 to 108 mg/dL". */
export function rangeText(measure: Measure, { low, high }: Interval, units: ShownUnits): string {
  return `${numberText(low, shownMeasure(measure, units))} to ${valueText(measure, high, units)}`;
}

/** The size of a change, without its sign: "1.2 mg/dL". */
export function changeText(measure: Measure, change: number, units: ShownUnits): string {
  const shown = shownMeasure(measure, units);
  return withUnit(changeNumber(change, shown), shown);
}

/** The sizes at both ends of an interval on one side of zero, the smaller first: "0.4 to 2.1 mg/dL". */
export function changeRangeText(measure: Measure, { low, high }: Interval, units: ShownUnits): string {
  const [small, large] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))];
  return `${changeNumber(small, shownMeasure(measure, units))} to ${changeText(measure, large, units)}`;
}
