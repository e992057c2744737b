import { toNumber } from '../../message-facts/body-sizes.ts';

export type LabUnit = 'mg/dL' | 'mmol/L';

const MG = String.raw`(?:mg\/?\s?dl|mg per dl|mg)`;
const MMOL = String.raw`(?:mmols?(?:\s?\/\s?l| per l)?)`;
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const VALUE_IN_UNIT = new RegExp(`${NUMBER}\\s*(${MG}|${MMOL})\\b`, 'i');
const VALUE_TO_UNIT = new RegExp(`${NUMBER}\\b.{0,25}\\b(?:in|to|into|as)\\s+(${MG}|${MMOL})\\b`, 'i');
const ASKS_CONVERSION =
  /\bconvert|\bin (?:mmol|mg)|\b(?:in)?to (?:mmol|mg)|\bas (?:mmol|mg)|\bhow (?:many|much) (?:mmol|mg)/i;

/** "What is 110 mg/dL in mmol/L?" */
export function asksConversion(question: string): boolean {
  return ASKS_CONVERSION.test(question);
}

/** The value to convert with the unit it has; a value "in mmol/L" without its own unit has the other one. */
export function valueInUnit(question: string): { value: number; unit: LabUnit } | null {
  const inUnit = VALUE_IN_UNIT.exec(question);
  const toUnit = VALUE_TO_UNIT.exec(question);
  const raw = inUnit?.[1] ?? toUnit?.[1];
  if (!raw) return null;
  const unit = inUnit ? unitOf(inUnit[2]) : unitOf(toUnit?.[2]) === 'mg/dL' ? 'mmol/L' : 'mg/dL';
  const value = toNumber(raw);
  return value > 0 ? { value, unit } : null;
}

function unitOf(text: string | undefined): LabUnit {
  return text?.toLowerCase().startsWith('mm') ? 'mmol/L' : 'mg/dL';
}
