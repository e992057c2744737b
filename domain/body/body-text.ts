import type { Units } from '#contract/profile.ts';
import { CM_PER_INCH, KG_PER_LB } from '../health-values/measure-units.ts';

const INCHES_PER_FOOT = 12;

/** To the tenth, without a nought at its end. */
export const tenthText = (value: number): string => String(Math.round(value * 10) / 10);

/** "5 ft 10 in", to the tenth of an inch. */
export function feetAndInches(cm: number): string {
  const inches = Math.round((cm / CM_PER_INCH) * 10) / 10;
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return `${feet} ft ${tenthText(inches - feet * INCHES_PER_FOOT)} in`;
}

/** "178 cm" or "5 ft 10 in" */
export const heightText = (cm: number, { length }: Pick<Units, 'length'>): string =>
  length === 'cm' ? `${tenthText(cm)} cm` : feetAndInches(cm);

/** "91.4 cm" or "36 in" */
export const lengthText = (cm: number, { length }: Pick<Units, 'length'>): string =>
  `${tenthText(length === 'cm' ? cm : cm / CM_PER_INCH)} ${length}`;

/** "81.5 kg" or "179.7 lb" */
export const bodyWeightText = (kg: number, { weight }: Pick<Units, 'weight'>): string =>
  `${tenthText(weight === 'kg' ? kg : kg / KG_PER_LB)} ${weight}`;
