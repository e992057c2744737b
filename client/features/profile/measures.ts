import type { Units } from '#contract/profile.ts';
import { feetAndInches, tenthText } from '#domain/body/body-text.ts';
import { CM_PER_INCH, KG_PER_LB } from '#domain/readings/measure-units.ts';

const INCHES_PER_FOOT = 12;

/** A number as people type it, with point or decimal comma; null when it is none. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

function readFeetAndInches(text: string): number | null {
  const match =
    /^(\d)\s*(?:ft|feet|foot|['’′])\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:in|inch|inches|["”″]|'')?)?$/.exec(text);
  if (!match) return null;
  const inches = readNumber(match[2] ?? '0') ?? 0;
  return inches < INCHES_PER_FOOT ? Number(match[1]) * INCHES_PER_FOOT + inches : null;
}

/**
 * A height in centimetres from what was typed: "178", "1.78 m", "70 in", `5'10"`, "5 ft 10 in". A bare number is in
 * the person's unit. Null when it cannot be read.
 */
export function readHeight(text: string, unit: Units['length']): number | null {
  const typed = text.trim().toLowerCase();
  const feet = readFeetAndInches(typed);
  if (feet !== null) return feet * CM_PER_INCH;
  const match = /^(\d+(?:[.,]\d+)?)\s*(cm|m|in|inch|inches|["”″])?$/.exec(typed);
  const value = match ? readNumber(match[1] ?? '') : null;
  if (!match || value === null) return null;
  const written = match[2];
  if (written === 'm') return value * 100;
  if (written === 'cm') return value;
  return written !== undefined || unit === 'in' ? value * CM_PER_INCH : value;
}

/** "178" or "5 ft 10 in", to the tenth of the unit. */
export const formatHeight = (cm: number, unit: Units['length']): string =>
  unit === 'cm' ? tenthText(cm) : feetAndInches(cm);

/** Kilograms from what was typed: "81.5", "81,5 kg", "180 lb". A bare number is in the person's unit. */
export function readWeight(text: string, unit: Units['weight']): number | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*(kg|kgs|kilos?|lbs?|pounds?)?$/.exec(text.trim().toLowerCase());
  const value = match ? readNumber(match[1] ?? '') : null;
  if (!match || value === null) return null;
  const isPounds = match[2] === undefined ? unit === 'lb' : /^[lp]/.test(match[2]);
  return isPounds ? value * KG_PER_LB : value;
}

/** To the tenth of the unit, without its name. */
export const formatWeight = (kg: number, unit: Units['weight']): string =>
  tenthText(unit === 'lb' ? kg / KG_PER_LB : kg);
