import type { PersonalData } from '#contract/profile.ts';
import { ALLERGIES, type Allergy, CONDITIONS, type Condition } from '#contract/profile-values.ts';
import { formatHeight, formatWeight } from './measures.ts';

/** A list of words and what stands in its box and is not added yet; saving adds it. */
export interface WordList {
  items: string[];
  pending: string;
}

/** The profile as its forms hold it: what was typed, as it was typed. Empty is "not said". */
export interface PersonForm {
  age: string;
  gender: string;
  height: string;
  weight: string;
  activity: string;
  weightGoal: string;
  healthGoal: string;
  diabetes: string;
  medicines: WordList;
  conditions: Condition[];
  pregnancy: string;
  country: string;
  allergies: Allergy[];
  dislikes: WordList;
  netCarbLimit: string;
  energy: string;
  protein: string;
  fat: string;
  glucoseUnit: string;
  weightUnit: string;
  lengthUnit: string;
  foodUnit: string;
  timeZone: string;
}

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
