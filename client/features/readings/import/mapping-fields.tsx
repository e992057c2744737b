import clsx from 'clsx';
import { clockIn } from '#domain/dates/calendar-day.ts';
import { type MeasureUnit, type TakenMeasure, UNITS_OF } from '#domain/health-values/measure-units.ts';
import type { ColumnRole, ImportMapping, ImportQuestion } from '#domain/readings-import/import-mapping.ts';
import { DATE_ORDER_WORDS } from '#domain/readings-import/questions.ts';
import { Checkbox, choicesOf } from '../../../ui/controls.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';

const ROLE_WORDS: Readonly<Record<ColumnRole, string>> = {
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
  marker: 'Before or after a meal',
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
const answered = (mapping: ImportMapping, about: ImportQuestion['about']): ImportMapping => ({
  ...mapping,
  questions: mapping.questions.filter((question) => question.about !== about),
});

/** Gives a column its meaning; one that had it before is left out. */
export function withRole(mapping: ImportMapping, index: number, role: ColumnRole): ImportMapping {
  const columns = mapping.columns.map((column, at) => {
    if (at === index) return { ...column, role };
    const givesWay = column.role === role && !REPEATABLE.includes(role);
    return givesWay ? { ...column, role: 'ignored' as const } : column;
  });
  return answered({ ...mapping, columns }, 'columns');
}

interface ColumnUnit {
  measure: TakenMeasure;
  /** What of the mapping has the unit of columns that name none. */
  about: 'glucoseUnit' | 'weightUnit' | 'waistUnit';
}

/** Columns whose unit may be chosen. */
const UNIT_OF: Partial<Record<ColumnRole, ColumnUnit>> = {
  glucose: { measure: 'glucose', about: 'glucoseUnit' },
  // A file with one value column names the measure per line; glucose is the one whose unit files leave out.
  value: { measure: 'glucose', about: 'glucoseUnit' },
  weight: { measure: 'weight', about: 'weightUnit' },
  waist: { measure: 'waist', about: 'waistUnit' },
};

/** The unit a column is read in, and those it could be in; null where there is nothing to choose. */
export function unitChoice(
  mapping: ImportMapping,
  index: number,
): { unit: MeasureUnit; choices: readonly MeasureUnit[] } | null {
  const column = mapping.columns[index];
  const known = column && UNIT_OF[column.role];
  return known ? { unit: column.unit ?? mapping[known.about], choices: UNITS_OF[known.measure] } : null;
}

export function withUnit(mapping: ImportMapping, index: number, chosen: string): ImportMapping {
  const column = mapping.columns[index];
  const known = column && UNIT_OF[column.role];
  const unit = known && UNITS_OF[known.measure].find((one) => one === chosen);
  if (!unit) return mapping;
  // The value column of mixed measures has no unit of its own: there the file's unit for glucose is meant.
  if (column.role === 'value' && (unit === 'mg/dL' || unit === 'mmol/L'))
    return answered({ ...mapping, glucoseUnit: unit }, known.about);
  return answered({ ...mapping, columns: mapping.columns.with(index, { ...column, unit }) }, known.about);
}

interface MappingFieldsProps {
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

function ColumnFields({ mapping, index, onChange }: MappingFieldsProps & { index: number }) {
  const column = mapping.columns[index];
  const units = unitChoice(mapping, index);
  if (!column) return null;
  return (
    <li
      className={clsx(
        'grid gap-3 rounded-md border border-line p-3',
        units && 'sm:grid-cols-[minmax(0,1fr)_8rem]',
      )}
    >
      <SelectField
        label={column.name}
        hint={column.samples.length > 0 ? `For example: ${column.samples.join(' · ')}` : 'Empty'}
        value={column.role}
        choices={choicesOf(ROLE_WORDS)}
        onChange={(role) => onChange(withRole(mapping, index, role))}
      />
      {units ? (
        <SelectField
          label="Unit"
          aria-label={`Unit of ${column.name}`}
          value={units.unit}
          choices={units.choices.map((unit) => [unit, unit])}
          onChange={(unit) => onChange(withUnit(mapping, index, unit))}
        />
      ) : null}
    </li>
  );
}

const FASTING_CHOICES = [
  ['', 'Only readings the file marks as fasting'],
  ...[8, 9, 10, 11].map((hour) => [String(hour), `Fasting if before ${hour} a.m.`] as const),
] as const;

const MINUTE_MS = 60_000;

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function MappingFields({ mapping, onChange }: MappingFieldsProps) {
  const hasGlucose = mapping.columns.some(({ role }) => role === 'glucose' || role === 'value');
  const asks = (about: string) => mapping.questions.find((question) => question.about === about)?.text;
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 text-lg font-bold">What's in each column</legend>
        <ul className="grid gap-3 lg:grid-cols-2">
          {Object.keys(mapping.columns).map((at) => (
            <ColumnFields key={at} mapping={mapping} index={Number(at)} onChange={onChange} />
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label="Date order"
          hint={asks('dateOrder')}
          value={mapping.dateOrder}
          choices={choicesOf(DATE_ORDER_WORDS)}
          onChange={(dateOrder) => onChange(answered({ ...mapping, dateOrder }, 'dateOrder'))}
        />
        {mapping.clockWhenMissing === null ? null : (
          <TextField
            label="Time for lines that have only a date"
            hint={asks('clockWhenMissing')}
            type="time"
            value={clockIn('UTC', mapping.clockWhenMissing * MINUTE_MS)}
            onChange={(text) => {
              const minutes = minutesOf(text);
              if (minutes !== null)
                onChange(answered({ ...mapping, clockWhenMissing: minutes }, 'clockWhenMissing'));
            }}
          />
        )}
      </div>
      {hasGlucose && mapping.clockWhenMissing === null ? (
        <SelectField
          label="Morning glucose taken before breakfast"
          hint="Readings from 4 a.m. until then are marked as fasting, unless your file lists a meal with them. The preview below shows which ones."
          value={String(mapping.fastingBefore ?? '')}
          choices={FASTING_CHOICES}
          onChange={(hour) => onChange({ ...mapping, fastingBefore: hour === '' ? null : Number(hour) })}
        />
      ) : null}
      <Checkbox
        label="The times in this file are in UTC (world time), not my local time"
        checked={mapping.timesInUtc}
        onChange={(event) => onChange({ ...mapping, timesInUtc: event.target.checked })}
      />
    </div>
  );
}
