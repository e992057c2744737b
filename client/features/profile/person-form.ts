import { z } from 'zod';
import type { PersonalData, Units } from '#contract/profile.ts';
import { ALLERGIES, CONDITIONS } from '#contract/profile-values.ts';
import { feetAndInches, tenthText } from '#domain/body/body-text.ts';
import { CM_PER_INCH, KG_PER_LB } from '#domain/health-values/measure-units.ts';

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

const text = z.string();
/** A list of words and what stands in its box and is not added yet; saving adds it. */
const wordList = z.object({ items: z.array(text), pending: text });
type WordList = z.infer<typeof wordList>;

/** The profile as its forms hold it: what was typed, as it was typed. Empty is "not said". */
export const personForm = z.object({
  age: text,
  gender: text,
  height: text,
  weight: text,
  activity: text,
  weightGoal: text,
  healthGoal: text,
  diabetes: text,
  medicines: wordList,
  conditions: z.array(z.enum(CONDITIONS)),
  pregnancy: text,
  country: text,
  allergies: z.array(z.enum(ALLERGIES)),
  dislikes: wordList,
  eatingStyle: text,
  netCarbLimit: text,
  energy: text,
  protein: text,
  fat: text,
  glucoseUnit: text,
  weightUnit: text,
  lengthUnit: text,
  foodUnit: text,
  timeZone: text,
});
export type PersonForm = z.infer<typeof personForm>;
export type FieldName = keyof PersonForm;

const numberText = (value: number | null) => (value === null ? '' : String(Math.round(value * 10) / 10));
const list = (items: readonly string[]): WordList => ({ items: [...items], pending: '' });

/** The profile as text, in the person's units. */
export const toForm = (person: PersonalData): PersonForm => ({
  age: numberText(person.age),
  gender: person.gender ?? '',
  height: person.height === null ? '' : formatHeight(person.height, person.units.length),
  weight: person.weight === null ? '' : formatWeight(person.weight, person.units.weight),
  activity: person.activity ?? '',
  weightGoal: person.weightGoal ?? '',
  healthGoal: person.healthGoal ?? '',
  diabetes: person.diabetes ?? '',
  medicines: list(person.medicines),
  conditions: CONDITIONS.filter((one) => person.conditions.includes(one)),
  pregnancy: person.pregnancy ?? '',
  country: person.country ?? '',
  allergies: ALLERGIES.filter((one) => person.allergies.includes(one)),
  dislikes: list(person.dislikes),
  eatingStyle: person.eatingStyle ?? '',
  netCarbLimit: numberText(person.netCarbLimit),
  energy: numberText(person.ownTargets.energy),
  protein: numberText(person.ownTargets.protein),
  fat: numberText(person.ownTargets.fat),
  glucoseUnit: person.units.glucose,
  weightUnit: person.units.weight,
  lengthUnit: person.units.length,
  foodUnit: person.units.food,
  timeZone: person.timeZone ?? '',
});

const sameWord = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** The list with what is still in the box; several may be typed with commas, and none is kept twice. */
export function allWords({ items, pending }: WordList): string[] {
  const typed = pending.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '));
  const all: string[] = [];
  for (const word of [...items, ...typed])
    if (word !== '' && !all.some((known) => sameWord(known, word))) all.push(word);
  return all;
}
