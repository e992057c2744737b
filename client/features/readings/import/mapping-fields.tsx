import clsx from 'clsx';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';
import { DATE_ORDER_WORDS } from '#domain/readings-import/questions.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { choicesOf } from '../../../ui/controls.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { answered, ROLE_WORDS, unitChoice, withRole, withUnit } from './change-mapping.ts';

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

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** How the file is read: its columns, units and dates, each open to correction. */
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
            label="Time to use for lines without one"
            hint={asks('clockWhenMissing')}
            type="time"
            value={clockOf(mapping.clockWhenMissing ?? 0)}
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
          hint="From 4 a.m. on, for lines without a meal. The preview below shows which readings will be marked as fasting."
          value={String(mapping.fastingBefore ?? '')}
          choices={FASTING_CHOICES}
          onChange={(hour) => onChange({ ...mapping, fastingBefore: hour === '' ? null : Number(hour) })}
        />
      ) : null}
      <Checkbox
        label="The times in this file are in UTC, not my time zone"
        checked={mapping.timesInUtc}
        onChange={(event) => onChange({ ...mapping, timesInUtc: event.target.checked })}
      />
    </div>
  );
}
