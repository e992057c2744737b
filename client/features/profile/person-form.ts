import {
  type Allergy,
  type Condition,
  type OwnTargets,
  type PersonalData,
  personalData,
  type Units,
} from '#contract/profile.ts';
import { formatHeight, formatWeight, readHeight, readNumber, readWeight } from './measures.ts';

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
  conditions: [...person.conditions],
  pregnancy: person.pregnancy ?? '',
  country: person.country ?? '',
  allergies: [...person.allergies],
  dislikes: list(person.dislikes),
  netCarbLimit: numberText(person.netCarbLimit),
  energy: numberText(person.ownTargets.energy),
  protein: numberText(person.ownTargets.protein),
  fat: numberText(person.ownTargets.fat),
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

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Text becomes a number by `read`; text that is none stays text, for the contract to refuse. */
const numberOrText = (text: string, read: (text: string) => number | null) =>
  text.trim() === '' ? null : (read(text) ?? text);

type Target = keyof OwnTargets;
const isTarget = (field: FieldName): field is Target =>
  field === 'energy' || field === 'protein' || field === 'fat';

/** What the form says about a field, not checked yet. */
function rawValue(form: PersonForm, field: FieldName, units: Units): unknown {
  switch (field) {
    case 'height':
      return numberOrText(form.height, (text) => readHeight(text, units.length));
    case 'weight':
      return numberOrText(form.weight, (text) => readWeight(text, units.weight));
    case 'medicines':
    case 'dislikes':
      return allWords(form[field]);
    case 'conditions':
    case 'allergies':
      return form[field];
    case 'age':
    case 'netCarbLimit':
    case 'energy':
    case 'protein':
    case 'fat':
      return numberOrText(form[field], readNumber);
    default:
      return orNull(form[field]);
  }
}

/** The contract's limits, told in the units the person uses. */
const IN_THEIR_UNITS: Partial<Record<FieldName, (units: Units) => string | null>> = {
  height: ({ length }) => (length === 'in' ? 'Height must be 1 ft 8 in to 8 ft 2 in' : null),
  weight: ({ weight }) => (weight === 'lb' ? 'Weight must be 44.1 to 881.8 lb' : null),
};

const NOT_READ: Partial<Record<FieldName, (units: Units) => string>> = {
  height: ({ length }) => `Write the height like ${length === 'in' ? '5 ft 10 in' : '178'}`,
  weight: ({ weight }) => `Write the weight like ${weight === 'lb' ? '180' : '81.5'}`,
};

function complaint(field: FieldName, value: unknown, units: Units, message: string): string {
  const words = typeof value === 'string' ? NOT_READ[field]?.(units) : IN_THEIR_UNITS[field]?.(units);
  return words ?? message;
}

const schemaOf = (field: FieldName) =>
  isTarget(field) ? personalData.shape.ownTargets.shape[field] : personalData.shape[field];

export interface ReadForm {
  changes: Partial<PersonalData>;
  /** Field to what is wrong with it. */
  errors: Partial<Record<FieldName, string>>;
}

/** Reads the named fields of a form and checks each by the contract. The targets not named stay as they are. */
export function readForm(
  form: PersonForm,
  fields: readonly FieldName[],
  person: Pick<PersonalData, 'units' | 'ownTargets'>,
): ReadForm {
  const errors: ReadForm['errors'] = {};
  const values: Record<string, unknown> = {};
  const ownTargets: Record<string, unknown> = { ...person.ownTargets };
  for (const field of fields) {
    const value = rawValue(form, field, person.units);
    const checked = schemaOf(field).safeParse(value);
    if (!checked.success)
      errors[field] = complaint(field, value, person.units, checked.error.issues[0]?.message ?? 'Not valid');
    else if (isTarget(field)) {
      ownTargets[field] = checked.data;
      values.ownTargets = ownTargets;
    } else values[field] = checked.data;
  }
  // What was refused is left out, so the rest can be read.
  return { changes: personalData.partial().parse(values), errors };
}

/** Field of the form for a field of the contract: `ownTargets.fat` is shown at fat, `medicines.2` at medicines. */
export function formField(path: string): FieldName | null {
  const [first = '', second = ''] = path.split('.');
  const name = first === 'ownTargets' ? second : first;
  return name in FIELD_NAMES ? (name as FieldName) : null;
}

const FIELD_NAMES: Record<FieldName, true> = {
  age: true,
  gender: true,
  height: true,
  weight: true,
  activity: true,
  weightGoal: true,
  healthGoal: true,
  diabetes: true,
  medicines: true,
  conditions: true,
  pregnancy: true,
  country: true,
  allergies: true,
  dislikes: true,
  netCarbLimit: true,
  energy: true,
  protein: true,
  fat: true,
};
