import type { Units } from '#contract/profile.ts';
import { GLUCOSE_MG_PER_MMOL } from '#domain/glucose.ts';
import { CM_PER_INCH, KG_PER_LB } from '#domain/readings/measure-units.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import { roundTo } from '#domain/readings/rounding.ts';

/** A measure as this person reads it. What is stored is mg/dL, mmol/L, kg and cm. */
export interface ShownMeasure {
  /** Empty for the index, which has none. */
  unit: string;
  decimals: number;
  /** Stored value per shown unit. */
  per: number;
}

export function shownMeasure(measure: Measure, units: Units): ShownMeasure {
  switch (measure) {
    case 'glucose':
    case 'fastingGlucose':
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

export const shownValue = ({ per }: ShownMeasure, stored: number): number => stored / per;

/** The number alone, as a meter shows it: "98", "5.4". */
export const valueText = (shown: ShownMeasure, stored: number): string =>
  roundTo(shownValue(shown, stored), shown.decimals).toFixed(shown.decimals);

/** With its unit: "98 mg/dL"; the index has none. */
export const valueWithUnit = (shown: ShownMeasure, stored: number): string =>
  shown.unit === '' ? valueText(shown, stored) : `${valueText(shown, stored)} ${shown.unit}`;
