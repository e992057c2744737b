import { type MeasureUnit, type ShownUnits, storedPer, unitOf } from '../health-values/measure-units.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { Measure } from './reading-values.ts';

/** How a measure is written; what is stored is mg/dL, mmol/L, kg and cm. */
export interface ShownMeasure {
  /** Empty for the index, which has none. */
  readonly unit: MeasureUnit | '';
  /** As meters, scales and tapes show it. */
  readonly decimals: 0 | 1;
  /** Stored units in one shown unit. */
  readonly per: number;
}

export function shownMeasure(measure: Measure, units: ShownUnits): ShownMeasure {
  if (measure === 'gki') return { unit: '', decimals: 1, per: 1 };
  const taken = measure === 'fastingGlucose' ? 'glucose' : measure;
  const unit = unitOf(taken, units);
  return { unit, decimals: unit === 'mg/dL' ? 0 : 1, per: storedPer(taken, unit) };
}

/** A stored value in the shown unit, not rounded. */
export const shownValue = ({ per }: ShownMeasure, stored: number): number => stored / per;

/** The number alone, as a meter shows it: "98", "5.4". */
export const numberText = (shown: ShownMeasure, stored: number): string =>
  roundTo(shownValue(shown, stored), shown.decimals).toFixed(shown.decimals);

export const withUnit = ({ unit }: ShownMeasure, number: string): string =>
  unit === '' ? number : `${number} ${unit}`;

/** With its unit: "98 mg/dL"; the index has none. */
export const valueWithUnit = (shown: ShownMeasure, stored: number): string =>
  withUnit(shown, numberText(shown, stored));
