import { type PersonalData, personalData, type Units } from '#contract/profile.ts';
import { limitWords } from '#domain/health-values/measure-units.ts';
import {
  allWords,
  type FieldName,
  type PersonForm,
  readHeight,
  readNumber,
  readWeight,
} from './person-form.ts';

const { ownTargets, units: unitFields } = personalData.shape;

/** Fields of the form that stand in a group of the contract, by their path there. */
const GROUPED = {
  energy: { group: 'ownTargets', name: 'energy', schema: ownTargets.shape.energy },
  protein: { group: 'ownTargets', name: 'protein', schema: ownTargets.shape.protein },
  fat: { group: 'ownTargets', name: 'fat', schema: ownTargets.shape.fat },
  glucoseUnit: { group: 'units', name: 'glucose', schema: unitFields.shape.glucose },
  weightUnit: { group: 'units', name: 'weight', schema: unitFields.shape.weight },
  lengthUnit: { group: 'units', name: 'length', schema: unitFields.shape.length },
  foodUnit: { group: 'units', name: 'food', schema: unitFields.shape.food },
} as const;

type GroupedField = keyof typeof GROUPED;
const isGrouped = (field: FieldName): field is GroupedField => Object.hasOwn(GROUPED, field);

const NUMBERS: ReadonlySet<FieldName> = new Set(['age', 'netCarbLimit', 'energy', 'protein', 'fat']);

/** What the form says about a field, not checked yet. Text that is no number stays text, for the contract to refuse. */
function rawValue(form: PersonForm, field: FieldName, units: Units): unknown {
  const said = form[field];
  if (Array.isArray(said)) return said;
  if (typeof said === 'object') return allWords(said);
  if (said.trim() === '') return null;
  if (field === 'height') return readHeight(said, units.length) ?? said;
  if (field === 'weight') return readWeight(said, units.weight) ?? said;
  return NUMBERS.has(field) ? (readNumber(said) ?? said) : said.trim();
}

/** The contract's complaint; about height and weight in the units the person uses. */
function complaint(field: FieldName, value: unknown, { length, weight }: Units, message: string): string {
  const isRead = typeof value !== 'string';
  if (field === 'height') {
    if (!isRead) return `Enter your height like this: ${length === 'in' ? '5 ft 10 in' : '178'}`;
    if (length === 'in') return 'Height must be 1 ft 8 in to 8 ft 2 in';
  }
  if (field === 'weight') {
    if (!isRead) return `Enter your weight like this: ${weight === 'lb' ? '180' : '81.5'}`;
    if (weight === 'lb') return `Weight must be ${limitWords('weight', 'lb')}`;
  }
  return message;
}

/** Reads the named fields of a form and checks each by the contract. What else stands in a group stays as it is. */
export function readForm(
  form: PersonForm,
  fields: readonly FieldName[],
  person: Pick<PersonalData, 'units' | 'ownTargets'>,
) {
  const errors: Partial<Record<FieldName, string>> = {};
  const values: Record<string, unknown> = {};
  const groups = { units: { ...person.units }, ownTargets: { ...person.ownTargets } };
  for (const field of fields) {
    const value = rawValue(form, field, person.units);
    const place = isGrouped(field) ? GROUPED[field] : null;
    const checked = (place ? place.schema : personalData.shape[field as keyof PersonalData]).safeParse(value);
    if (!checked.success)
      errors[field] = complaint(field, value, person.units, checked.error.issues[0]?.message ?? 'Not valid');
    else if (place) values[place.group] = Object.assign(groups[place.group], { [place.name]: checked.data });
    else values[field] = checked.data;
  }
  // What was refused is left out, so the rest can be read.
  return { changes: personalData.partial().parse(values), errors };
}

/** Field of the form for a path of the contract: `ownTargets.fat` is shown at fat, `medicines.2` at medicines. */
export function formField(path: string, fields: readonly FieldName[]): FieldName | null {
  const [first = '', second = ''] = path.split('.');
  return (
    fields.find((field) =>
      isGrouped(field) ? GROUPED[field].group === first && GROUPED[field].name === second : field === first,
    ) ?? null
  );
}
