import { type MeasureUnit, UNITS_OF } from '#domain/health-values/measure-units.ts';
import type { ColumnRole, ImportMapping, ImportQuestion } from '#domain/readings-import/import-mapping.ts';

/** What a column can be chosen to be, in the words of the preview. */
export const ROLE_WORDS: Readonly<Record<ColumnRole, string>> = {
  ignored: 'Skip this column',
  datetime: 'Date and time',
  date: 'Date',
  clock: 'Time of day',
  glucose: 'Glucose',
  ketones: 'Ketones',
  weight: 'Weight',
  waist: 'Waist',
  type: 'What was measured',
  value: 'Measured value',
  unit: 'Unit of the value',
  fasting: 'Fasting, yes or no',
  marker: 'Meal marker',
  meal: 'Meal',
  activity: 'Activity',
  feeling: 'Feeling',
  notes: 'Notes',
  tags: 'Tags',
};

/** Several columns may be each of these; of the others a line has one. */
const REPEATABLE: readonly ColumnRole[] = [
  'ignored',
  'marker',
  'meal',
  'activity',
  'feeling',
  'notes',
  'tags',
];

/** Takes out a question that a change of the mapping has answered. */
export const answered = (mapping: ImportMapping, about: ImportQuestion['about']): ImportMapping => ({
  ...mapping,
  questions: mapping.questions.filter((question) => question.about !== about),
});

/** Gives a column its meaning; one that had it before is left out. */
export function withRole(mapping: ImportMapping, index: number, role: ColumnRole): ImportMapping {
  const columns = mapping.columns.map((column, at) => {
    if (at === index) return { ...column, role };
    return column.role === role && !REPEATABLE.includes(role)
      ? { ...column, role: 'ignored' as const }
      : column;
  });
  return answered({ ...mapping, columns }, 'columns');
}

/** The unit a column is read in, and those it could be in; null where there is nothing to choose. */
export function unitChoice(
  mapping: ImportMapping,
  index: number,
): { unit: MeasureUnit; choices: readonly MeasureUnit[] } | null {
  const column = mapping.columns[index];
  // A file with one value column names the measure per line; glucose is the one whose unit files leave out.
  const role = column?.role === 'value' ? 'glucose' : column?.role;
  if (role !== 'glucose' && role !== 'weight' && role !== 'waist') return null;
  const unit = { glucose: mapping.glucoseUnit, weight: mapping.weightUnit, waist: mapping.waistUnit }[role];
  return { unit: column?.unit ?? unit, choices: UNITS_OF[role] };
}

/** Sets the unit of a column, over what its heading says. */
export function withUnit(mapping: ImportMapping, index: number, chosen: string): ImportMapping {
  const choice = unitChoice(mapping, index);
  const unit = choice?.choices.find((one) => one === chosen);
  const column = mapping.columns[index];
  if (unit === undefined || column === undefined) return mapping;
  const about =
    column.role === 'weight' ? 'weightUnit' : column.role === 'waist' ? 'waistUnit' : 'glucoseUnit';
  // The value column of mixed measures has no unit of its own: there the file's unit for glucose is meant.
  if (column.role === 'value' && (unit === 'mg/dL' || unit === 'mmol/L'))
    return answered({ ...mapping, glucoseUnit: unit }, about);
  const columns = mapping.columns.map((one, at) => (at === index ? { ...one, unit } : one));
  return answered({ ...mapping, columns }, about);
}
