import type { ShownUnits } from '../health-values/measure-units.ts';
import type { Interval } from '../numbers/interval.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { Measure } from './reading-values.ts';
import { numberText, type ShownMeasure, shownMeasure, valueWithUnit, withUnit } from './shown-measure.ts';

/** Measures as a sentence begins with them. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  fastingGlucose: 'Fasting glucose',
  glucose: 'Glucose, fasting or not',
  ketones: 'Ketones',
  gki: 'GKI',
  weight: 'Weight',
  waist: 'Waist',
};

/** A change takes one decimal more than the meter shows, and drops zeros at its end: 1.2, 5. */
const changeNumber = (change: number, { per, decimals }: ShownMeasure) =>
  String(roundTo(Math.abs(change) / per, decimals + 1));

/** A stored value in the person's unit, as its meter shows it: "97 mg/dL", "5.4 mmol/L". */
export function valueText(measure: Measure, value: number, units: ShownUnits): string {
  return valueWithUnit(shownMeasure(measure, units), value);
}

/** "91 to 108 mg/dL". */
export function rangeText(measure: Measure, { low, high }: Interval, units: ShownUnits): string {
  return `${numberText(shownMeasure(measure, units), low)} to ${valueText(measure, high, units)}`;
}

/** The size of a change, without its sign: "1.2 mg/dL". */
export function changeText(measure: Measure, change: number, units: ShownUnits): string {
  const shown = shownMeasure(measure, units);
  return withUnit(shown, changeNumber(change, shown));
}

/** The sizes at both ends of an interval on one side of zero, the smaller first: "0.4 to 2.1 mg/dL". */
export function changeRangeText(measure: Measure, { low, high }: Interval, units: ShownUnits): string {
  const [small, large] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))];
  return `${changeNumber(small, shownMeasure(measure, units))} to ${changeText(measure, large, units)}`;
}
